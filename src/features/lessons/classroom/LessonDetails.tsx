import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { CalendarButtons } from '@/listing/calendar/CalendarButtons.tsx'
import { isFinished, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { SendLesson } from '@/features/lessons/week/SendLesson.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { meetingLink } from '@/lib/url/meetingLink.ts'
import { pathTo } from '@/paths.ts'
import { FoldedText } from '@/ui/base/FoldedText.tsx'
import { CannotJoin } from './CannotJoin.tsx'
import { GetReady } from './GetReady.tsx'
import { staysInView } from './nearLesson.ts'

/** Shown below the Join button: preparation, help if it doesn't open, and the description of the lesson. */
export function LessonDetails({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const now = useMinute()
  const isOver = isFinished(listing, now)
  const description = scheduleOf(listing).text.trim()
  return (
    // On phones, leaves room for the bar with Join at the end of the page.
    <div className={`mt-8 grid gap-8 lg:grid-cols-2 lg:gap-12 ${staysInView(listing, now) ? 'bar:pb-44' : ''}`}>
      <div className="min-w-0 space-y-8">
        {!isOver && <GetReady listing={listing} />}
        <div className="space-y-4">
          <CalendarButtons listing={listing} />
          <SendLesson listing={listing} />
        </div>
      </div>
      <div className="min-w-0 space-y-8">
        {!isOver && <CannotJoin listing={listing} url={meetingLink(listing.link)} />}
        <section aria-labelledby="about-lesson" className="space-y-3">
          <h2 id="about-lesson" className="text-xl">
            {t('description')}
          </h2>
          {description !== '' && <FoldedText>{description}</FoldedText>}
          <p>
            <Link to={pathTo.classDetails(listing)} className={`${boldLink} scroll-mb-44 underline-offset-4`}>
              {t(`about.${listing.type}`)}
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
