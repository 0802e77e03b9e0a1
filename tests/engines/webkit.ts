import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { freePort } from '../freePort.ts'
import { timeZone, until, type Engine, type Found, type Place } from './browser.ts'

const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const
const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0]

/** The key of an element in answers and arguments (W3C WebDriver § 12.2). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'
type Element = { [elementKey]: string }

/** WebKitGTK by W3C WebDriver. */
export const webkit: Engine = {
  name: 'webkit',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => [driver, screen].every((program) => existsSync(program)) && findMiniBrowser() !== undefined,
  start: async () => {
    const port = await freePort(4560)
    const env = { TZ: timeZone, DISPLAY: `:${port}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
    const programs = [
      // An invisible screen, larger than every window. Without -noreset it restarts when the only browser closes, and may drop the next browser.
      [screen, env.DISPLAY, '-screen', '0', '1600x1000x24', '-nolisten', 'tcp', '-noreset'],
      [driver, `--port=${port}`],
    ].map(([program, ...args]) => spawn(program!, args, { stdio: 'ignore', env: { ...process.env, ...env } }))

    async function call<Result>(method: string, path: string, body?: object, limit = 30_000): Promise<Result> {
      const what = `${method} ${path.split('/').slice(3).join('/')}`
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        signal: AbortSignal.timeout(limit),
        ...(body && { body: JSON.stringify(body) }),
      }).catch((error: unknown) => {
        throw new Error(`${what}: no answer`, { cause: error })
      })
      const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
      if (!answer.ok) throw new Error(`${what}: ${value.error} ${value.message}`)
      return value
    }
    const browserOptions = { binary: findMiniBrowser(), args: ['--automation', '--full-screen'] }
    const start = () =>
      call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
        capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
      })
    const close = async () => programs.forEach((program) => program.kill())

    try {
      const first = await until('the driver and the screen of WebKit', start)
      await call('DELETE', `/session/${first.sessionId}`)
      return {
        name: `WebKitGTK ${first.capabilities.browserVersion}`,
        narrowest: 447,
        open: async () => {
          const session = `/session/${(await start()).sessionId}`
          const post = <Result>(path: string, body: object = {}) => call<Result>('POST', session + path, body)
          const execute = <Result>(look: (...values: never[]) => unknown, values: unknown[]) =>
            post<Result>('/execute/sync', { script: `return (${String(look)}).apply(null, arguments)`, args: values })
          const found = (element: Element): Found => {
            const at = `/element/${element[elementKey]}`
            return {
              run: (look, ...values) => execute(look, [element, ...values]),
              click: () => post(`${at}/click`),
              type: async (text) => {
                await post(`${at}/clear`)
                await post(`${at}/value`, { text })
              },
              upload: (file) => post(`${at}/value`, { text: file }),
              inside: async (job) => {
                await post('/frame', { id: element })
                try {
                  await job(place)
                } finally {
                  await post('/frame/parent')
                }
              },
            }
          }
          const place: Place = {
            run: (look, ...values) => execute(look, values),
            find: async (look, ...values) => {
              const element = await execute<Element | null>(look, values)
              return element && found(element)
            },
          }
          return {
            ...place,
            goto: (url) => post('/url', { url }),
            back: () => post('/back'),
            resize: (width, height) => post('/window/rect', { x: 0, y: 0, width, height }),
            // It may wait for a frame that a page without any movement never draws.
            screenshot: async () =>
              Buffer.from(await call<string>('GET', `${session}/screenshot`, undefined, 5000), 'base64'),
            close: () => call('DELETE', session),
          }
        },
        close,
      }
    } catch (error) {
      await close()
      throw error
    }
  },
}
