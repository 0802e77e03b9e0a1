import * as v from 'valibot'

// By itself: log-in needs no check of phone numbers, which is heavy. The messages are keys of messages.json.

/** An e-mail address of a shape that no real one fails, without the invisible marks that come with copying. */
export const emailText = v.pipe(
  v.string(),
  // First: after a wrong one valibot would change nothing more, and leave out what is to be checked of a whole form.
  v.transform((text) => text.replace(/\p{Cf}/gu, '').trim()),
  v.nonEmpty('required'), // and nothing else of an empty one
  v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
)
