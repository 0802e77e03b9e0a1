import * as v from 'valibot'
import { isBlank } from './isBlank.ts'

// The messages are keys of messages.json. No field has a longest length, and no name is refused for its letters.

/** A text that must say something. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'required'),
  v.trim(),
)

/** A phone number in any way of writing: 7 to 15 digits, the length of a local and of the longest international number (E.164). It is sent as typed, trimmed. */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => /^\P{Nd}*(\p{Nd}\P{Nd}*){7,15}$/u.test(text), 'phone'),
)
