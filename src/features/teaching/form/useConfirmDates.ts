import { useRef } from 'react'
import type { Listing } from '@/api/listings.ts'
import { localDateTime, shortDate } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { currentLanguage, i18n } from '@/i18n/i18n.ts'
import { Fault } from '@/lib/fault.ts'
import { noonOf } from '@/lib/time/calendarDays.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { onItsWeekdays } from '@/listing/schedule/scheduleProblems.ts'
import { confirm } from '@/ui/dialog/dialogs.ts'
import type { ListingValues } from './listingValues.ts'
import { readForm } from './readForm.tsx'
import { toPlan } from './scheduleValues.ts'

/**
 * Asks once about a first lesson in the past, since a group may have begun, and about one on another day than the lessons after it: both are often
 * mistakes. The returned function throws unless the teacher is sure, and doesn't ask about dates that equal `base`.
 */
export function useConfirmDates(base: ListingValues, edited: Listing | undefined) {
  const sure = useRef(new Set<string>())
  const ask = async (about: string, text: () => string) => {
    if (sure.current.has(about)) return
    const isSure = await confirm(() => ({
      title: i18n.t('teaching:past.title'),
      text: text(),
      confirm: i18n.t('teaching:past.yes'),
      cancel: i18n.t('teaching:past.change'),
    }))
    if (!isSure) throw new Fault('cancelled', { unsent: true })
    sure.current.add(about)
  }
  return async (values: ListingValues) => {
    const { startDate, weekdays } = values
    const date = parseDate(readForm(values, edited).start)
    if (date === null) return
    const hasMoved = startDate !== base.startDate
    if (hasMoved && +date <= siteClock.now())
      await ask(startDate, () => i18n.t('teaching:past.text', { date: localDateTime(date, currentLanguage()) }))
    const plan = toPlan(values, edited)
    if ((hasMoved || weekdays !== base.weekdays) && plan && onItsWeekdays(plan) !== null)
      await ask(`${startDate} ${weekdays}`, () =>
        i18n.t('teaching:schedule.firstIsOff', { date: shortDate(noonOf(plan.firstDay), currentLanguage()) }),
      )
  }
}
