import * as v from 'valibot'

// Separate from fieldSchemas.ts, so that the log-in page does not load the phone number check. Messages are keys of messages.json.

/** An e-mail address, checked loosely so that no valid one is rejected; invisible characters from copy and paste are removed. */
export const emailText = v.pipe(
  v.string(),
  // Comes first: after a failed check valibot skips later transforms, and with them the checks of the whole form.
  v.transform((text) => text.replace(/\p{Cf}/gu, '').trim()),
  v.nonEmpty('required'),
  // Also matches the empty string, which is reported once, as required.
  v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email'),
)
