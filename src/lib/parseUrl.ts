/** An absolute address, parsed; null when it is none. (`URL.canParse` and `URL.parse` are younger than the oldest browsers that are served.) */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
