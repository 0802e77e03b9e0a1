import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { agesOf, languagesOf } from '@/listing/listingAudience.ts'
import { listingPrice, listingTitle } from '@/listing/listingText.ts'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { planOf, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { pathTo } from '@/paths.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useSteadyTime } from '@/ui/browser/useMinute.ts'

/** Compares two or three classes by the facts that their teachers have given; `onClear` ends the comparison. */
export function SavedComparison({ listings, onClear }: { listings: readonly Listing[]; onClear: () => void }) {
  const { t } = useTranslation('classes')
  const words = useScheduleWords()
  const now = useSteadyTime()
  const rows: [string, (listing: Listing) => ReactNode][] = [
    [t('details.type'), ({ type }) => t(`type.${type}`)],
    [t('details.price'), ({ price }) => listingPrice(price, t)],
    [t('details.start'), ({ startDate }) => <StartDate inList="short" startDate={startDate} />],
    [
      t('schedule.title'),
      (listing) => {
        const plan = planOf(listing)
        return plan && words.lessons(plan, now)
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
  ]
  const stated = rows
    .map(([name, value]) => [name, listings.map((listing) => [refOf(listing), value(listing)] as const)] as const)
    .filter(([, values]) => values.some(([, value]) => value !== null))
  return (
    <>
      {/* A region with a name can be scrolled with the keyboard. */}
      <div
        role="region"
        aria-label={t('saved.comparison')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-paper"
      >
        <table className="w-full table-fixed border-collapse text-left">
          <caption className="p-3 text-left text-xl font-extrabold text-pine">{t('saved.comparison')}</caption>
          <thead className="align-top">
            <tr className="border-t border-line">
              {listings.map((listing) => (
                <th key={refOf(listing)} scope="col" className={`p-3 ${listings.length > 2 ? 'w-36' : 'w-32'}`}>
                  <Link to={pathTo.classSheet(listing)} className="text-leaf-dark underline underline-offset-4">
                    {listingTitle(listing, t)}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          {/* Each fact is above its values, so a phone has room for two columns. */}
          {stated.map(([name, values]) => (
            <tbody key={name} className="border-t border-line align-top">
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={listings.length}
                  className="px-3 pt-3 text-sm font-semibold text-ink-soft"
                >
                  {name}
                </th>
              </tr>
              <tr>
                {values.map(([key, value]) => (
                  <td key={key} className="px-3 pb-3 first-letter:uppercase">
                    {value ?? t('saved.notSaid')}
                  </td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      <Button variant="quiet" size="small" className="-ml-4" onClick={onClear}>
        {t('saved.clearComparison')}
      </Button>
    </>
  )
}
