import * as v from 'valibot'

/** An e-mail address as it is sent: without spaces around it, and of a shape that no real address fails. */
export const emailSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('required'), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'))

/** A password as it is sent: exactly what was typed, spaces too. */
export const passwordSchema = v.pipe(v.string(), v.nonEmpty('required'))
