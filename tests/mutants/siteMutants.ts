import { mutantsIn } from './weaken.ts'

/** Settings, headers and addresses. */
export const siteMutants = mutantsIn(String.raw`
src/env.ts
  by tests/security/addresses/outsideLinks.test.ts
  settings: any page → isSecureWebLink(address) ? address : '' → address
  settings: any scheduler → webLink(vars.VITE_SCHEDULER_URL)?.href ?? '' → read(vars.VITE_SCHEDULER_URL, '')

src/build/securityHeaders.ts
  by tests/security/headers.test.ts
  headers: scripts from a string → script-src 'self' → script-src 'self' 'unsafe-eval'
  headers: framed by anybody → frame-ancestors 'none' → frame-ancestors 'self'
  headers: no nosniff → 'x-content-type-options': 'nosniff', →
  headers: a policy of any name → 'trusted-types default' → 'trusted-types default html'
  headers: pictures in addresses → img-src 'self' blob: → img-src 'self' data: blob:
  headers: embedded by anybody → 'cross-origin-resource-policy': 'same-origin' → 'cross-origin-resource-policy': 'cross-origin'
  headers: preload unasked → === 'true' ? → !== 'false' ?
  headers: full referrer → strict-origin-when-cross-origin → unsafe-url
  headers: any host of a setting → && plainOrigin.test(new URL(url).origin) →

src/content/courses.ts
  by tests/security/addresses/addressWords.test.ts
  slug: begins alike → => course.slug.toLowerCase() === wanted) → => course.slug.toLowerCase().startsWith(wanted ?? '-'))
`)
