import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { CalendarButtons } from '@/listing/calendar/CalendarButtons.tsx'
import { PlanRoad } from '@/listing/schedule/LessonRoad.tsx'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { SendLesson } from '@/features/lessons/week/SendLesson.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { meetingLink } from '@/lib/url/meetingLink.ts'
import { pathTo } from '@/paths.ts'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { FoldedText } from '@/ui/fold/FoldedText.tsx'
import { CannotJoin } from './CannotJoin.tsx'
import { GetReady } from './GetReady.tsx'
import { classroomPhase, staysInView } from './nearLesson.ts'

/**
 * Below the Join button: the calendar until the last hour; then the preparations, and help. The dates, the description, and what isn't needed yet
 * are folded.
 */
export function LessonDetails({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const now = useMinute()
  const phase = classroomPhase(listing, now)
  const isEarly = phase === 'early'
  const description = scheduleOf(listing).text.trim()
  const help = (
    <>
      {(isEarly || phase === 'near') && <GetReady listing={listing} isNear={!isEarly} />}
      <CannotJoin listing={listing} url={meetingLink(listing.link)} />
    </>
  )
  return (
    // On phones, leaves room for the bar with Join at the end of the page.
    <div
      className={`mt-8 grid gap-8 lg:grid-cols-2 lg:gap-12 ${staysInView(listing, now) ? 'bar:pb-44' : ''} ${isEarly ? '' : 'max-lg:gap-3'}`}
    >
      {phase !== 'over' && (
        <div className="min-w-0 space-y-3">
          {isEarly ? (
            <>
              <CalendarButtons listing={listing} />
              <SendLesson listing={listing} />
            </>
          ) : (
            help
          )}
        </div>
      )}
      <div className="min-w-0 space-y-3">
        <PlanRoad listing={listing} />
        <Disclosure title={t('description')}>
          <div className="space-y-3">
            {description !== '' && <FoldedText>{description}</FoldedText>}
            <p>
              <Link to={pathTo.classDetails(listing)} className={`${boldLink} scroll-mb-44 underline-offset-4`}>
                {t(`about.${listing.type}`)}
              </Link>
            </p>
          </div>
        </Disclosure>
        {isEarly && help}
      </div>
    </div>
  )
}
