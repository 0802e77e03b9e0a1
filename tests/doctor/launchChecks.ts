import { courses } from '@/content/courses.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { owner, type Check } from './check.ts'
import { isOk, says } from './answer.ts'
import type { Visit } from './visit.ts'

/** Facts of the working copy about the texts of the site. */
export type Content = {
  /** The files of src/content, by name. */
  sources: Readonly<Record<string, string>>
  /** The defaults of .env.example. */
  examples: Readonly<Record<string, string | undefined>>
  legal: readonly { id: string; updated: string; reviewed?: string }[]
  launches: readonly { id: string; launch: { date: string } }[]
  /** ISO, as all days here. */
  today: string
}

const contact = /^VITE_(CONTACT|CONSULTATION|TELEGRAM|WHATSAPP|INSTAGRAM|YOUTUBE)_/
const textOf = async ({ page }: Visit, places: readonly string[]) =>
  (await Promise.all(places.map(page))).map((answer) => answer?.text ?? '').join('\n')

/** Whether a site may frame a page: frame-ancestors says it, and X-Frame-Options where there are none. */
export function mayFrame(headers: Headers, site: string): boolean {
  const { origin, protocol, hostname } = new URL(site)
  const ancestors = /(?:^|[;,])\s*frame-ancestors\s+([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1]
  if (ancestors === undefined) return !headers.has('x-frame-options')
  return ancestors
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .some((source) => {
      if (source === '*' || source === protocol || source.replace(/\/$/, '') === origin) return true
      const [, scheme = protocol, host = ''] = /^(?:([a-z]+:)\/\/)?([^/:]+)$/.exec(source) ?? []
      return scheme === protocol && (host === hostname || (host.startsWith('*.') && hostname.endsWith(host.slice(1))))
    })
}

/** Settings and texts that the owner has to set or replace before launch. */
export const launchChecks: readonly Check[] = [
  owner(
    'scheduler',
    'Allow the site in the settings of the scheduler (frame-ancestors), or leave VITE_SCHEDULER_URL empty.',
    async ({ settings, site, get }) => {
      const url = webLink(settings['VITE_SCHEDULER_URL'])
      if (url === null) return settings['VITE_SCHEDULER_URL']?.trim() ? ['VITE_SCHEDULER_URL is no address'] : []
      const answer = await get(url.href)
      if (!isOk(answer)) return [`${url.origin} ${says(answer)}`]
      return mayFrame(answer.headers, site) ? [] : [`${url.origin} may not be framed by ${site}`]
    },
  ),
  owner('samples', 'Replace it with what is real, then set sample: false.', ({ content: { sources } }) =>
    Object.entries(sources).flatMap(([file, text]) => (/\bsample: true\b/.test(text) ? [`${file} holds samples`] : [])),
  ),
  owner(
    'sample-profiles',
    'Introduce real teachers (coursePages:profile), or take them out of src/content/teacherProfiles.ts.',
    async (visit) => {
      const shown = await Promise.all(
        courses.map(async ({ slug }) =>
          (await textOf(visit, [`/courses/${slug}`])).includes('Sample profile') ? [slug] : [],
        ),
      )
      return shown.flat().length === 0 ? [] : [`Sample teachers stand on ${shown.flat().join(', ')}`]
    },
  ),
  owner('placeholders', 'Set it in .env and build anew.', async (visit) => {
    const text = await textOf(visit, ['/', '/contact-us', '/pricing', '/support'])
    return Object.entries(visit.content.examples).flatMap(([name, value]) =>
      contact.test(name) && value && text.includes(value) ? [`${name} is the placeholder "${value}"`] : [],
    )
  }),
  owner('canonical', 'Set VITE_SITE_URL to the address of the site and build anew.', async (visit) => {
    const href = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(await textOf(visit, ['/']))?.[1]
    const { origin } = new URL(href ?? visit.site, visit.site)
    return origin === visit.site ? [] : [`The pages call themselves ${origin}`]
  }),
  owner(
    'legal',
    "Have a lawyer read it, then add reviewed: 'YYYY-MM-DD' to its row in src/content/legal.ts.",
    ({ content: { legal } }) =>
      legal
        .filter(({ updated, reviewed = '' }) => reviewed < updated)
        .map(({ id, reviewed }) => `${id} ${reviewed ? 'has changed since its review' : 'is not reviewed'}`),
  ),
  owner('launch-dates', 'Set a new date in src/content/upcomingCourses.ts.', ({ content: { launches, today } }) =>
    launches
      .filter(({ launch }) => launch.date < today)
      .map(({ id, launch }) => `${id} was to start on ${launch.date}`),
  ),
]
