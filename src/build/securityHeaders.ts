import { createHash } from 'node:crypto'
import { addressIn } from '../i18n/languageAddress.ts'
import { paths } from '../paths.ts'

/** An origin that is safe in a CSP: URL accepts `;` and `*` in a host name, which have a meaning there. */
const plainOrigin = /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d+)?$/

/** The inline script and style of every page. */
export type Inlined = { script: string; style: string }

/** The paths of the only page that may use camera and microphone: the check before a lesson, in both languages. */
export const devicePages: readonly string[] = [paths.check, addressIn('uz', paths.check)]
const permissions = (devices: '()' | '(self)') => `camera=${devices}, microphone=${devices}, geolocation=(), payment=()`

/** The headers of a path: the headers of every response, with another Permissions-Policy on `devicePages`. */
export const headersAt = (pathname: string, headers: Readonly<Record<string, string>>) =>
  devicePages.includes(pathname) ? { ...headers, 'permissions-policy': permissions('(self)') } : headers

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The security headers of every response. `settings` are the VITE_ settings of .env.example, whose origins the CSP allows; inlined code is
 * allowed by its hash.
 */
export function securityHeaders(
  settings: Readonly<Record<string, string | undefined>>,
  inlined?: Inlined,
): Record<string, string> {
  const origin = (url: string | undefined) =>
    url !== undefined && URL.canParse(url) && plainOrigin.test(new URL(url).origin) ? ` ${new URL(url).origin}` : ''
  const api = origin(settings['VITE_API_URL'])
  const files = origin(settings['VITE_FILES_URL'])
  const reports = origin(settings['VITE_REPORT_DSN'])
  const scheduler = origin(settings['VITE_SCHEDULER_URL'])
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'self'${inlined ? ` ${hash(inlined.script)}` : ''}`,
      `style-src 'self'${inlined ? ` ${hash(inlined.style)}` : ''}`,
      // Pictures from other sites would tell those sites who reads which page. Pictures chosen in a form are blobs.
      `img-src 'self' blob:${files}`,
      "font-src 'self'",
      `connect-src 'self'${api}${reports}`,
      `frame-src${scheduler || " 'none'"}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions('()'),
    'cross-origin-opener-policy': 'same-origin',
    // Does not affect link previews, which fetch share images and icons outside a page.
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
  }
}

/**
 * The Strict-Transport-Security header: https only, for a year. VITE_HSTS_PRELOAD=true adds `preload`, which binds the whole domain
 * permanently.
 */
export const strictTransport = (settings: Readonly<Record<string, string | undefined>>): string =>
  `max-age=31536000; includeSubDomains${settings['VITE_HSTS_PRELOAD']?.trim() === 'true' ? '; preload' : ''}`
