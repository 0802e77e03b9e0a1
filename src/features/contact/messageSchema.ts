import * as v from 'valibot'
import { emailText } from '@/lib/emailText.ts'
import { filledText } from '@/lib/fieldSchemas.ts'
import { internationalPhone, isPossiblePhone } from '@/lib/phone.ts'

/** The two countries of the contact page, with what a number looks like there (SPEC.md §2). */
export const countries = {
  US: { placeholder: '(555) 123-4567' },
  UZ: { placeholder: '90 123 45 67' },
} as const
export type Country = keyof typeof countries

const isCountry = v.picklist(['US', 'UZ'])

/** The fields of the contact page. A number must be possible in the chosen country, or carry a + and a country code of its own. */
export const messageSchema = v.pipe(
  v.object({ firstName: filledText, lastName: filledText, email: emailText, country: isCountry, phoneNumber: filledText, message: filledText }),
  v.forward(
    v.partialCheck([['country'], ['phoneNumber']], ({ country, phoneNumber }) => isPossiblePhone(phoneNumber, [country]), 'phone'),
    ['phoneNumber'],
  ),
)
export type Message = v.InferOutput<typeof messageSchema>

export const noMessage: Message = { firstName: '', lastName: '', email: '', country: 'US', phoneNumber: '', message: '' }

/** The draft of a message as the form starts with it; empty where nothing was kept. */
export function messageFrom(draft: Readonly<Record<string, unknown>> | null): Message {
  const kept = (name: keyof Message) => (typeof draft?.[name] === 'string' ? draft[name] : '')
  return { firstName: kept('firstName'), lastName: kept('lastName'), email: kept('email'), country: draft?.['country'] === 'UZ' ? 'UZ' : 'US', phoneNumber: kept('phoneNumber'), message: kept('message') }
}

/**
 * The payload of POST /mail. The number goes out with its country code (`+998 90 123 45 67`), so that whoever reads the mail can call it;
 * one that cannot be read as a number goes out as it was typed.
 */
export const toMail = ({ firstName, lastName, email, country, phoneNumber, message }: Message) => ({
  name: `${firstName} ${lastName}`,
  email,
  phoneNumber: internationalPhone(phoneNumber, country),
  message,
  countryCode: country,
})
