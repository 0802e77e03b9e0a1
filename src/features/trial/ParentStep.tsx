import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/TextField.tsx'

/** Step 1: who we call. */
export function ParentStep() {
  const { t } = useTranslation('trial')
  return (
    <>
      <TextField name="parentName" label={t('fields.parentName')} autoComplete="name" />
      <TextField name="parentPhoneNumber" label={t('fields.parentPhoneNumber')} hint={t('fields.phoneHint')} type="tel" autoComplete="tel" />
      <TextField name="parentEmail" label={t('fields.parentEmail')} type="email" autoComplete="email" spellCheck={false} />
    </>
  )
}
