/** Zoom's numbers are read in groups: 3-3-3, 3-3-4, or 3-4-4 digits. */
const zoomGroups: Record<number, RegExp> = {
  9: /(\d{3})(\d{3})(\d{3})/,
  10: /(\d{3})(\d{3})(\d{4})/,
  11: /(\d{3})(\d{4})(\d{4})/,
}

/** The number to type into the app of Zoom or Google Meet instead of opening a link: `812 3456 7890`, `abc-defg-hij`. Null if the link has none. */
export function meetingNumber({ hostname, pathname }: URL): string | null {
  const host = hostname.toLowerCase()
  if (host === 'zoom.us' || host.endsWith('.zoom.us')) {
    const number = /^\/(?:j|s|w|wc|wc\/join)\/(\d{9,11})(?:\/|$)/.exec(pathname)?.[1]
    return number === undefined ? null : number.replace(zoomGroups[number.length]!, '$1 $2 $3')
  }
  if (host === 'meet.google.com')
    return /^\/([a-z]{3}-[a-z]{4}-[a-z]{3})\/?$/i.exec(pathname)?.[1]?.toLowerCase() ?? null
  return null
}
