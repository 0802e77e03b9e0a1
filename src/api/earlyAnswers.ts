import type { InternalAxiosRequestConfig } from 'axios'

/** What public/boot.js has asked for, by its address, and in whose name; an answer is there when all its text is, which a good one has beside it. */
type EarlyAnswer = { authorization?: string; answer: Promise<Response>; text?: string }

/** Until when an early answer is fresh enough, in milliseconds since the page was opened. */
const lifetime = 15_000

const earlyAnswers = () => (window as { earlyAnswers?: Record<string, EarlyAnswer> }).earlyAnswers ?? {}

/** What a GET was asked for early with this Authorization (undefined: with none), by its whole address; undefined when it was not. Leaves it there. */
export function seeEarlyAnswer(address: string, authorization: string | undefined): EarlyAnswer | undefined {
  const early = Object.hasOwn(earlyAnswers(), address) ? earlyAnswers()[address] : undefined
  return early?.authorization === authorization ? early : undefined
}

/** The same for who uses it up: each is given once, and while it is fresh. */
function takeFresh(address: string, authorization: string | undefined): EarlyAnswer | undefined {
  const early = seeEarlyAnswer(address, authorization)
  if (early === undefined) return undefined
  delete earlyAnswers()[address]
  return performance.now() > lifetime ? undefined : early
}

/** The text of a good answer to a GET that is there already; it is given once. Undefined for anything else, which takes the way of every request. */
export function takeEarlyText(address: string, authorization: string | undefined): string | undefined {
  return seeEarlyAnswer(address, authorization)?.text === undefined ? undefined : takeFresh(address, authorization)?.text
}

/**
 * Gives a request the answer that public/boot.js asked for while this code was on its way; each is given once. Other requests, and those
 * whose answer did not come, are made as ever.
 */
export function takeEarlyAnswer(config: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  const early = config.method === 'get' ? takeFresh(`${config.baseURL}${config.url}`, (config.headers.get('Authorization') as string | null) ?? undefined) : undefined
  if (early === undefined) return config
  const given: typeof fetch = (input, init) => {
    const request = new Request(input, init)
    const givenUp = new Promise<never>((_, reject) => request.signal.addEventListener('abort', reject))
    return Promise.race([early.answer, givenUp]).catch(() => fetch(request))
  }
  // Its text is read already, and it has no other body.
  return Object.assign(config, { adapter: 'fetch', responseType: 'text', env: { ...config.env, fetch: given } })
}
