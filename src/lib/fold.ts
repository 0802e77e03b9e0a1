const isPlain = /^[\x20-\x7e]*$/

/** Text as it is compared and searched: without case, accents and the many apostrophes of Uzbek keyboards (' ‘ ’ ʻ ʼ `). */
export const fold = (text: string) =>
  // Most texts have nothing to take apart, and there may be ten thousand of them.
  (isPlain.test(text) ? text : text.normalize('NFKD'))
    .replace(/[\u0300-\u036f'‘’ʻʼ`´]/g, '')
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
