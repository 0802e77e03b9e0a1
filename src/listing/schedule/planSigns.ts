/** Normalizes the dashes, spaces, and invisible marks that a translator or an editor may have inserted. */
export const seen = (line: string) =>
  line
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s/g, ' ')
    .toLowerCase()

const hours = /\d{1,2}[:.]\d\d ?- ?\d{1,2}[:.]\d\d ?\( ?\w+ ?\/|\d{1,2}[:.]\d\d ?- ?\d{1,2}[:.]\d\d ?\(utc\)/
const plan = [/\blessons? ?: ?(?:\d{1,4} ?, ?)?every\b/, /\blessons? ?: ?\d{4}-\d/, hours]

/** Whether a line that `seen` has normalized contains times as only our own sentence has them. */
export const looksLikePlan = (line: string) => plan.some((sign) => sign.test(line))
