/** A text of at most `length` characters (code points); a longer one ends with "…" after its last whole word, or within the word if that is its only one. */
export function cutAtWord(text: string, length: number): string {
  // Two code units are the most that a character has.
  const characters = Array.from(text.slice(0, 2 * length + 2))
  if (characters.length <= length) return text
  const cut = characters.slice(0, length - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}
