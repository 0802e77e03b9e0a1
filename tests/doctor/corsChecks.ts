import { endpoints, pathOf, type Endpoint, type EndpointName } from '@/api/endpoints.ts'
import { backend, type Check } from './check.ts'
import { isOk, says, type Answer } from './answer.ts'
import { nobodysId, type Visit } from './visit.ts'

const listed = (answer: Answer | null, header: string) =>
  (answer?.headers.get(`access-control-${header}`) ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
const isOurs = (answer: Answer | null, { site }: Visit) =>
  ['*', site].includes(answer?.headers.get('access-control-allow-origin') ?? '')

/** The preflight requests of a browser before each call of the contract. The visit sends each once. */
function preflights({ api, site, get }: Visit) {
  const calls = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
    ([name, { client, method, path }]) => {
      const headers = [...(client === 'public' ? [] : ['authorization']), ...(method === 'GET' ? [] : ['content-type'])]
      return (path.includes('{type}') ? (['class', 'group'] as const) : [undefined]).map((type) => ({
        method,
        headers,
        path: pathOf(name, { type, id: nobodysId }) ?? '',
      }))
    },
  )
  return Promise.all(
    calls.map(async ({ method, path, headers }) => {
      const asked = {
        origin: site,
        'access-control-request-method': method,
        'access-control-request-headers': headers.join(','),
      }
      return {
        method,
        path,
        headers,
        what: `OPTIONS ${path} for ${method}`,
        answer: await get(api + path, { method: 'OPTIONS', headers: asked }),
      }
    }),
  )
}

type Preflight = Awaited<ReturnType<typeof preflights>>[number]
/** A row that only a site of another origin than the backend needs. */
const row = (id: string, todo: string, run: (asked: Preflight[], visit: Visit) => Promise<string[]> | string[]) =>
  backend(id, todo, async (visit) =>
    visit.isCrossOrigin ? [...new Set(await run(await preflights(visit), visit))] : [],
  )

/** Whether browsers let the site talk to a backend of another origin: each method and header, and the answers themselves. */
export const corsChecks: readonly Check[] = [
  row('cors-preflight', 'Answer OPTIONS with 204, before any guard: browsers send no token with it.', (asked) =>
    asked.filter(({ answer }) => !isOk(answer)).map(({ what, answer }) => `${what} ${says(answer)}`),
  ),
  row(
    'cors-origin',
    'Send Access-Control-Allow-Origin with the site, on every answer, refusals too.',
    async (asked, visit) =>
      [...asked.filter(({ answer }) => isOk(answer)), ...(await visit.reads()).filter(({ answer }) => answer)]
        .filter(({ answer }) => !isOurs(answer, visit))
        .map(({ what, answer }) => `${what} (${answer?.status}) does not allow ${visit.site}`),
  ),
  row('cors-methods', 'Send Access-Control-Allow-Methods: GET, POST, PATCH, DELETE.', (asked) =>
    asked
      .filter(
        ({ answer, method }) =>
          isOk(answer) &&
          !['GET', 'POST'].includes(method) &&
          !['*', method.toLowerCase()].some((one) => listed(answer, 'allow-methods').includes(one)),
      )
      .map(({ method, path }) => `${method} ${path} is not allowed`),
  ),
  row(
    'cors-headers',
    'Send Access-Control-Allow-Headers: Authorization, Content-Type (a * does not cover Authorization).',
    (asked) =>
      asked
        .filter(({ answer }) => isOk(answer))
        .flatMap(({ answer, method, path, headers }) => {
          const allowed = listed(answer, 'allow-headers')
          return headers
            .filter((one) => !allowed.includes(one) && (one === 'authorization' || !allowed.includes('*')))
            .map((one) => `${method} ${path} may not send ${one}`)
        }),
  ),
  row(
    'cors-exposed',
    'Send Access-Control-Expose-Headers: Date, Retry-After, so that the app can correct a wrong clock and say how long to wait.',
    async (_, { first }) => {
      const exposed = listed(await first.api(), 'expose-headers')
      return ['Date', 'Retry-After']
        .filter((one) => !exposed.includes(one.toLowerCase()) && !exposed.includes('*'))
        .map((one) => `The app cannot read ${one}`)
    },
  ),
]
