/** Text on one line, without its addresses: every word with `://`, and every word that starts with `www.`. */
export const withoutLinks = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && !word.includes('://') && !/^\P{L}*www\./iu.test(word))
    .join(' ')
