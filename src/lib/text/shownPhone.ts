/** A US or Uzbek phone number with the usual spaces if it was typed as bare digits; unchanged otherwise. */
export const shownPhone = (typed: string): string =>
  typed
    .replace(/^([2-9]\d\d)(\d{3})(\d{4})$/, '($1) $2-$3')
    .replace(/^\+?1([2-9]\d\d)(\d{3})(\d{4})$/, '+1 ($1) $2-$3')
    .replace(/^\+?998(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
