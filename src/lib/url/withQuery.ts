/**
 * An absolute address with query parameters set. A space is written as %20, since messengers and mail programs don't decode a +. Throws a
 * TypeError for an address that is not absolute.
 */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.href
}
