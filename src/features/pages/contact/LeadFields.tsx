import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { emailText } from '@/lib/text/emailText.ts'
import { filledText, phoneText } from '@/lib/text/fieldSchemas.ts'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { TextField } from '@/ui/form/TextField.tsx'

/** Contact details of a person who wants to hear from us. */
export const leadSchema = v.object({ name: filledText, phoneNumber: phoneText, email: emailText })
export type Lead = v.InferOutput<typeof leadSchema>

export const emptyLead: Lead = { name: '', phoneNumber: '', email: '' }

export function LeadFields() {
  const { t } = useTranslation('contact')
  return (
    <>
      <TextField name="name" label={t('fields.name')} autoComplete="name" />
      <TextField
        name="phoneNumber"
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
      />
      <EmailField name="email" label={t('fields.email')} />
    </>
  )
}
