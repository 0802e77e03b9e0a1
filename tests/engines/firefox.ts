import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Frame, type JSHandle, type Page } from 'puppeteer-core'
import { timeZone, until, type Engine, type Found, type Place } from './browser.ts'

const executablePath = '/usr/bin/firefox-esr'

const found = (element: ElementHandle<HTMLElement>): Found => ({
  run: (look, ...values) => element.evaluate(look as never, ...values) as Promise<never>,
  // Firefox 140 doesn't know Puppeteer's question for the element of a frame, which a click in the frame begins with.
  click: () => (element.frame.parentFrame() ? element.evaluate((one) => one.click()) : element.click()),
  type: async (text) => {
    await (element as ElementHandle<HTMLInputElement>).evaluate((field) => field.select())
    await element.type(text)
  },
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  inside: async (job) => {
    // Nor does it know the question for the frame of an element, so its origin names the frame.
    const origin = await (element as ElementHandle<HTMLIFrameElement>).evaluate(({ src }) => new URL(src).origin)
    const frame = await until(`the frame of ${origin}`, () =>
      element.frame.childFrames().find((child) => child.url().startsWith(origin)),
    )
    await job(place(() => frame))
  },
})

const place = (frame: () => Frame): Place => ({
  run: (look, ...values) => frame().evaluate(look as never, ...values) as Promise<never>,
  find: async (look, ...values) => {
    const handle: JSHandle = await frame().evaluateHandle(look as never, ...values)
    const element = handle.asElement() as ElementHandle<HTMLElement> | null
    return element && found(element)
  },
})

/** Puppeteer sends the orientation of the screen along, which Firefox 140 doesn't know; the size precedes it. */
const resize = (page: Page, width: number, height: number) =>
  page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command')) throw error
  })

/** Firefox by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'firefox',
  packages: ['firefox-esr'],
  isInstalled: () => existsSync(executablePath),
  start: async () => {
    const env = { ...process.env, TZ: timeZone }
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null, env })
    return {
      name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
      narrowest: 360,
      open: async () => {
        const context = await browser.createBrowserContext()
        const page = await context.newPage()
        return {
          ...place(() => page.mainFrame()),
          goto: async (url) => void (await page.goto(url)),
          // Puppeteer's own waits for a document to load, which a step inside the app doesn't.
          back: () => page.evaluate(() => void setTimeout(() => history.back())),
          resize: (width, height) => resize(page, width, height),
          screenshot: () => page.screenshot(),
          close: () => context.close(),
        }
      },
      close: () => browser.close(),
    }
  },
}
