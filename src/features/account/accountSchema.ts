import * as v from 'valibot'

/** A password as it is sent: exactly what was typed, spaces too. */
export const passwordSchema = v.pipe(v.string(), v.nonEmpty('required'))
