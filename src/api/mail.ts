import { call } from './call.ts'

export type Mail = { name: string; phoneNumber: string; email: string; message: string; countryCode?: 'US' | 'UZ' }

/** POST /mail; only status 201 means success. Throws a Fault. */
export const sendMail = (mail: Mail) => call('sendMail', { data: mail })

/** POST /mail from the consultation form, where 204 also means success. The message is always empty. Throws a Fault. */
export const sendConsultation = (lead: Omit<Mail, 'message' | 'countryCode'>) =>
  call('sendConsultation', { data: { ...lead, message: '' } })
