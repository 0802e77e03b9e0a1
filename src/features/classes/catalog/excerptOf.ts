import { fold } from '@/lib/text/fold.ts'

export type Excerpt = { before: string; match: string; after: string }

/** The position of a folded word in a text; -1 if it has none. */
function indexOf(text: string, word: string): number {
  const plain = text.toLowerCase().indexOf(word)
  if (plain >= 0) return plain
  for (const { 0: written, index } of text.matchAll(/\S+/g)) if (fold(written).includes(word)) return index
  return -1
}

/** The first word of a text that contains a folded word (see fold), with a few words before and after it; null if the text has none. */
export function excerptOf(text: string, word: string): Excerpt | null {
  const index = indexOf(text, word)
  if (index < 0) return null
  const head = text.slice(Math.max(0, index - 200), index)
  const [start = ''] = /\S*$/.exec(head) ?? []
  const [match = '', ...next] = (start + text.slice(index, index + 300)).split(/\s+/)
  const previous = head
    .slice(0, head.length - start.length)
    .split(/\s+/)
    .filter(Boolean)
  const [before, after] = [previous.slice(-4).join(' '), next.slice(0, 6).join(' ').trim()]
  return {
    before: `${previous.length > 4 ? '…' : ''}${before}`,
    match,
    after: `${after}${next.length > 6 ? '…' : ''}`,
  }
}
