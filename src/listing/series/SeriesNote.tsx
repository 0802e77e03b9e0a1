import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import { stopSeries, useSeriesRun } from './seriesRun.ts'

/** The progress of a series and a way to stop it; after a stop or failure, how to resume it. Renders nothing without a series. */
export function SeriesNote({ name }: { name: string }) {
  const { t } = useTranslation('classes')
  const run = useSeriesRun(name)
  const id = useId()
  if (run === null) return null
  const { done, of, going, stopping } = run
  return (
    <div className="space-y-3 rounded-control bg-leaf-tint p-4">
      <div className="space-y-1.5">
        <label htmlFor={id} className="block font-semibold">
          {t(going ? 'series.going' : 'series.stopped', { done, count: of })}
        </label>
        <progress
          id={id}
          value={done}
          max={of}
          className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-sun [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sun"
        />
      </div>
      {going ? (
        <Button variant="secondary" size="small" disabled={stopping} onClick={() => stopSeries(name)}>
          {t(stopping ? 'series.stopping' : 'series.stop')}
        </Button>
      ) : (
        <p role="status">{t('series.resume')}</p>
      )}
    </div>
  )
}
