import { useQuery } from '@tanstack/react-query'
import { enrollmentsQuery, isEnrolled, useEnroll } from '@/api/enrollments.ts'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import type { SessionToken } from '@/api/token.ts'
import { shortDateTime, unbroken, zoneName } from '@/i18n/clock.ts'
import { currentLanguage, i18n } from '@/i18n/i18n.ts'
import { asFault } from '@/lib/fault.ts'
import { capitalized } from '@/lib/text/plainText.ts'
import type { Conflict } from '@/listing/conflicts/conflictsOf.ts'
import { useStudentConflicts } from '@/listing/conflicts/useStudentConflicts.ts'
import { shortTitle } from '@/listing/listingText.ts'
import { type EnrollmentFacts, useConfirmedEnroll } from '@/listing/useConfirmedEnroll.ts'
import { type Series, lessonsLeft } from './findSeries.ts'
import { runSeries, useSeriesRun } from './seriesRun.ts'

/** The times and the total price of the lessons, in the current language. */
function factsOf(title: string, lessons: readonly Listing[], conflict: Conflict<Listing> | undefined): EnrollmentFacts {
  const t = i18n.getFixedT(i18n.language, 'classes')
  const prices = lessons.map(({ price }) => price)
  const language = currentLanguage()
  const starts = lessons.map(({ startDate }) => new Date(startDate ?? Number.NaN))
  const dates = starts.map((start) => capitalized(unbroken(shortDateTime(start, language))))
  return {
    title: [t('type.class'), shortTitle(title)],
    time: [
      `${t('schedule.title')} (${zoneName(starts[0]!, language)})`,
      (dates.length > 6 ? [dates[0], '…', dates.at(-1)] : dates).join('\n'),
    ],
    conflict,
    price: [
      t('series.total', { count: lessons.length }),
      prices.reduce((sum, price) => (sum === null || price === null ? null : sum + price), 0),
    ],
  }
}

/** Enrolls in all remaining lessons of a series: asks once, then sends one request after another, skipping lessons that the student has. */
export function useSeriesEnrollment(series: Series, now: number) {
  const { data: enrollments, isFetched } = useQuery({ ...enrollmentsQuery(), ...askedJustNow })
  const { mutateAsync: enroll } = useEnroll()
  const enrolling = useConfirmedEnroll()
  const { title } = series
  const open = lessonsLeft(series, now).filter((lesson) => !isEnrolled(enrollments, lesson))
  const conflicts = useStudentConflicts(open)
  const name = `series:${refOf(series.parts[0]!)}`
  const run = useSeriesRun(name)

  const take = async ({ type, id }: Listing, session: SessionToken) => {
    try {
      await enroll({ type, id, unsure: true, session })
    } catch (thrown) {
      if (asFault(thrown).kind !== 'conflict') throw thrown // a 409 means that the student is already enrolled
    }
  }

  const ask = async () => {
    if (run?.going) return
    const [first] = conflicts
    await enrolling.ask({
      lessons: open,
      facts: () => factsOf(title, open, first),
      send: (session) =>
        runSeries(
          name,
          open.map((lesson) => () => take(lesson, session)),
          session,
        ),
    })
  }
  return { open, settled: isFetched, name, going: run?.going ?? false, seconds: enrolling.seconds, ask }
}
