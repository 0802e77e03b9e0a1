import * as v from 'valibot'
import { isBlank } from '@/lib/text/plainText.ts'

// Messages are keys of messages.json; `empty` becomes the field's own message. No field has a maximum length, and names may contain any
// characters.

/** Required text, trimmed; text that shows nothing (see isBlank) is rejected. */
export const filledText = v.pipe(
  v.string(),
  v.check((text) => !isBlank(text), 'empty'),
  v.trim(),
)

const isLikeNumber = (text: string) => {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0
  return digits >= 7 && digits <= 15
}

/**
 * A phone number in any notation with 7 (local number) to 15 (E.164 maximum) digits, even with an extension or a second number. Sent as typed,
 * trimmed.
 */
export const phoneText = v.pipe(
  filledText,
  v.check((text) => [text, ...text.split(/[\p{L},;/|&\n]|(?=\+)/u)].some(isLikeNumber), 'phone'),
)

/** A password is sent exactly as typed: spaces are not trimmed. */
export const passwordSchema = v.pipe(v.string(), v.nonEmpty('empty'))
