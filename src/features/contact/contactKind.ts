/** Why somebody opens the contact dialog. `course` is the English name, which travels; `name` is how the reader's language calls it. */
export type ContactKind = { type: 'contact' } | { type: 'newsletter' } | { type: 'notify'; course: string; name?: string }

/** The name of the draft of every contact dialog (lib/drafts). */
export const contactDraft = 'contact'

/** The message of POST /mail (SPEC.md §7): fixed, whatever language the page is read in. */
export function contactMessage(kind: ContactKind): string {
  if (kind.type === 'notify') return `Notify me: ${kind.course}`
  return kind.type === 'newsletter' ? 'Newsletter' : 'From Contact Modal'
}
