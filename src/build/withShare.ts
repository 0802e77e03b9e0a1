/** nginx.conf with classes in the heads of their pages (shareFiles.ts). Needs the njs module (Debian: libnginx-mod-http-js). */
export function withShare(nginx: string, apiUrl: string): string {
  const page = '{ gzip on; js_content share.head; }'
  const places = `  location = /lessons ${page}
  location = /uz/lessons ${page}
  location ^~ /share-page/ {
    internal;
    gzip_static off;
    brotli_static off;
    alias /srv/nihol/;
  }
  # The public call, without a token: 800 ms at most, and kept for five minutes.
  location ^~ /share-item/ {
    internal;
    proxy_pass ${apiUrl}/;
    proxy_method GET;
    proxy_pass_request_headers off;
    proxy_pass_request_body off;
    proxy_set_header Accept application/json;
    proxy_ssl_server_name on;
    proxy_connect_timeout 300ms;
    proxy_read_timeout 500ms;
    proxy_cache nihol_share;
    proxy_cache_valid 200 404 410 5m;
    proxy_ignore_headers Cache-Control Expires Set-Cookie Vary;
  }
`
  return nginx
    .replace(
      'server {\n',
      `js_import share from /srv/nihol/.hosting/share.js;
proxy_cache_path /tmp/nihol-share keys_zone=nihol_share:1m max_size=20m inactive=5m;
server {
  subrequest_output_buffer_size 1m;
`,
    )
    .replace('  # No trailing slash.', `${places}\n  # No trailing slash.`)
    .replace(/(location \^~ (?:\/uz)?\/classdetails\/) \{.*\}/g, `$1 ${page}`)
}
