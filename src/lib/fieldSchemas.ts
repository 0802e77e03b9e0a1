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
  filledText,
  v.transform((text) => text.replace(/\p{Cf}/gu, '')),
  v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
)

/** A phone number that is possible in the USA or Uzbekistan, or anywhere with + and its country code. */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => isPossiblePhone(text, ['US', 'UZ']), 'phoneAny'),
)
