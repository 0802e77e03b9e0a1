import { readDraft, removeDraft, writeDraft } from './drafts.ts'

const mark = (name: string) => `${name}:doubt`

/** What was sent from a form of this tab and may have gone through, though no answer came; it is kept as the drafts are. */
export const doubtfulSend = {
  is: (name: string): boolean => readDraft(mark(name)) !== null,
  set: (name: string, doubtful: boolean) => (doubtful ? void writeDraft(mark(name), {}) : removeDraft(mark(name))),
}
