import type { Inlined } from '../src/build/securityHeaders.ts'

/** The script and style the build has inlined into a page. */
export function inlinedIn(html: string): Inlined {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return { script, style }
}
