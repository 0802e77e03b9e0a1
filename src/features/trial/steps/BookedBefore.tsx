import { CalendarCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { bookedTrial } from '@/features/trial/bookedTrial.ts'
import { useOptionLabels } from '@/features/trial/useOptionLabels.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { textLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'

/** The trial lesson booked or requested on this device as texts, until an hour after its start. */
function useBookedText() {
  const { t } = useTranslation('trial')
  const language = useLanguage()
  const labels = useOptionLabels()
  const booked = bookedTrial.get(useMinute())
  if (booked === null) return null
  const { subject, start, isBooked } = booked
  return {
    what: t(isBooked ? 'before.booked' : 'before.requested', { subject: labels.subject(subject) }),
    when: start !== null ? localDateTime(new Date(start), language) : t(isBooked ? 'before.inEmail' : 'done.confirm'),
  }
}

// The padding enlarges the target without moving the lines apart.
const link = `${textLink} -my-3 inline-block py-3`

/** One line about the trial lesson booked on this device. It opens the confirmation again, without names. */
export function BookedTrialNote() {
  const { t } = useTranslation('trial')
  const { show } = useDialog()
  const booked = useBookedText()
  return (
    booked && (
      <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft wrap-anywhere">
        <strong className="text-pine">{booked.what}</strong>
        <span>{booked.when}</span>
        <button type="button" aria-haspopup="dialog" className={link} onClick={() => show('booked.again')}>
          {t('before.details')}
        </button>
        <Link to={paths.support} className={link}>
          {t('before.help')}
        </Link>
      </p>
    )
  )
}

/** The same in the form, for parents who aren't sure whether the booking went through. */
export function BookedBefore() {
  const { t } = useTranslation('trial')
  const booked = useBookedText()
  return (
    booked && (
      <div className="flex gap-3.5 rounded-[18px] bg-leaf-tint p-4">
        <CalendarCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-leaf-dark" />
        <div className="min-w-0 space-y-1">
          <p className="font-bold wrap-anywhere text-pine">{booked.what}</p>
          <p className="font-semibold">{booked.when}</p>
          <p className="text-sm">{t('before.another')}</p>
        </div>
      </div>
    )
  )
}
