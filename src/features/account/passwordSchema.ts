import * as v from 'valibot'

/** A password is sent exactly as typed: spaces are not trimmed. */
export const passwordSchema = v.pipe(v.string(), v.nonEmpty('empty'))
