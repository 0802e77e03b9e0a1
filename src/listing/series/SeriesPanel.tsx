import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { publicListingsQuery, type Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { seriesPart } from '@/listing/seriesPart.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'
import { SeriesNote } from './SeriesNote.tsx'
import { findSeries, type Series, lessonsLeft, lessonsLeftText } from './findSeries.ts'
import { useSeriesEnrollment } from './useSeriesEnrollment.ts'

/** The series of a listing, by its title; undefined for most listings, without any request. */
export function useSeries(listing: Listing): Series | undefined {
  const { data } = useQuery({
    ...publicListingsQuery(listing.type),
    enabled: seriesPart(listing.title) !== null,
  })
  return useMemo(() => {
    const series = findSeries(data ?? [])
    const listed = data?.find(({ id }) => id === listing.id)
    return listed && series.get(listed)
  }, [data, listing.id])
}

/** Enrolls a student in all remaining lessons at once; for a single remaining lesson, the page's own button does. */
function EnrollInSeries({ series, now }: { series: Series; now: number }) {
  const { t } = useTranslation('classes')
  const { open, settled, name, going, seconds, ask } = useSeriesEnrollment(series, now)
  return (
    <>
      {(open.length > 1 || going) && (
        <WaitingButton
          seconds={seconds}
          wide
          variant="secondary"
          busy={going || !settled}
          busyLabel={t('enroll.sending')}
          onClick={() => void ask()}
        >
          {t('series.enroll', { count: open.length })}
        </WaitingButton>
      )}
      <SeriesNote name={name} />
    </>
  )
}

/** Says that a listing is a lesson of a weekly series and how many lessons remain; renders nothing for other listings. */
export function SeriesPanel({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const { role } = useUser()
  const series = useSeries(listing)
  const now = useMinute()
  if (series === undefined) return null
  return (
    <div className="space-y-3">
      <p className="flex gap-2 font-semibold">
        <CalendarDays aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-dark" />
        <span>{lessonsLeftText(series, lessonsLeft(series, now).length, t)}</span>
      </p>
      {role === 'student' && <EnrollInSeries series={series} now={now} />}
    </div>
  )
}
