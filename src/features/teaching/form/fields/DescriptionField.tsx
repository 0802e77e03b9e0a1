import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { TextareaField } from '@/ui/form/TextField.tsx'
import { descriptionOf, startOf, type ListingValues } from '@/features/teaching/form/listingValues.ts'

/** The description; warns if a part of it looks like a schedule but will be read as plain text. */
export function DescriptionField({ edited }: { edited?: Listing | undefined }) {
  const { t } = useTranslation('teaching')
  const values = useWatch<ListingValues>() as ListingValues
  const { damaged } = scheduleOf({
    description: descriptionOf(values, edited),
    startDate: startOf(values.startDate, edited),
  })
  return (
    <TextareaField
      name="description"
      label={t('field.description')}
      rows={6}
      {...(damaged && { hint: t('schedule.damaged') })}
    />
  )
}
