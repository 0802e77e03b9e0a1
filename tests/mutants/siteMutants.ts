import type { MutantGroup } from './weaken.ts'

/** Settings, headers and addresses. */
export const siteMutants: readonly MutantGroup[] = [
  {
    file: 'src/env.ts',
    tests: ['tests/security/addresses/outsideLinks.test.ts'],
    mutants: [
      ['settings: any page', "isSecureWebLink(address) ? address : ''", 'address'],
      ['settings: any scheduler', "webLink(vars.VITE_SCHEDULER_URL)?.href ?? ''", "read(vars.VITE_SCHEDULER_URL, '')"],
    ],
  },
  {
    file: 'src/build/securityHeaders.ts',
    tests: ['tests/security/headers.test.ts'],
    mutants: [
      ['headers: scripts from a string', "script-src 'self'", "script-src 'self' 'unsafe-eval'"],
      ['headers: framed by anybody', "frame-ancestors 'none'", "frame-ancestors 'self'"],
      ['headers: no nosniff', "    'x-content-type-options': 'nosniff',\n", ''],
      ['headers: a policy of any name', "'trusted-types default'", "'trusted-types default html'"],
      ['headers: pictures in addresses', "img-src 'self' blob:", "img-src 'self' data: blob:"],
      [
        'headers: embedded by anybody',
        "'cross-origin-resource-policy': 'same-origin'",
        "'cross-origin-resource-policy': 'cross-origin'",
      ],
      ['headers: preload unasked', "=== 'true' ?", "!== 'false' ?"],
      ['headers: full referrer', 'strict-origin-when-cross-origin', 'unsafe-url'],
      ['headers: any host of a setting', ' && plainOrigin.test(new URL(url).origin)', ''],
    ],
  },
  {
    file: 'src/content/courses.ts',
    tests: ['tests/security/addresses/addressWords.test.ts'],
    mutants: [
      [
        'slug: begins alike',
        '=> course.slug.toLowerCase() === wanted)',
        "=> course.slug.toLowerCase().startsWith(wanted ?? '-'))",
      ],
    ],
  },
]
