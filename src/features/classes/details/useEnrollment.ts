import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { enrollmentsQuery, isEnrolled, useEnroll, useIsEnrolling } from '@/api/enrollments.ts'
import type { Listing } from '@/api/listings.ts'
import { localDateTime, unbroken } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { currentLanguage, i18n } from '@/i18n/i18n.ts'
import { asFault, isInDoubt } from '@/lib/fault.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import type { Conflict } from '@/listing/conflicts/conflictsOf.ts'
import { titleForDialog } from '@/listing/listingText.ts'
import { planOf, priceUnit, stateOf } from '@/listing/schedule/listingSchedule.ts'
import { type EnrollmentFacts, useConfirmedEnroll } from '@/listing/useConfirmedEnroll.ts'

/** Title, time, and price in the confirmation, in the current language; for a class that has begun, the time of the next lesson. */
function factsOf(listing: Listing, conflict: Conflict<Listing> | undefined): EnrollmentFacts {
  const t = i18n.getFixedT(i18n.language, 'classes')
  const state = stateOf(listing, siteClock.now())
  const next = state.phase === 'between' || (state.phase === 'live' && planOf(listing)) ? state.next : null
  const date = next ? new Date(next.start) : parseDate(listing.startDate)
  return {
    title: [t(`type.${listing.type}`), titleForDialog(listing)],
    time: [
      t(next ? 'schedule.next' : 'details.start'),
      date === null ? t('noDate') : unbroken(localDateTime(date, currentLanguage())),
    ],
    conflict,
    price: [t('details.price'), listing.price, priceUnit(listing, t)],
  }
}

/** A student's enrollment in a listing: its state, and a function that asks first, names the first of `conflicts`, and sends once. */
export function useEnrollment(listing: Listing, conflicts: readonly Conflict<Listing>[]) {
  const enrollments = useQuery(enrollmentsQuery())
  const enroll = useEnroll()
  const sending = useIsEnrolling(listing)
  const enrolling = useConfirmedEnroll()
  const [params, setParams] = useSearchParams()
  /** Whether an earlier attempt may have been stored. */
  const unsure = useRef(false)

  // A 409 means the student is already enrolled, even if the enrollment list can't be loaded.
  const conflict = enroll.error !== null && asFault(enroll.error).kind === 'conflict'
  const enrolled = enroll.isSuccess || conflict || isEnrolled(enrollments.data, listing)
  const settled = enrollments.isFetched

  const ask = async () => {
    if (sending || enrolled) return
    await enrolling.ask({
      lessons: [listing],
      facts: () => factsOf(listing, conflicts[0]),
      send: async (session) => {
        try {
          await enroll.mutateAsync({ ...listing, unsure: unsure.current, session })
        } catch (thrown) {
          unsure.current = isInDoubt(asFault(thrown), unsure.current)
          throw thrown
        }
      },
    })
  }

  const wanted = params.get('enroll') === '1'
  const start = useEffectEvent(() => {
    setParams(
      (now) => {
        now.delete('enroll')
        return now
      },
      { replace: true },
    )
    void ask()
  })

  // Effect: the address. An external link (in a mail or chat) may contain ?enroll=1: a visitor who had to log in first arrives with it.
  useEffect(() => {
    if (wanted && settled) start()
  }, [wanted, settled])

  return { settled, enrolled, succeeded: enroll.isSuccess, conflict, sending, seconds: enrolling.seconds, ask }
}
