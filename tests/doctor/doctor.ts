import { plainText } from '@/lib/text/plainText.ts'
import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { apiChecks } from './apiChecks.ts'
import type { Check } from './check.ts'
import { corsChecks } from './corsChecks.ts'
import { dataChecks } from './dataChecks.ts'
import { launchChecks } from './launchChecks.ts'
import { reachChecks } from './reachChecks.ts'
import { siteChecks } from './siteChecks.ts'
import { createVisit, type Options } from './visit.ts'
import { writeChecks } from './writeChecks.ts'

export type Finding = Pick<Check, 'id' | 'owner' | 'todo'> & { what: string }

const api = [...apiChecks, ...corsChecks, ...dataChecks, ...writeChecks]
export const checks: readonly Check[] = [...reachChecks, ...api, ...siteChecks, ...launchChecks]

/** Everything that is wrong with a backend and a host. `VITE_API_URL` has to hold `api` when this file is loaded: the app's readers call it. */
export async function examine(options: Options): Promise<Finding[]> {
  const visit = createVisit({ ...options, settings: await settingsOf(options) })
  const findings: Finding[] = []
  for (const { id, owner, todo, run } of checks) {
    // If a server doesn't respond, that is the only finding.
    const isMute = api.some((one) => one.id === id)
      ? !(await visit.first.api())
      : siteChecks.some((one) => one.id === id) && !(await visit.first.site())
    for (const what of isMute ? [] : await run(visit))
      // A 429 says nothing else about a call.
      if (!/\banswers 429\b/.test(what))
        findings.push({ id, owner, what: visit.withoutSecrets(plainText(what.replace(/\p{Cc}/gu, ' ')) ?? ''), todo })
  }
  for (const call of visit.refusedAsTooMany)
    findings.push({ ...rateLimit, what: `${call} answers 429, however long the doctor waits` })
  return findings
}

const rateLimit = {
  id: 'rate-limit',
  owner: 'backend',
  todo: 'Allow a browser some 60 requests a minute, or send Retry-After with each 429. Then run the doctor again.',
} as const

/** The settings, with the scheduler that `npm start` has set for the site on this machine: its policy names it. */
async function settingsOf({ site, settings }: Options): Promise<Options['settings']> {
  if (settings['VITE_SCHEDULER_URL']?.trim() || isPublicHost(new URL(site).hostname)) return settings
  const policy = await fetch(site).then(
    ({ headers }) => headers.get('content-security-policy') ?? '',
    () => '',
  )
  const origin = /frame-src (http\S+?)(?=[\s;]|$)/.exec(policy)?.[1]
  return origin === undefined ? settings : { ...settings, VITE_SCHEDULER_URL: `${origin}/` }
}
