import { CalendarDays, CalendarPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { listingTitle, shortTitle } from '@/features/listing/listingTitle.ts'
import { downloadText } from '@/lib/files/downloadText.ts'
import { pathTo } from '@/paths.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { calendarItem, fileNameOf, googleCalendarUrl, icsOf, outlookCalendarUrl } from './calendarItem.ts'

// On a phone three in a row, which leaves no room for icons.
const width = 'flex-1 px-3! sm:flex-none sm:px-5!'
const look = `${buttonClass({ variant: 'secondary', size: 'small' })} ${width}`
const icon = 'size-4 shrink-0 text-leaf-dark max-sm:hidden!'

/** Adds the lessons of a listing to a calendar; nothing where it has no date. The meeting link is no part of it. */
export function CalendarButtons({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const title = shortTitle(listingTitle(listing, t), 200)
  const event = calendarItem(listing, title, new URL(useHref(pathTo.classSheet(listing)), location.origin).href)
  if (event === null) return null
  return (
    <div className="space-y-2">
      <h2 className="text-lg">{t('share.calendar')}</h2>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="secondary"
          size="small"
          className={width}
          onClick={() =>
            downloadText(`${fileNameOf(title, listing.type)}.ics`, 'text/calendar;charset=utf-8', icsOf([event]))
          }
        >
          <CalendarPlus aria-hidden="true" className={icon} />
          {t('share.calendarFile')}
        </Button>
        <ExternalLink href={googleCalendarUrl(event)} className={look}>
          <CalendarDays aria-hidden="true" className={icon} />
          {t('share.google')}
        </ExternalLink>
        <ExternalLink href={outlookCalendarUrl(event)} className={look}>
          <CalendarDays aria-hidden="true" className={icon} />
          {t('share.outlook')}
        </ExternalLink>
      </div>
    </div>
  )
}
