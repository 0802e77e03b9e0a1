import * as v from 'valibot'
import { emailText } from '@/lib/emailText.ts'
import { filledText, phoneText } from '@/lib/fieldSchemas.ts'

/** Name, phone and e-mail of somebody who wants to hear from us. The phone number travels as it was typed, without spaces around it. */
export const leadSchema = v.object({ name: filledText, phoneNumber: phoneText, email: emailText })
export type Lead = v.InferOutput<typeof leadSchema>

/** The draft of a lead as the form starts with it; empty where nothing was kept. */
export function leadFrom(draft: Readonly<Record<string, unknown>> | null): Lead {
  const kept = (name: keyof Lead) => (typeof draft?.[name] === 'string' ? draft[name] : '')
  return { name: kept('name'), phoneNumber: kept('phoneNumber'), email: kept('email') }
}

export const noLead: Lead = { name: '', phoneNumber: '', email: '' }
