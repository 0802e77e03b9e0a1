/** Text as it is compared and searched: without case, accents and the many apostrophes of Uzbek keyboards (' ‘ ’ ʻ ʼ `). */
export const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'‘’ʻʼ`´]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
