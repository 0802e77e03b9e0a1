import { createHash } from 'node:crypto'

/** An origin that allows itself and nothing else: URL takes a `;` or a `*` in a host for a letter, the policy does not. */
const plainOrigin = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/

/** What the build puts into every page itself: the text of its script and of its style. */
export type Inlined = { script: string; style: string }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The response headers of every page, from one source for preview and hosting. Runs at build time, never in the browser.
 * `settings` are the VITE_ settings of .env.example; an origin of ours that differs from the page's own is allowed by name, what is inlined
 * by its hash.
 */
export function securityHeaders(settings: Readonly<Record<string, string | undefined>>, inlined?: Inlined): Record<string, string> {
  const origin = (url: string | undefined) => (url !== undefined && URL.canParse(url) && plainOrigin.test(new URL(url).origin) ? ` ${new URL(url).origin}` : '')
  const api = origin(settings['VITE_API_URL'])
  const files = origin(settings['VITE_FILES_URL'])
  const scheduler = origin(settings['VITE_SCHEDULER_URL'])
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${inlined ? ` ${hash(inlined.script)}` : ''}`,
      `style-src 'self'${inlined ? ` ${hash(inlined.style)}` : ''}`,
      // Pictures come from us and from the files path only: a picture elsewhere would tell that site who reads what. A chosen one is a blob.
      `img-src 'self' blob:${files}`,
      "font-src 'self'",
      `connect-src 'self'${api}`,
      `frame-src${scheduler || " 'none'"}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    // Share images and icons, too: whoever shows a link fetches them without a page around.
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  }
}

/**
 * Browsers stay on https for a year; only told by hosts that serve https. VITE_HSTS_PRELOAD=true asks for a place in the list that
 * browsers bring with them, which binds the whole domain for good.
 */
export const strictTransport = (settings: Readonly<Record<string, string | undefined>>): string =>
  `max-age=31536000; includeSubDomains${settings['VITE_HSTS_PRELOAD']?.trim() === 'true' ? '; preload' : ''}`
