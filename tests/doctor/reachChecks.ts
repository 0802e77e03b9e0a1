import { connect } from 'node:tls'
import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { backend, type Check } from './check.ts'
import type { Answer } from './answer.ts'
import type { Visit } from './visit.ts'

/** Days until the certificate of an address runs out. */
const daysLeft = (url: URL) =>
  new Promise<number>((resolve, reject) => {
    const socket = connect(
      { host: url.hostname, port: Number(url.port || 443), servername: url.hostname, timeout: 15_000 },
      () => {
        resolve((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000)
        socket.end()
      },
    )
    socket.on('error', reject).on('timeout', () => socket.destroy(new Error('timeout')))
  })

const isOfCertificate = (problem: string | undefined) => /CERT|TLS|SSL|SIGNED/.test(problem ?? '')

/** Faults in the encryption of an address. An address on this machine or network needs none. */
export async function insecure(
  address: string,
  { problem }: Pick<Visit, 'problem'>,
  left = daysLeft,
): Promise<string[]> {
  const url = new URL(address)
  if (url.protocol !== 'https:') return isPublicHost(url.hostname) ? [`${url.origin} is not encrypted`] : []
  if (isOfCertificate(problem(address))) return [`The certificate of ${url.host} is refused (${problem(address)})`]
  const days = await left(url).catch(() => Infinity) // no answer is another finding
  return days < 14 ? [`The certificate of ${url.host} runs out in ${Math.floor(days)} days`] : []
}

/** How far the server's clock is off, if by more than a minute. */
function clockSkew(answer: Answer | null): string[] {
  const seconds = Math.round((Date.parse(answer?.headers.get('date') ?? '') - (answer?.at ?? 0)) / 1000)
  return Math.abs(seconds) > 60 ? [`The clock is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead' : 'behind'}`] : []
}

const reach = (of: 'api' | 'site', owner: Check['owner']): Check[] => [
  {
    id: `${of}-reachable`,
    owner,
    todo: 'Start it, open its port, and check the address and its DNS.',
    run: async (visit) =>
      (await visit.first[of]()) || isOfCertificate(visit.problem(visit[of]))
        ? []
        : [`${new URL(visit[of]).origin} does not answer (${visit.problem(visit[of])})`],
  },
  {
    id: `${of}-tls`,
    owner,
    todo: 'Serve https with a certificate that browsers trust and that renews itself.',
    run: async (visit) => (await visit.first[of](), insecure(visit[of], visit)),
  },
]

/** Whether both respond at all. */
export const reachChecks: readonly Check[] = [
  ...reach('api', 'backend'),
  ...reach('site', 'host'),
  backend('api-clock', 'Set the clock by NTP: dates and tokens depend on it.', async (visit) =>
    clockSkew(await visit.first.api()),
  ),
]
