import { addressIn, prefixOf } from '../i18n/languageAddress.ts'
import { paths, unknownPage } from '../paths.ts'
import { catalogFolders, inCatalog } from './pageFiles.ts'
import { devicePages, headersAt } from './securityHeaders.ts'

/** The address where password managers look for a page that changes the password; the contract only has a page that resets it. */
export const changePassword = { from: '/.well-known/change-password', to: paths.forgotPassword }

/** The Cache-Control of a file: a year for hashed assets, a day for pictures, revalidation for pages. */
export function cacheControl(file: string): string {
  if (file.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/^\/(og|icons)\//.test(file) || file === '/favicon.svg') return 'public, max-age=86400'
  return 'no-cache'
}

/**
 * `_redirects`. Cloudflare Pages applies rules before it looks for files, requires rules without placeholders to come first, and redirects a
 * target ending in .html to the URL without it; Netlify serves an existing file first, ignoring case. Hence prerendered pages come first,
 * each mapped to itself, and the shell is /app on both. Neither can match slugs case-insensitively except with a placeholder, which also
 * matches unknown slugs; their "not found" page has status 200 and noindex.
 * https://developers.cloudflare.com/pages/configuration/redirects/, asset-server/handler.ts of @cloudflare/pages-shared,
 * https://docs.netlify.com/platform/request-chain
 */
function redirects(catalog: readonly string[], browserPages: readonly string[]): string {
  const rules = [
    ...catalog.map((page) => [page, page]),
    ...browserPages.filter((path) => !path.endsWith('/')).map((path) => [path, '/app']),
    ...browserPages.filter((path) => path.endsWith('/')).map((path) => [`${path}*`, '/app']),
    ...catalogFolders.map((folder) => [`${folder}/:slug`, '/app']),
  ] as [from: string, to: string][]
  const inUzbek = ([from, to]: (typeof rules)[number]) => [
    addressIn('uz', from),
    to === from ? addressIn('uz', to) : to,
  ]
  const isFixed = ([from]: readonly string[]) => !/[*:]/.test(from!)
  const all = [...rules, ...rules.map(inUzbek)]
  const pages = [...all.filter(isFixed), ...all.filter((rule) => !isFixed(rule))]
  return [`${changePassword.from} ${changePassword.to} 302\n`, ...pages.map((rule) => `${rule.join(' ')} 200\n`)].join(
    '',
  )
}

const uz = prefixOf('uz')

/** Build facts for `vite preview`, relative to the output: the headers of every response and the paths answered by the shell. */
export const previewFile = '.hosting/preview.json'
export type Preview = { headers: Readonly<Record<string, string>>; browserPages: readonly string[] }

/** Runs nginx without privileges and with nothing to write to but /tmp; the container does (Dockerfile). */
const main = `error_log stderr;
pid /tmp/nginx.pid;
worker_processes auto;
events {}
http {
  access_log off;
  sendfile on;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path /tmp/${name};`).join('\n')}
  include /srv/nihol/.hosting/nginx.conf;
}
`

/**
 * Host configuration files, keyed by file name: `_headers` and `_redirects` (Cloudflare Pages, Netlify) and, in `.hosting`, `nginx.conf` and a
 * main configuration for a container. `headers` come from securityHeaders and strictTransport, `pages` are the prerendered paths, `browserPages`
 * the paths served by the shell.
 */
export function hostingFiles(
  headers: Readonly<Record<string, string>>,
  pages: readonly string[],
  browserPages: readonly string[],
): Record<string, string> {
  const catalog = pages.filter((page) => inCatalog.test(page))
  const all = Object.entries(headers)
  const rule = (path: string, file: string) => `${path}\n  ! Cache-Control\n  Cache-Control: ${cacheControl(file)}`
  const languagesOf = (paths: readonly string[]) => paths.flatMap((path) => [path, addressIn('uz', path)])
  const indent = (lines: readonly string[], by: string) => lines.map((line) => by + line).join('\n')

  const nginxHeaders = (cache: string, of = headers) =>
    [...Object.entries(of), ['cache-control', cache] as const].map(
      ([name, value]) => `add_header ${name} "${value}" always;`,
    )
  const nginx = `# Serves the built site. Include it in the http block, set "root" to the build output, and add TLS. Proxy /api/ to the backend, or build
# with VITE_API_URL set to its URL. Brotli needs the brotli-static module (Debian: libnginx-mod-http-brotli-static); without it, remove
# "brotli_static on;".
server {
  listen 8080;
  root /srv/nihol;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
  brotli_static on;
  charset utf-8;
  charset_types text/plain text/css application/javascript application/json application/xml application/manifest+json;
  types {
    text/html html;
    text/css css;
    text/plain txt;
    application/javascript js;
    application/json json;
    application/xml xml;
    application/manifest+json webmanifest;
    image/svg+xml svg;
    image/png png;
    image/webp webp;
    font/woff2 woff2;
  }
${indent(nginxHeaders('no-cache'), '  ')}

  # location /api/ { proxy_pass https://backend.example; proxy_ssl_server_name on; client_max_body_size 12m; }

  # Configuration files of other hosts.
  location ~ /(\\.|_headers$|_redirects$|_worker.js$|_routes.json$) { return 404; }
  location = /.well-known/security.txt { }
  location = ${changePassword.from} { return 302 ${changePassword.to}; }
  # Open pages still ask for the files of the previous release: move it to /srv/nihol-previous when a new one takes its place.
  location /assets/ {
    try_files $uri @previous;
${indent(nginxHeaders(cacheControl('/assets/x')), '    ')}
  }
  location @previous {
    root /srv/nihol-previous;
    try_files $uri =404;
${indent(nginxHeaders(cacheControl('/assets/x')), '    ')}
  }
  location ~ ^/(og|icons)/ {
    try_files $uri =404;
${indent(nginxHeaders(cacheControl('/og/x')), '    ')}
  }

  # No trailing slash.
  rewrite ^/(.+)/$ /$1 permanent;
  rewrite ^${uz}/$ ${uz} permanent;
  location = / { try_files /index.html =404; }
  location = ${uz} { try_files ${uz}.html =404; }
  # The only page that may use camera and microphone.
  location ~ ^(${devicePages.join('|')})$ {
    try_files $uri.html =404;
${indent(nginxHeaders('no-cache', headersAt(devicePages[0]!, headers)), '    ')}
  }
  # Pages that are not prerendered.
${languagesOf(browserPages)
  .map((path) =>
    path.endsWith('/')
      ? `  location ^~ ${path} { try_files /app.html =404; }`
      : `  location = ${path} { try_files /app.html =404; }`,
  )
  .join('\n')}
  # Slugs, ignoring case. For an unknown slug, the app shows its own "not found" page.
  location ~ ^(${uz})?(?i:${catalog.join('|')})$ {
    try_files $uri.html /app.html;
  }
  location ~ ^(${uz})?(${catalogFolders.join('|')})/[^/]+$ {
    error_page 404 /app.html;
    return 404;
  }
  location ${uz}/ {
    try_files $uri $uri.html =404;
    error_page 404 ${uz}${unknownPage}.html;
  }
  location / {
    try_files $uri $uri.html =404;
  }
  error_page 404 ${unknownPage}.html;
}
`
  return {
    _headers: [
      `/*\n${all.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n  Cache-Control: no-cache`,
      rule('/assets/*', '/assets/x'),
      rule('/og/*', '/og/x'),
      rule('/icons/*', '/icons/x'),
      ...devicePages.map(
        (page) =>
          `${page}\n  ! permissions-policy\n  permissions-policy: ${headersAt(page, headers)['permissions-policy']}`,
      ),
      '',
    ].join('\n\n'),
    [previewFile]: JSON.stringify({ headers, browserPages } satisfies Preview),
    _redirects: redirects(catalog, browserPages),
    '.hosting/nginx.conf': nginx,
    '.hosting/main.conf': main,
  }
}
