/** The purpose of the contact dialog; `type` is its name in the URL, `course` the English name of an upcoming course. */
export type ContactKind = { type: 'contact' | 'newsletter'; course?: never } | { type: 'notify'; course: string }

/** Draft name (lib/storage/drafts), shared by all contact dialogs. */
export const contactDraft = 'contact'

/** The message of POST /mail (CONTRACT.md §7), in English whatever the language of the page. */
export const contactMessage = ({ type, course }: ContactKind) =>
  ({ contact: 'From Contact Modal', newsletter: 'Newsletter', notify: `Notify me: ${course}` })[type]
