import type { InternalAxiosRequestConfig } from 'axios'

/** What public/boot.js has asked for, by its address, and in whose name; an answer is there when all its text is. */
type EarlyAnswers = Record<string, { authorization?: string; answer: Promise<Response> }>

/** Until when an early answer is fresh enough, in milliseconds since the page was opened. */
const lifetime = 15_000

const earlyAnswers = () => (window as { earlyAnswers?: EarlyAnswers }).earlyAnswers ?? {}

/** What answered a GET that was asked for early with this Authorization, by its whole address; undefined when none was. Leaves it there. */
export function seeEarlyAnswer(address: string, authorization: string): Promise<Response> | undefined {
  const early = Object.hasOwn(earlyAnswers(), address) ? earlyAnswers()[address] : undefined
  return early?.authorization === authorization ? early.answer : undefined
}

/**
 * Gives a request the answer that public/boot.js asked for while this code was on its way; each is given once. Other requests, and those
 * whose answer did not come, are made as ever.
 */
export function takeEarlyAnswer(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const address = `${config.baseURL}${config.url}`
  const early = Object.hasOwn(earlyAnswers(), address) ? earlyAnswers()[address] : undefined
  if (early === undefined || config.method !== 'get' || early.authorization !== (config.headers.get('Authorization') ?? undefined)) return config
  delete earlyAnswers()[address]
  if (performance.now() > lifetime) return config
  const given: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const givenUp = new Promise<never>((_, reject) => request.signal.addEventListener('abort', reject))
    return Promise.race([early.answer, givenUp]).catch(() => fetch(request))
  }
  return Object.assign(config, { adapter: 'fetch', env: { ...config.env, fetch: given } })
}
