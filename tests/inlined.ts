import type { Inlined } from '../src/build/securityHeaders.ts'

/** The script and the style that the build has put into a page. */
export function inlinedIn(html: string): Inlined {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  return { script, style }
}
