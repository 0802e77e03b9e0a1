import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { listingTitle } from '@/features/classes/listingTitle.ts'
import { useCategoryLook } from '@/features/classes/useCategoryLook.ts'
import { lessonPhase } from '@/features/classroom/lessonPhase.ts'
import { LessonStatus } from '@/features/classroom/LessonStatus.tsx'
import { localDateTime, parseDate, utcStamp } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { useMinute } from '@/ui/useMinute.ts'
import { lessonOrder } from './lessonOrder.ts'

const bannerLook = 'mb-10 flex flex-col gap-5 rounded-card p-5 sm:min-h-29 sm:flex-row sm:items-center sm:px-7'

// Parts beside each other with a dot between; on phones each on a line of its own.
const lineLook = 'text-sm text-ink-soft'
const partLook = 'block first-letter:uppercase sm:inline'
const Dot = () => <span className="hidden sm:inline">{' · '}</span>

/** The soonest lesson that has not ended, and the way into its classroom. Without one it says so, if the listings are `complete`. */
export function NextLesson({ listings, complete }: { listings: readonly Listing[]; complete: boolean }) {
  const now = useMinute()
  const next = [...listings].sort(lessonOrder(now))[0]
  const date = next && parseDate(next.startDate)
  if (!next || !date || lessonPhase(next.startDate, now) === 'past') return complete ? <NoLesson /> : null
  return <Banner listing={next} date={date} />
}

function Banner({ listing, date }: { listing: Listing; date: Date }) {
  const { t } = useTranslation(['dashboard', 'classroom'])
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const look = useCategoryLook(listing.categoryId)
  const title = useId()
  return (
    <section aria-labelledby={`${title}-label`} className={`${bannerLook} bg-leaf-tint`}>
      <div className="flex min-w-0 flex-1 items-start gap-4 sm:items-center sm:gap-5">
        <Picture name={look.picture} size={68} eager className="size-14 shrink-0 sm:size-17" />
        <div className="min-w-0 space-y-0.5">
          <div className={lineLook}>
            <h2 id={`${title}-label`} className="text-sm font-semibold tracking-normal text-ink-soft sm:inline">
              {t('next.label')}
            </h2>
            <Dot />
            <LessonStatus startDate={listing.startDate} className={`${partLook} font-semibold`} />
          </div>
          <h3 id={title} dir="auto" className="line-clamp-2 text-lg leading-snug font-bold tracking-normal [overflow-wrap:anywhere] sm:text-xl">
            {listingTitle(listing, tClasses)}
          </h3>
          <p className={lineLook}>
            <time dateTime={date.toISOString()} className={partLook}>
              {utcStamp(date)}
            </time>
            <Dot />
            <span className={partLook}>{t('next.yourTime', { time: localDateTime(date, language) })}</span>
          </p>
        </div>
      </div>
      <ButtonLink to={pathTo.classroom(listing)} aria-describedby={title} className="shrink-0">
        {t('classroom:join')}
      </ButtonLink>
    </section>
  )
}

function NoLesson() {
  const { t } = useTranslation('dashboard')
  return (
    <section className={`${bannerLook} bg-leaf-tint`}>
      <div className="flex items-center gap-4 sm:gap-5">
        <Picture name="calendar" size={68} eager className="size-14 shrink-0 sm:size-17" />
        <div className="min-w-0 space-y-0.5">
          <h2 className="text-lg sm:text-xl">{t('next.none')}</h2>
          <p className="text-sm text-ink-soft">{t('next.noneText')}</p>
        </div>
      </div>
    </section>
  )
}

/** The banner before it is known what comes next. */
export function NextLessonSkeleton() {
  return (
    <div aria-hidden="true" className={`${bannerLook} min-h-67 bg-leaf-tint/60`}>
      <div className="flex flex-1 items-start gap-4 sm:items-center sm:gap-5">
        <div className="skeleton size-14 shrink-0 rounded-full sm:size-17" />
        <div className="flex-1 space-y-0.5">
          <div className="skeleton my-0.5 h-4 w-1/2" />
          <div className="skeleton my-0.5 h-4 w-3/5 sm:hidden" />
          <div className="skeleton h-7 w-4/5" />
          <div className="skeleton my-0.5 h-4 w-3/5" />
          <div className="skeleton my-0.5 h-4 w-4/5 sm:hidden" />
          <div className="skeleton my-0.5 h-4 w-2/5 sm:hidden" />
        </div>
      </div>
      <div className="skeleton h-12 shrink-0 rounded-control sm:w-44" />
    </div>
  )
}
