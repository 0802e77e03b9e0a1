import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Frame, type JSHandle, type Page } from 'puppeteer-core'
import { timeZone, type Browser, type Found, type Place } from './browserProtocol.ts'
import { until } from './until.ts'

const executablePath = '/usr/bin/firefox-esr'
export const hasFirefox = (): boolean => existsSync(executablePath)

const found = (element: ElementHandle<Element>): Found => ({
  run: (look, ...values) =>
    (element as ElementHandle<HTMLElement>).evaluate(look as never, ...values) as Promise<never>,
  // Nor does it know the question for the element of a frame, which a click in the frame begins with.
  click: () =>
    element.frame.parentFrame()
      ? (element as ElementHandle<HTMLElement>).evaluate((one) => one.click())
      : element.click(),
  type: async (text) => {
    await (element as ElementHandle<HTMLInputElement>).evaluate((field) => field.select())
    await element.type(text)
  },
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  inside: async (job) => {
    // Firefox 140 doesn't know Puppeteer's question for the frame of an element, so its origin names the frame.
    const origin = await (element as ElementHandle<HTMLIFrameElement>).evaluate(({ src }) => new URL(src).origin)
    const frame = await until(`the frame of ${origin}`, () =>
      element.frame.childFrames().find((child) => child.url().startsWith(origin)),
    )
    return job(place(() => frame))
  },
})

const place = (frame: () => Frame): Place => ({
  run: (look, ...values) => frame().evaluate(look as never, ...values) as Promise<never>,
  find: async (look, ...values) => {
    const handle: JSHandle = await frame().evaluateHandle(look as never, ...values)
    const element = handle.asElement() as ElementHandle<Element> | null
    return element && found(element)
  },
})

/** Puppeteer sends the orientation of the screen along, which Firefox 140 doesn't know; the size precedes it. */
const resize = (page: Page, width: number, height: number) =>
  page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command')) throw error
  })

/** Firefox by WebDriver BiDi. */
export async function firefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
    env: { ...process.env, TZ: timeZone },
  })
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    narrowest: 360,
    open: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await resize(page, 1280, 800)
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
}
