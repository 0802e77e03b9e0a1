import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findChromium, launchOptions } from '../chromium.ts'

type Message = {
  id?: number
  sessionId?: string
  method: string
  params: Record<string, unknown>
  result?: unknown
  error?: { message: string }
}

/**
 * Starts a headless Chromium and drives it over the DevTools protocol, without Playwright, because Playwright enables the Runtime domain: V8 then
 * parses the code again for each new Error, and React creates some when it starts (60 to 95 ms that no visitor waits for).
 */
export async function launchRaw(...args: string[]) {
  const profile = await mkdtemp(path.join(tmpdir(), 'nihol-bench-profile-'))
  const all = [...launchOptions.args, ...args, '--headless', '--remote-debugging-pipe', `--user-data-dir=${profile}`]
  const child = spawn(findChromium()!, all, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] })
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable]
  const answers = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Set<(message: Message) => void>()
  let received = ''
  let count = 0
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (received + text).split('\0')
    received = messages.pop()!
    for (const message of messages.map((one) => JSON.parse(one) as Message)) {
      const answer = answers.get(message.id ?? 0)
      answers.delete(message.id ?? 0)
      if (message.error) answer?.reject(new Error(message.error.message))
      else answer?.resolve(message.result)
      if (message.id === undefined) listeners.forEach((listener) => listener(message))
    }
  })
  /** Sends a command to the browser or to a session. */
  function send<T = unknown>(method: string, params: object = {}, sessionId?: string) {
    count += 1
    const id = count
    return new Promise<T>((resolve, reject) => {
      answers.set(id, { resolve: (result) => resolve(result as T), reject })
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    })
  }
  return {
    /** Opens a page in a fresh profile. */
    open: async () => {
      const { browserContextId } = await send<{ browserContextId: string }>('Target.createBrowserContext')
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      })
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
      const heard = new Set<(message: Message) => void>()
      const listen = (message: Message) => {
        if (message.sessionId === sessionId) heard.forEach((listener) => listener(message))
      }
      listeners.add(listen)
      return {
        send: <T>(method: string, params?: object) => send<T>(method, params, sessionId),
        onMessage: (listener: (message: Message) => void) => void heard.add(listener),
        close: async () => {
          listeners.delete(listen)
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export type RawPage = Awaited<ReturnType<Awaited<ReturnType<typeof launchRaw>>['open']>>
