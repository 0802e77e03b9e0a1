import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { utcStamp, zoneName } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { withCentury } from '@/lib/time/localDateTime.ts'
import { TextField } from '@/ui/form/TextField.tsx'
import { startOf, type ListingValues } from '@/features/teaching/form/listingValues.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** The start in the reader's local time, with its zone and the UTC form that cards show. */
export function StartDateField({ edited }: { edited?: Listing | undefined }) {
  const { t } = useTranslation('teaching')
  const language = useLanguage()
  const value = useWatch<ListingValues, 'startDate'>({ name: 'startDate' })
  const date = parseDate(startOf(value, edited))
  const now = new Date(useMinute())
  const saved = parseDate(edited?.startDate)
  const hint = () => {
    if (date !== null) return t('field.startZoneStamp', { zone: zoneName(date, language), stamp: utcStamp(date) })
    // The contract can't clear a date: an omitted field keeps its value.
    if (saved !== null) return t('field.startStays', { stamp: utcStamp(saved) })
    return t('field.startZone', { zone: zoneName(now, language) })
  }
  return (
    <TextField
      name="startDate"
      label={t('field.startDate')}
      type="datetime-local"
      max="2099-12-31T23:59"
      tidy={withCentury}
      optional
      hint={hint()}
    />
  )
}
