import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { meetingLink } from '@/lib/url/meetingLink.ts'
import { LessonTime } from '@/listing/schedule/LessonTime.tsx'
import { isFinished, lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { useWakeLock } from '@/ui/browser/useWakeLock.ts'
import { BrokenLink } from './BrokenLink.tsx'
import { ClockNote } from './ClockNote.tsx'
import { CheckLink } from './GetReady.tsx'
import { InAppNote } from './InAppNote.tsx'
import { JoinMeeting } from './JoinMeeting.tsx'
import { LessonStatus } from './LessonStatus.tsx'
import { classroomPhase, staysInView, lessonWindow } from './nearLesson.ts'

/** The Join button. On phones, it is pinned to the bottom shortly before the lesson. */
function WayIn({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const hint = useId()
  const url = meetingLink(listing.link)
  const now = useMinute()
  const phase = classroomPhase(listing, now)
  useWakeLock(phase === 'near')
  const lesson = lessonAhead(listing, now)
  const isEarly = lesson !== null && lesson.start - now > lessonWindow.join
  return (
    <>
      <InAppNote />
      {(phase === 'near' || phase === 'unknown') && <CheckLink listing={listing} wide />}
      {url === null ? (
        <BrokenLink listing={listing} />
      ) : (
        <div>
          <div className={staysInView(listing, now) ? 'action-bar' : ''}>
            <LessonStatus
              listing={listing}
              precise
              className="mb-2 block text-center font-semibold first-letter:uppercase lg:mb-3 lg:text-left lg:text-lg"
            />
            {/* Before that, the button only tests the link. */}
            <JoinMeeting
              url={url}
              listing={listing}
              variant={isEarly ? 'secondary' : 'primary'}
              aria-describedby={isEarly ? hint : undefined}
            />
          </div>
          {isEarly && (
            <p id={hint} className="mt-2 text-center text-sm text-ink-soft lg:text-left">
              {t('joinFrom', { minutes: lessonWindow.join / 60_000 })}
            </p>
          )}
        </div>
      )}
    </>
  )
}

/** The lesson's start time and Join button; after the last lesson, links to other classes and to the dashboard. */
export function LessonEntry({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['classes', 'dashboard'])
  const isStudent = useUser().role === 'student'
  const isOver = isFinished(listing, useMinute())
  return (
    <>
      <LessonTime listing={listing} className="rounded-[18px] border border-line bg-paper p-5 lg:bg-cream" />
      <ClockNote />
      {isOver ? (
        <div className="space-y-4">
          <p className="font-semibold">{t(`over.${listing.type}`)}</p>
          <div className="flex flex-wrap gap-3">
            {isStudent && <ButtonLink to={paths.classes}>{t('dashboard:empty.studentAction')}</ButtonLink>}
            <ButtonLink to={paths.dashboard} variant="secondary">
              {t('dashboard:sidebar.goToDashboard')}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <WayIn listing={listing} />
      )}
    </>
  )
}
