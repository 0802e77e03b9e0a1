import * as v from 'valibot'
import { emailText } from '@/lib/emailText.ts'
import { filledText, phoneText } from '@/lib/fieldSchemas.ts'

/** The two countries of the contact page, with what a number looks like there (SPEC.md §2). */
export const countries = {
  US: { placeholder: '(555) 123-4567' },
  UZ: { placeholder: '90 123 45 67' },
} as const
export type Country = keyof typeof countries

/** The fields of the contact page. */
export const messageSchema = v.object({ firstName: filledText, lastName: filledText, email: emailText, country: v.picklist(['US', 'UZ']), phoneNumber: phoneText, message: filledText })
export type Message = v.InferOutput<typeof messageSchema>

export const noMessage: Message = { firstName: '', lastName: '', email: '', country: 'US', phoneNumber: '', message: '' }

/** The draft of a message as the form starts with it; empty where nothing was kept. */
export function messageFrom(draft: Readonly<Record<string, unknown>> | null): Message {
  const kept = (name: keyof Message) => (typeof draft?.[name] === 'string' ? draft[name] : '')
  return { firstName: kept('firstName'), lastName: kept('lastName'), email: kept('email'), country: draft?.['country'] === 'UZ' ? 'UZ' : 'US', phoneNumber: kept('phoneNumber'), message: kept('message') }
}

/** The payload of POST /mail (SPEC.md §7). */
export const toMail = ({ firstName, lastName, email, country, phoneNumber, message }: Message) => ({
  name: `${firstName} ${lastName}`,
  email,
  phoneNumber,
  message,
  countryCode: country,
})
