import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { Price } from '@/features/classes/details/Price.tsx'
import { agesOf, languagesOf, teacherOf } from '@/listing/listingAudience.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { isOneLesson, planOf, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { pathTo } from '@/paths.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useSteadyTime } from '@/ui/browser/useMinute.ts'

// On phones, the label of a row is above its values.
const row = 'border-t border-line max-sm:flex max-sm:flex-wrap'
const cell = 'min-w-0 flex-1 p-3 sm:px-5'

/** Compares two or three classes by the facts that their teachers have given, and renders nothing for a single class; `onClear` ends the comparison. */
export function SavedComparison({ listings, onClear }: { listings: readonly Listing[]; onClear: () => void }) {
  const { t } = useTranslation('classes')
  const words = useScheduleWords()
  const now = useSteadyTime()
  const table = useRef<HTMLElement>(null)
  if (listings.length < 2) return null
  const rows: [string, (listing: Listing) => ReactNode][] = [
    [t('details.type'), ({ type }) => t(`type.${type}`)],
    [t('details.price'), (listing) => <Price listing={listing} size="" />],
    [t('details.start'), ({ startDate }) => <StartDate inList="short" startDate={startDate} />],
    [
      t('schedule.title'),
      (listing) => {
        const plan = planOf(listing)
        if (plan) return words.lessons(plan, now)
        return isOneLesson(listing) ? t('schedule.one') : null
      },
    ],
    [
      t('schedule.agesTitle'),
      (listing) => {
        const ages = agesOf(listing)
        return ages && words.ages(ages)
      },
    ],
    [
      t('schedule.placesTitle'),
      (listing) => {
        const places = scheduleOf(listing).schedule?.places
        return places === undefined ? null : words.places(places)
      },
    ],
    [t('schedule.languageTitle'), (listing) => words.languages(languagesOf(listing)) || null],
    [t('schedule.teacherTitle'), (listing) => teacherOf(listing)?.name ?? null],
  ]
  const stated = rows
    .map(([name, value]) => [name, listings.map((listing) => [refOf(listing), value(listing)] as const)] as const)
    .filter(([, values]) => values.some(([, value]) => value !== null))
  const scrollToTable = () => {
    table.current?.scrollIntoView({ block: 'nearest' })
    table.current?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* Below the cards, which must not move when a box is checked; sticks to the edge of the window until the table is in view. */}
      <div className="bottom-3 z-10 hidden flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line bg-paper px-5 py-2 shadow-soft sm:sticky sm:flex">
        <p role="status" className="mr-auto font-bold text-pine">
          {t('saved.compared', { count: listings.length })}
        </p>
        <Button variant="quiet" size="small" onClick={onClear}>
          {t('saved.clearComparison')}
        </Button>
        <Button size="small" onClick={scrollToTable}>
          {t('saved.compareNow')}
        </Button>
      </div>
      {/* A region with a name can be scrolled with the keyboard. */}
      <section
        ref={table}
        aria-label={t('saved.comparison')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="scroll-mb-24 overflow-x-auto rounded-card border border-line bg-paper"
      >
        <table
          className={`w-full table-fixed border-collapse text-left ${listings.length > 2 ? 'min-w-108' : 'min-w-80'}`}
        >
          <caption className="px-3 py-4 sm:px-5 text-left text-xl font-extrabold text-pine">
            {t('saved.comparison')}
          </caption>
          <thead className="align-top">
            <tr className={row}>
              {/* The corner of the table. */}
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label */}
              <td className="w-40 p-3 max-sm:hidden sm:px-5" />
              {listings.map((listing) => (
                <th key={refOf(listing)} scope="col" className={cell}>
                  <Link to={pathTo.classSheet(listing)} className="text-leaf-dark underline underline-offset-4">
                    {listingTitle(listing, t)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="align-top">
            {stated.map(([name, values]) => (
              <tr key={name} className={row}>
                <th
                  scope="row"
                  className="sticky left-0 bg-paper text-sm font-semibold text-ink-soft basis-full px-3 pt-3 sm:px-5 sm:pb-3"
                >
                  {name}
                </th>
                {values.map(([key, value]) => (
                  <td key={key} className={`${cell} ${value === null ? 'text-ink-soft' : 'first-letter:uppercase'}`}>
                    {value ?? t('saved.notSaid')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
