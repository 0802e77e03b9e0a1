import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { enrollmentsQuery, isEnrolled } from '@/api/enrollments.ts'
import type { ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { getToken, type SessionToken } from '@/api/token.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { currentLanguage, i18n } from '@/i18n/i18n.ts'
import { asFault, type Fault } from '@/lib/fault.ts'
import { confirm, notify, type DialogWords } from '@/ui/dialog/dialogs.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'
import { useWait } from '@/ui/error/useWait.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { type Conflict, conflictWords } from './conflicts/conflictsOf.ts'
import { listingPrice } from './listingText.ts'
import { useFinish } from './useFinish.ts'

/** Whether the signed-in student is enrolled in a class or group; false for other users, and while the purchases cannot be read. */
export function useIsEnrolled() {
  const { user } = useAuth()
  const isStudent = user?.role === 'student'
  const { data } = useQuery({ ...enrollmentsQuery(), enabled: isStudent })
  return (listing: ListingRef) => isStudent && isEnrolled(data, listing)
}

type Fact = readonly [name: string, value: string]

/** The facts of an enrollment, in the current language. The total price is in dollars, null if it is unknown; `unit` says what it is for. */
export type EnrollmentFacts = {
  title: Fact
  time: Fact
  conflict: Conflict<Listing> | undefined
  price: readonly [name: string, total: number | null, unit?: string | null]
}

/** The facts and the note about payment in the question. */
function questionOf({
  title,
  time,
  conflict,
  price: [priceName, total, unit],
}: EnrollmentFacts): Pick<DialogWords, 'facts' | 'text'> {
  const t = i18n.getFixedT(i18n.language, 'classes')
  return {
    facts: [
      title,
      time,
      ...(conflict
        ? [[t('conflict.title'), conflictWords(conflict.other, conflict.lesson, t, currentLanguage())] as const]
        : []),
      [priceName, [listingPrice(total, t), unit].filter(Boolean).join(' · ')],
    ],
    text: t(total === 0 ? 'enroll.nothingToPay' : 'enroll.payment'),
  }
}

type Enrolling = {
  lessons: readonly Listing[]
  facts: () => EnrollmentFacts
  /** Sends the requests. Must do nothing for lessons that the student already has. */
  send: (session: SessionToken) => Promise<unknown>
}

/**
 * Enrolling in any number of lessons: asks once, sends, and then opens a notice that leads to the dashboard, or says why it failed. Shows
 * nothing after the page was left.
 */
export function useConfirmedEnroll() {
  const finish = useFinish()
  const faultWords = useFaultWords()
  const wait = useWait('enroll')
  const busy = useRef(false)

  const complain = (fault: Fault) =>
    notify(
      () => ({
        title: i18n.t('messages:enrollTitle'),
        text: [i18n.t('messages:enrollText'), faultWords(fault, 'enrollText', { lost: 'lost.listing' }).detail]
          .filter(Boolean)
          .join('\n'),
        confirm: i18n.t('common:ok'),
      }),
      { icon: 'error' },
    )

  const ask = async ({ lessons, facts, send }: Enrolling) => {
    if (busy.current || wait.mustWait()) return
    busy.current = true
    const session = getToken()
    const isHere = pageTurn.visit()
    try {
      const sure = await confirm(() => ({
        title: i18n.t('common:areYouSure'),
        ...questionOf(facts()),
        confirm: i18n.t('classes:enroll.yes'),
        cancel: i18n.t('common:cancel'),
      }))
      if (!sure || !isHere()) return
      await send(session)
      if (!isHere()) return
      void finish(() => {
        const { title, time } = facts()
        return {
          title: i18n.t('classes:enroll.done'),
          facts: [time],
          text: [
            i18n.t('classes:enroll.doneText', { title: title[1] }),
            ...(lessons.every(({ price }) => price === 0) ? [] : [i18n.t('classes:enroll.donePayment')]),
          ].join(' '),
          confirm: i18n.t('classes:enroll.toDashboard'),
        }
      })
    } catch (thrown) {
      const fault = asFault(thrown)
      if (session === getToken()) wait.heed(fault)
      // A 409 is no failure, and the guard redirects to the login page when the session has ended.
      if (isHere() && !['conflict', 'unauthorized', 'cancelled'].includes(fault.kind)) void complain(fault)
    } finally {
      busy.current = false
    }
  }
  return { seconds: wait.seconds, ask }
}
