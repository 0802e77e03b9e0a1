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

/** Below the Join button: the calendar and preparations before the last hour, help, and the description, folded once the lesson is near. */
export function LessonDetails({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const now = useMinute()
  const phase = classroomPhase(listing, now)
  const isEarly = phase === 'early'
  const description = scheduleOf(listing).text.trim()
  const about = (
    <div className="space-y-3">
      {description !== '' && <FoldedText>{description}</FoldedText>}
      <p>
        <Link to={pathTo.classDetails(listing)} className={`${boldLink} scroll-mb-44 underline-offset-4`}>
          {t(`about.${listing.type}`)}
        </Link>
      </p>
    </div>
  )
  return (
    // On phones, leaves room for the bar with Join at the end of the page.
    <div
      className={`mt-8 grid gap-8 lg:grid-cols-2 lg:gap-12 ${staysInView(listing, now) ? 'bar:pb-44' : ''} ${isEarly ? '' : 'max-lg:gap-3'}`}
    >
      {isEarly && (
        <div className="min-w-0 space-y-8">
          <GetReady listing={listing} />
          <div className="space-y-4">
            <CalendarButtons listing={listing} />
            <SendLesson listing={listing} />
          </div>
        </div>
      )}
      {!isEarly && phase !== 'over' && <CannotJoin listing={listing} url={meetingLink(listing.link)} />}
      <div className="min-w-0 space-y-6">
        <PlanRoad listing={listing} />
        {isEarly ? (
          <section aria-labelledby="about-lesson" className="space-y-3">
            <h2 id="about-lesson" className="text-xl">
              {t('description')}
            </h2>
            {about}
          </section>
        ) : (
          <Disclosure title={t('description')}>{about}</Disclosure>
        )}
        {isEarly && <CannotJoin listing={listing} url={meetingLink(listing.link)} />}
      </div>
    </div>
  )
}
