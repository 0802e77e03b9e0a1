import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOptionLabels } from '@/features/trial/useOptionLabels.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { bookedTrial } from '@/features/trial/bookedTrial.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** The trial lesson already booked on this device, for parents who aren't sure whether the booking went through. */
export function BookedBefore() {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const labels = useOptionLabels()
  const booked = bookedTrial.get(useMinute())
  if (booked === null) return null
  const { subject, start, isBooked } = booked
  return (
    <div className="flex gap-3.5 rounded-[18px] bg-leaf-tint p-4">
      <CalendarCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf-dark" />
      <div className="min-w-0 space-y-1">
        <p className="font-bold text-pine">{t(isBooked ? 'before.booked' : 'before.requested')}</p>
        <p className="font-semibold wrap-anywhere">
          {`${labels.subject(subject)} · ${start === null ? t('before.inEmail') : localDateTime(new Date(start), language)}`}
        </p>
        <p className="text-sm">{t('before.another')}</p>
      </div>
    </div>
  )
}
