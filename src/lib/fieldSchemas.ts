import * as v from 'valibot'
import { isBlank } from './isBlank.ts'
import { isPossiblePhone } from './phone.ts'

// The messages are keys of messages.json. No field has a longest length, and no name is refused for its letters.

/** A text that must say something. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'required'),
  v.trim(),
)

/** An e-mail address of a shape that no real one fails, without the invisible marks that come with copying. */
export const emailText = v.pipe(
  v.string(),
  // First: after a wrong one valibot would change nothing more, and leave out what is to be checked of a whole form.
  v.transform((text) => text.replace(/\p{Cf}/gu, '').trim()),
  v.nonEmpty('required'),
  v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
)

/** A phone number that is possible in the USA or Uzbekistan, or anywhere with + and its country code. */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => isPossiblePhone(text, ['US', 'UZ']), 'phoneAny'),
)
