import { messagesOf } from '../messages.ts'
import type { Control, Field } from './toolkit.ts'

const both = (...keys: string[]) => new Set(keys.flatMap((key) => [messagesOf('en')(key), messagesOf('uz')(key)]))
/** Buttons whose purpose is to throw away what was typed. */
const discards = both('trial:leave.discard', 'teaching:draft.discard')
/** In a dialog, the button that erases what the site keeps on the device. */
const erases = both('legal:device.erase')
const clears = both('classes:filter.clear', 'classes:filter.clearSearch')
/** Takes the words of the search off. Names are cut to 48 characters. */
const loosens = [...both('classes:noMatch.withoutWords_one', 'classes:noMatch.withoutWords_other')].map((words) => {
  const [before = '', between = ''] = words.split(/\{\{\w+\}\}/)
  return (name: string) => name.startsWith(before) && (name.length > 46 || name.includes(between))
})

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

type Typed = Field & { path: string }

/**
 * Typed text that must be found again: in the app's drafts on every page, after reloads and logins, until it is sent or discarded
 * away; elsewhere for as long as the page is not left.
 */
export function createTyped() {
  const expected = new Map<string, Typed>()
  let submitted = ''
  let owner: string | null = null
  const forget = (which: (typed: Typed) => boolean) => {
    for (const [key, typed] of expected) if (which(typed)) expected.delete(key)
  }
  const forgetDrafts = () => forget(({ kept }) => kept)

  return {
    /** The visitor typed, and the field now has this value. */
    note: (field: Field, path: string) => void expected.set(field.key, { ...field, path }),

    /** A form was submitted by its button, or by Enter in one of its fields. */
    submit(form: string, fields: readonly Field[], path: string) {
      submitted = form
      const own = fields.filter((field) => field.form === form)
      const [first] = own
      // The email fields of the newsletter pass their text to the contact dialog.
      if (own.length === 1 && first?.type === 'email' && !first.kept && first.value.trim() !== '') {
        expected.set('contact | email', {
          ...first,
          key: 'contact | email',
          kept: true,
          form: 'contact',
          name: 'email',
          value: first.value.trim(),
          path,
        })
      }
    },

    /** A control was pressed, or an option chosen. */
    press({ name, region, leads }: Control, path: string) {
      if (discards.has(name))
        forget(({ form }) => (region === 'dialog' ? form === 'trial' : form.startsWith(`listing ${path}`)))
      if (erases.has(name) && region === 'dialog') forgetDrafts()
      // The filters of the catalog are in the address; these open another address.
      if (clears.has(name) || leads || loosens.some((takes) => takes(name)))
        forget(({ type }) => type === 'search' || type === 'date')
      // Another country has other numbers (CONTRACT.md §4), another source no text.
      if (name === 'country') forget(({ key }) => key === 'message | phoneNumber')
      if (/^hearAboutUs=(?!Other)/.test(name)) forget(({ key }) => key === 'trial | hearAboutUsOther')
    },

    /** The form that a pending request belongs to. */
    submittedForm: () => submitted,
    sent(form: string, method: string, path: string) {
      if (method === 'DELETE')
        forget((typed) => typed.form.startsWith('listing') && typed.form.includes(path.split('/').at(-1)!))
      else forget((typed) => typed.form === form)
    },

    /** Steps that take what no draft keeps: another page, the history, a reload. */
    leave: () => forget(({ kept }) => !kept),

    /** The session's owner. The app forgets the drafts of a user who logged out, or of another user. */
    session(user: string | null, expired: boolean) {
      if (user === null && !expired && owner !== null) {
        forgetDrafts()
        owner = null
      }
      if (user === null || user === owner) return
      if (owner !== null) forgetDrafts()
      owner = user
    },

    /** The typed values that are missing now. */
    lost(fields: readonly Field[], path: string): string[] {
      forget((typed) => !typed.kept && typed.path !== path)
      return fields.flatMap(({ key, value }) => {
        const typed = expected.get(key)
        // Blanks alone say nothing. Emails and links lose marks around them, and characters that are not shown.
        if (typed === undefined || typed.value.trim() === value.trim()) return []
        if (/^(email|url)$/.test(typed.type) && letters(value).includes(letters(typed.value))) return []
        return [`“${typed.value.slice(0, 60)}” was typed into ${key}, where now stands “${value.slice(0, 60)}”`]
      })
    },
  }
}

export type TypedText = ReturnType<typeof createTyped>
