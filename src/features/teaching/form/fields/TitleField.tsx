import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/format.ts'
import { TextField } from '@/ui/form/TextField.tsx'
import type { ListingValues } from '@/features/teaching/form/listingValues.ts'

/** Titles longer than this are cut on cards. */
const comfortable = 120

/** The title; a long title is accepted with a hint about cards. */
export function TitleField() {
  const { t } = useTranslation('teaching')
  const { length } = useWatch<ListingValues, 'title'>({ name: 'title' })
  return (
    <TextField
      name="title"
      label={t('field.title')}
      autoComplete="off"
      {...(length > comfortable ? { hint: t('field.titleLong', { length: number(length) }) } : {})}
    />
  )
}
