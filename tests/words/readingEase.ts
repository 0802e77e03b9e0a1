/** Counts vowel groups, without a silent ending; a number counts as one. */
function syllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (plain.length <= 3) return 1
  const spoken = plain.replace(/(?:[^laeiouy]es|(?<![td])ed|[^laeiouy]e)$/, '').replace(/^y/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}

/** The Flesch reading ease of texts, 0 to 100 and more, of their sentences: labels and headings of up to four words are left out. */
export function readingEase(texts: readonly string[]): number {
  const sentences = texts
    .flatMap((text) => text.replaceAll(/\{\{[^}]+\}\}/g, 'it').split(/(?<=[.!?…])\s+|\n+/))
    .map((sentence) => sentence.match(/[A-Za-z0-9$%][\w’'$%.,-]*/g) ?? [])
    .filter((words) => words.length > 4)
  const words = sentences
    .flat()
    .flatMap((word) => word.split('-'))
    .filter(Boolean)
  if (words.length === 0) return 100
  const sum = words.reduce((total, word) => total + syllables(word), 0)
  return 206.835 - 1.015 * (words.length / sentences.length) - 84.6 * (sum / words.length)
}
