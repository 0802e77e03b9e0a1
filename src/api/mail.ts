import { useMutation } from '@tanstack/react-query'
import { call } from './call.ts'

export type Mail = { name: string; phoneNumber: string; email: string; message: string; countryCode?: 'US' | 'UZ' }

/** POST /mail; only status 201 is success. */
export const useSendMail = () => useMutation({ mutationFn: (mail: Mail) => call('sendMail', { data: mail }) })

/** POST /mail from the consultation form, where 204 is success too. Its message is always empty. */
export const useSendConsultation = () =>
  useMutation({ mutationFn: (lead: Omit<Mail, 'message' | 'countryCode'>) => call('sendConsultation', { data: { ...lead, message: '' } }) })
