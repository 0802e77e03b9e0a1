import { removeDraft, writeDraft } from './drafts.ts'
import { readDraft } from './shapes.ts'

const mark = (name: string) => `${name}:doubt`

/** Whether a form's last submission may have been stored although its response was lost; kept in session storage with the drafts. */
export const doubtfulSend = {
  is: (name: string): boolean => readDraft(mark(name), {}) !== null,
  set: (name: string, doubtful: boolean) => (doubtful ? void writeDraft(mark(name), {}) : removeDraft(mark(name))),
}
