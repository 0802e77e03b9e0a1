/** How long early responses may be used, in milliseconds since navigation. */
const lifetime = 15_000

const bearer = (token: string | null) => (token === null ? undefined : `Bearer ${token}`)

/**
 * Sends a GET request with the token before the app has loaded; only once per URL. Rejects when fetch does. `follow` gets the parsed body
 * before the app gets the response, so that the app finds the requests that `follow` sends and doesn't repeat them.
 */
export function requestEarly(
  address: string,
  token: string | null,
  follow?: (body: unknown) => void,
): Promise<Response> {
  const requests = (window.earlyRequests ??= new Map())
  const authorization = bearer(token)
  const known = requests.get(address)
  if (known) return known.answer
  const answer = fetch(address, {
    headers: { Accept: 'application/json', ...(authorization === undefined ? {} : { Authorization: authorization }) },
  }).then(async (response) => {
    if (follow)
      await response
        .clone()
        .json()
        .then(follow)
        .catch(() => undefined) // the app reads the same body and shows the error
    return response
  })
  answer.catch(() => undefined) // handled when it is taken
  requests.set(address, { authorization, answer })
  return answer
}

/**
 * Takes the early response for a URL and token, as a fetch function for axios; undefined if there is none or it is too old. Each response can be
 * taken once. A failed early request is sent again; aborting the signal rejects as usual.
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
