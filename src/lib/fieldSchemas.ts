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

/** A phone number that is possible in the USA or Uzbekistan, or anywhere with + and its country code. */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => isPossiblePhone(text, ['US', 'UZ']), 'phoneAny'),
)
