/** How long an early answer is fresh, in milliseconds since the page was opened. */
const lifetime = 15_000

/** The Authorization of whoever holds this token. */
export const bearer = (token: string | null) => (token === null ? undefined : `Bearer ${token}`)

/** Asks for an address in the name of whoever holds the token, before the app is there; each address once. */
export function requestEarly(address: string, token: string | null): Promise<Response> {
  const requests = (window.earlyRequests ??= new Map())
  const authorization = bearer(token)
  const known = requests.get(address)
  if (known) return known.answer
  const answer = fetch(address, { headers: { Accept: 'application/json', ...(authorization === undefined ? {} : { Authorization: authorization }) } })
  answer.catch(() => undefined) // whoever takes it hears of it
  requests.set(address, { authorization, answer })
  return answer
}

/**
 * A fetch that gives the answer to what was asked for early with the same Authorization, once and while it is fresh; undefined when there is
 * none. Where that request failed it is made again; giving up is left to the signal.
 */
export function takeEarly(address: string, token: string | null): typeof fetch | undefined {
  const early = window.earlyRequests?.get(address)
  if (early === undefined || early.authorization !== bearer(token)) return undefined
  window.earlyRequests?.delete(address)
  if (performance.now() > lifetime) return undefined
  return (input, init) => {
    const request = new Request(input, init)
    const givenUp = new Promise<never>((_, reject) => request.signal.addEventListener('abort', reject))
    return Promise.race([early.answer, givenUp]).catch(() => fetch(request))
  }
}
