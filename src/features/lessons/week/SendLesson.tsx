import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { lessonAhead, planOf } from '@/listing/schedule/listingSchedule.ts'
import { useSecondClock } from '@/listing/secondClock/secondClock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { familyText } from './familyText.ts'
import { SendToFamily } from './SendToFamily.tsx'

/** Sends the family the time of a listing's next lesson; renders nothing if it is unknown, and for its teacher. */
export function SendLesson({ listing }: { listing: Listing }) {
  const { t } = useTranslation('timetable')
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const zone = useSecondClock()
  const now = useMinute()
  const { role } = useUser()
  const lesson = lessonAhead(listing, now)
  if (lesson === null || role === 'teacher') return null
  const told = { listing, start: lesson.start, end: planOf(listing) === null ? null : lesson.end }
  return (
    <div className="flex flex-wrap gap-2.5">
      <SendToFamily
        key={lesson.start}
        text={() => familyText(t('send.lesson'), [told], { t: tClasses, language, zone, now })}
        label={t('send.lessonAction')}
      />
    </div>
  )
}
