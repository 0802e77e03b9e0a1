import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/TextField.tsx'

/** Name, phone and e-mail. */
export function LeadFields() {
  const { t } = useTranslation('contact')
  return (
    <>
      <TextField name="name" label={t('fields.name')} autoComplete="name" />
      <TextField name="phoneNumber" label={t('fields.phone')} hint={t('fields.phoneHint')} type="tel" autoComplete="tel" />
      <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" spellCheck={false} />
    </>
  )
}
