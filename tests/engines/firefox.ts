import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle, type Frame, type JSHandle } from 'puppeteer-core'
import { timeZone, type Browser, type Found, type Place } from './browserProtocol.ts'

const executablePath = '/usr/bin/firefox-esr'
export const hasFirefox = (): boolean => existsSync(executablePath)

const found = (element: ElementHandle<Element>): Found => ({
  run: (look, ...values) =>
    (element as ElementHandle<HTMLElement>).evaluate(look as never, ...values) as Promise<never>,
  click: () => element.click(),
  type: async (text) => {
    await (element as ElementHandle<HTMLInputElement>).evaluate((field) => field.select())
    await element.type(text)
  },
  upload: (file) => (element as ElementHandle<HTMLInputElement>).uploadFile(file),
  inside: async (job) => {
    const frame = await (element as ElementHandle<HTMLIFrameElement>).contentFrame()
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

/** Firefox by WebDriver BiDi. */
export async function firefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, TZ: timeZone },
  })
  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    narrowest: 360,
    open: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return {
        ...place(() => page.mainFrame()),
        goto: async (url) => void (await page.goto(url)),
        back: async () => void (await page.goBack()),
        resize: (width, height) => page.setViewport({ width, height }),
        screenshot: () => page.screenshot(),
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
