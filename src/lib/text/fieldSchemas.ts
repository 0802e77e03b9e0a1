import * as v from 'valibot'
import { isBlank } from './isBlank.ts'

// Messages are keys of messages.json. No field has a maximum length, and names may contain any characters.

/** Required text, trimmed; text that shows nothing (see isBlank) is rejected. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'required'),
  v.trim(),
)

/** A phone number in any notation with 7 (local number) to 15 (E.164 maximum) digits. Sent as typed, trimmed. */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => /^\P{Nd}*(\p{Nd}\P{Nd}*){7,15}$/u.test(text), 'phone'),
)
