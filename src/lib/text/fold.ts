const isPlain = /^[\x20-\x7e]*$/

/** Normalizes text for comparing and searching: no case, accents, or apostrophes (Uzbek keyboards type ' ‘ ’ ʻ ʼ `), single spaces. */
export const fold = (text: string) =>
  // Most text is ASCII; skipping its normalization matters for a list of ten thousand.
  (isPlain.test(text) ? text : text.normalize('NFKD'))
    .replace(/[\u0300-\u036f'‘’ʻʼ`´]/g, '')
    .toLowerCase()
    .replace(/\s{2,}|[^\S ]/g, ' ')
    .trim()
