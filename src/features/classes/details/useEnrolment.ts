import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { enrolmentsQuery, isEnrolled, useEnrol, useIsEnrolling } from '@/api/enrolments.ts'
import { getToken } from '@/api/token.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import type { Listing } from '@/api/listings.ts'
import type { Conflict } from '@/listing/conflicts/conflictsOf.ts'
import { conflictWords } from '@/listing/conflicts/conflictWords.ts'
import { i18n } from '@/i18n/i18n.ts'
import { localDateTime, unbroken } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { asFault, isInDoubt } from '@/lib/fault.ts'
import { confirm, type DialogWords } from '@/ui/dialog/dialogs.ts'
import { useWait } from '@/ui/form/useWait.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { listingPrice } from '@/listing/listingPrice.ts'
import { planOf, stateOf } from '@/listing/schedule/listingSchedule.ts'
import { titleForDialog } from '@/listing/listingTitle.ts'
import { useEnrolComplaint } from '@/listing/useEnrolComplaint.ts'
import { useFinish } from '@/listing/useFinish.ts'

/** Title, time, and price in the confirmation, in the current language; for a class that has begun, the time of the next lesson. */
function confirmation(listing: Listing, conflicts: readonly Conflict<Listing>[]): Pick<DialogWords, 'facts' | 'text'> {
  const t = i18n.getFixedT(i18n.language, 'classes')
  const language = i18n.language === 'uz' ? 'uz' : 'en'
  const state = stateOf(listing, siteClock.now())
  const next = state.phase === 'between' || (state.phase === 'live' && planOf(listing)) ? state.next : null
  const date = next ? new Date(next.start) : parseDate(listing.startDate)
  return {
    facts: [
      [t(`type.${listing.type}`), titleForDialog(listing)],
      [
        t(next ? 'schedule.next' : 'details.start'),
        date === null ? t('noDate') : unbroken(localDateTime(date, language)),
      ],
      ...conflicts
        .slice(0, 1)
        .map(({ other, lesson }) => [t('conflict.title'), conflictWords(other, lesson, t, language)] as const),
      [t('details.price'), listingPrice(listing.price, t)],
    ],
    text: t(listing.price === 0 ? 'enrol.nothingToPay' : 'enrol.payment'),
  }
}

/** A student's enrollment in a listing: its state, and a function that asks first, names the first of `conflicts`, and sends once. */
export function useEnrolment(listing: Listing, conflicts: readonly Conflict<Listing>[]) {
  const enrolments = useQuery(enrolmentsQuery())
  const enrol = useEnrol()
  const sending = useIsEnrolling(listing)
  const finish = useFinish()
  const complain = useEnrolComplaint()
  const [params, setParams] = useSearchParams()
  const busy = useRef(false)
  /** Whether an earlier attempt may have been stored. */
  const unsure = useRef(false)
  const wait = useWait('enrol')

  // A 409 means the student is already enrolled, even if the enrollment list can't be loaded.
  const conflict = enrol.error !== null && asFault(enrol.error).kind === 'conflict'
  const enrolled = enrol.isSuccess || conflict || isEnrolled(enrolments.data, listing)
  const settled = enrolments.isFetched

  const celebrate = () =>
    finish(() => ({
      title: i18n.t('classes:enrol.done'),
      text: [
        i18n.t('classes:enrol.doneText', { title: titleForDialog(listing) }),
        listing.price === 0 ? '' : i18n.t('classes:enrol.donePayment'),
      ]
        .filter(Boolean)
        .join(' '),
      confirm: i18n.t('classes:enrol.toDashboard'),
    }))

  const ask = async () => {
    if (busy.current || sending || enrolled || wait.mustWait()) return
    busy.current = true
    const session = getToken()
    const isHere = pageTurn.visit()
    try {
      const sure = await confirm(() => ({
        title: i18n.t('common:areYouSure'),
        ...confirmation(listing, conflicts),
        confirm: i18n.t('classes:enrol.yes'),
        cancel: i18n.t('common:cancel'),
      }))
      if (!sure || !isHere()) return
      await enrol.mutateAsync({ ...listing, unsure: unsure.current, session })
      if (isHere()) void celebrate()
    } catch (thrown) {
      const fault = asFault(thrown)
      unsure.current = isInDoubt(fault, unsure.current)
      wait.heed(fault)
      // The guard redirects to the login page when the session has ended.
      if (isHere() && !['conflict', 'unauthorized', 'cancelled'].includes(fault.kind)) void complain(fault)
    } finally {
      busy.current = false
    }
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

  return { settled, enrolled, succeeded: enrol.isSuccess, conflict, sending, seconds: wait.seconds, ask }
}
