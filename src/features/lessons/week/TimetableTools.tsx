import { CalendarPlus, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { calendarItem, fileNameOf, icsOf } from '@/listing/calendar/calendarItem.ts'
import { lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { useSharedAddress } from '@/listing/share/shareText.ts'
import { useSecondClock } from '@/listing/secondClock/secondClock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { isInAppBrowser } from '@/lib/device.ts'
import { downloadText } from '@/lib/files/downloadText.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { Button } from '@/ui/base/Button.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { familyText } from './familyText.ts'
import { SendToFamily } from './SendToFamily.tsx'
import type { WeekLesson } from './weekLessons.ts'

const icon = 'size-4 shrink-0 text-leaf-dark'

type Props = { listings: readonly Listing[]; lessons: readonly WeekLesson[]; range: string }

/** Exports the timetable: all lessons as one calendar file, the week on paper or as a message. */
export function TimetableTools({ listings, lessons, range }: Props) {
  const { t } = useTranslation('timetable')
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const zone = useSecondClock()
  const isTeacher = useUser().role === 'teacher'
  const sharedAddress = useSharedAddress()
  const ahead = listings.filter((listing) => lessonAhead(listing, siteClock.now()) !== null)

  const save = () => {
    const items = ahead.flatMap((listing) => {
      return calendarItem(listing, shortTitle(listingTitle(listing, tClasses), 200), sharedAddress(listing)) ?? []
    })
    downloadText(`${fileNameOf(t('tools.fileName'), 'nihol')}.ics`, 'text/calendar;charset=utf-8', icsOf(items))
  }
  const text = () =>
    familyText(t('send.week', { range }), lessons, { t: tClasses, language, zone, now: siteClock.now() })

  if (ahead.length === 0 && lessons.length === 0) return null
  return (
    <Disclosure title={t('tools.label')} className="w-fit max-w-full print:hidden">
      <div className="flex flex-wrap gap-2.5">
        {ahead.length > 0 && (
          <Button variant="secondary" size="small" onClick={save}>
            <CalendarPlus aria-hidden="true" className={icon} />
            <span>{t('tools.calendar')}</span>
          </Button>
        )}
        {ahead.length > 0 && isInAppBrowser() && (
          <p className="order-last basis-full text-sm text-ink-soft">{t('tools.inApp')}</p>
        )}
        {lessons.length > 0 && (
          <Button variant="secondary" size="small" onClick={() => print()}>
            <Printer aria-hidden="true" className={icon} />
            <span>{t('tools.print')}</span>
          </Button>
        )}
        {lessons.length > 0 && !isTeacher && (
          // Remounts when the week changes, which resets “Copied”.
          <SendToFamily key={range} text={text} label={t('send.action')} />
        )}
      </div>
    </Disclosure>
  )
}
