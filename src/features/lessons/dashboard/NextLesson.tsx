import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { listingQuery, type Listing } from '@/api/listings.ts'
import { teacherOf } from '@/listing/listingAudience.ts'
import { lessonAhead, planOf, soonestFirst } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { JoinMeeting } from '@/features/lessons/classroom/JoinMeeting.tsx'
import { lessonWindow } from '@/features/lessons/classroom/nearLesson.ts'
import { LessonStatus } from '@/features/lessons/classroom/LessonStatus.tsx'
import { SecondTime } from '@/listing/secondClock/SecondTime.tsx'
import { localDateTime, utcStamp } from '@/i18n/clock.ts'
import { number } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { meetingLink } from '@/lib/url/meetingLink.ts'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

const bannerClass = 'mb-10 flex flex-col gap-5 rounded-card p-5 sm:min-h-29 sm:flex-row sm:items-center sm:px-7'

// On phones, the label is next to the picture; title and time are below both, over the whole width.
const factsClass =
  'grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 sm:gap-x-5 sm:gap-y-0.5'
const pictureClass = 'size-14 shrink-0 sm:row-span-3 sm:size-17'
const rowClass = 'max-sm:col-span-2'

// Parts in a row, separated by dots; on phones, one per line.
const lineClass = 'text-sm text-ink-soft'
const partClass = 'block first-letter:uppercase sm:inline'
const Dot = () => <span className="hidden sm:inline">{' · '}</span>

type Props = {
  listings: readonly Listing[]
  complete: boolean
  /** The banner replaces the card of its lesson, so its title is the link to the classroom. */
  isCard?: boolean
}

/** The lesson to name: the nearest start within the minutes before a lesson when people join, or the soonest lesson. A lesson that began earlier yields to a lesson about to start. */
export function lessonToName(listings: readonly Listing[], now: number) {
  const lessons = soonestFirst(listings, now, (listing) => listing).flatMap((listing) => {
    const lesson = lessonAhead(listing, now)
    return lesson === null ? [] : [{ listing, lesson }]
  })
  const away = ({ lesson }: (typeof lessons)[number]) => Math.abs(lesson.start - now)
  const [nearest] = lessons.filter((one) => away(one) <= lessonWindow.join).sort((a, b) => away(a) - away(b))
  return nearest ?? lessons[0]
}

/**
 * The next lesson and a link to its classroom, or to its meeting if it is about to start. Without a lesson it says so, as far as the loaded lists
 * show.
 */
export function NextLesson({ listings, complete, isCard = false }: Props) {
  const loaded = complete ? undefined : listings.length
  const now = useMinute()
  const next = lessonToName(listings, now)
  if (next === undefined) return loaded === 0 ? null : <NoLesson loaded={loaded} />
  return (
    <Banner
      listing={next.listing}
      date={new Date(next.lesson.start)}
      live={next.lesson.start <= now}
      isJoinable={next.lesson.start - now <= lessonWindow.join}
      loaded={loaded}
      isCard={isCard}
    />
  )
}

/** The facts on the card that the banner replaces. */
function CardFacts({ listing }: { listing: Listing }) {
  const words = useScheduleWords()
  const now = useMinute()
  const plan = planOf(listing)
  const facts = [plan && words.lessons(plan, now), teacherOf(listing)?.name].filter(Boolean)
  return (
    <span className="dotted">
      {facts.map((fact) => (
        <span key={fact} className="first-letter:uppercase">
          {fact}
        </span>
      ))}
    </span>
  )
}

function Banner({
  listing,
  date,
  live,
  isJoinable,
  loaded,
  isCard,
}: {
  listing: Listing
  date: Date
  live: boolean
  isJoinable: boolean
  loaded: number | undefined
  isCard: boolean
}) {
  const { t } = useTranslation(['dashboard', 'classroom'])
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const look = useCategoryLook(listing.categoryId)
  const title = useId()
  // A public list may omit the meeting link.
  const alone = useQuery({
    ...listingQuery(listing.type, listing.id),
    enabled: isJoinable && meetingLink(listing.link) === null,
  })
  // The classroom explains a link that can't be opened.
  const meeting = isJoinable ? meetingLink(alone.data?.link ?? listing.link) : null
  const local = localDateTime(date, language)
  return (
    <section aria-labelledby={`${title}-label`} className={`${bannerClass} relative bg-leaf-tint`}>
      <div className={factsClass}>
        {look.waiting ? (
          <div aria-hidden="true" className={`skeleton rounded-full ${pictureClass}`} />
        ) : (
          <Picture name={look.picture} size={68} eager className={pictureClass} />
        )}
        <div className={lineClass}>
          {/* A lesson in progress is no longer the next one: its status says so. */}
          <h2
            id={`${title}-label`}
            className={live ? 'sr-only' : 'text-sm font-semibold tracking-normal text-ink-soft sm:inline'}
          >
            {loaded === undefined ? t('next.label') : t('next.labelOfLoaded', { loaded: number(loaded) })}
          </h2>
          {!live && <Dot />}
          <LessonStatus
            listing={listing}
            className={`${partClass} font-semibold max-sm:mt-0.5 max-sm:text-base max-sm:text-balance ${live ? '' : 'max-sm:text-ink'}`}
          />
        </div>
        <h3
          id={title}
          dir="auto"
          className={`line-clamp-2 text-lg leading-snug font-bold tracking-normal [overflow-wrap:anywhere] sm:text-xl ${rowClass}`}
        >
          {isCard ? (
            <Link to={pathTo.classroom(listing)} className="after:absolute after:inset-0">
              {listingTitle(listing, tClasses)}
            </Link>
          ) : (
            listingTitle(listing, tClasses)
          )}
        </h3>
        <p className={`max-sm:-mt-2 ${lineClass} ${rowClass}`}>
          {/* A line with only the local time needs no label; the zone says it. */}
          <span className="block text-balance first-letter:uppercase sm:hidden">{local}</span>
          <span className="hidden sm:inline">{`${t('next.yourTime', { time: local })} · `}</span>
          <time dateTime={date.toISOString()} className={partClass}>
            {utcStamp(date)}
          </time>
          <SecondTime start={date} />
          {isCard && <CardFacts listing={listing} />}
        </p>
      </div>
      {meeting === null ? (
        <ButtonLink
          to={pathTo.classroom(listing)}
          variant="secondary"
          aria-describedby={title}
          className="relative z-1 shrink-0"
        >
          {t('openClassroom')}
        </ButtonLink>
      ) : (
        <div className="relative z-1 shrink-0">
          <JoinMeeting url={meeting} listing={listing} aria-describedby={title} />
        </div>
      )}
    </section>
  )
}

function NoLesson({ loaded }: { loaded: number | undefined }) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={`${bannerClass} bg-leaf-tint`}>
      <div className="flex items-center gap-4 sm:gap-5">
        <Picture name="calendar" size={68} eager className="size-14 shrink-0 sm:size-17" />
        <div className="min-w-0 space-y-0.5">
          <h2 className="text-lg sm:text-xl">{t(loaded === undefined ? 'next.none' : 'next.notAll')}</h2>
          <p className="text-sm text-ink-soft">
            {loaded === undefined ? t('next.noneText') : t('next.noneOfLoaded', { loaded: number(loaded) })}
          </p>
        </div>
      </div>
    </section>
  )
}

/** Shown until the next lesson is known. */
export function NextLessonSkeleton() {
  return (
    <div aria-hidden="true" className={`${bannerClass} min-h-62 bg-leaf-tint/60`}>
      <div className={factsClass}>
        <div className={`skeleton rounded-full ${pictureClass}`} />
        <div>
          <div className="skeleton my-0.5 h-4 w-1/2" />
          <div className="skeleton mt-1.5 h-5 w-3/5 sm:hidden" />
        </div>
        <div className={`skeleton h-7 w-4/5 ${rowClass}`} />
        <div className={`max-sm:-mt-2 ${rowClass}`}>
          <div className="skeleton my-0.5 h-4 w-3/5" />
          <div className="skeleton my-0.5 h-4 w-2/5 sm:hidden" />
        </div>
      </div>
      <div className="skeleton h-12 shrink-0 rounded-control sm:w-44" />
    </div>
  )
}
