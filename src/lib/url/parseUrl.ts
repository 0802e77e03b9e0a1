/** Parses an absolute URL; null if it is invalid. The oldest supported browsers have neither `URL.parse` nor `URL.canParse`. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
