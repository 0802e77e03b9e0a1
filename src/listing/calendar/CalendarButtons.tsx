import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { isFinished } from '@/listing/schedule/listingSchedule.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { isInAppBrowser } from '@/lib/device.ts'
import { downloadText } from '@/lib/files/downloadText.ts'
import { useSharedAddress } from '@/listing/share/shareText.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { inShareRow, shareRow } from '@/ui/base/CopyButton.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { calendarItem, fileNameOf, googleCalendarUrl, icsOf, outlookCalendarUrl } from './calendarItem.ts'

const buttonLook = `${buttonClass({ variant: 'secondary', size: 'small' })} ${inShareRow}`
const icon = 'size-4 shrink-0 text-leaf-dark max-sm:hidden!'

/** Adds the lessons of a listing to a calendar; renders nothing without a date or after the last lesson. Never includes the meeting link. */
export function CalendarButtons({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const title = shortTitle(listingTitle(listing, t), 200)
  const event = calendarItem(listing, title, useSharedAddress()(listing))
  const isOver = isFinished(listing, useMinute())
  if (event === null || isOver) return null
  const inApp = isInAppBrowser()
  const file = (
    <Button
      variant="secondary"
      size="small"
      className={inShareRow}
      onClick={() =>
        downloadText(`${fileNameOf(title, listing.type)}.ics`, 'text/calendar;charset=utf-8', icsOf([event]))
      }
    >
      <CalendarPlus aria-hidden="true" className={icon} />
      <span>{t('share.calendarFile')}</span>
    </Button>
  )
  return (
    <div className="space-y-2">
      <h2 className="text-lg">{t('share.calendar')}</h2>
      <div className={shareRow}>
        {!inApp && file}
        <ExternalLink href={googleCalendarUrl(event)} className={buttonLook}>
          <CalendarDays aria-hidden="true" className={icon} />
          <span>{t('share.google')}</span>
        </ExternalLink>
        <ExternalLink href={outlookCalendarUrl(event)} className={buttonLook}>
          <CalendarDays aria-hidden="true" className={icon} />
          <span>{t('share.outlook')}</span>
        </ExternalLink>
        {inApp && file}
      </div>
      {event.isSeries && (
        <p className="text-sm text-ink-soft">{t(event.repeat === null ? 'share.nextOnlyLinks' : 'share.nextOnly')}</p>
      )}
      {inApp && <p className="text-sm text-ink-soft">{t('share.inApp')}</p>}
    </div>
  )
}
