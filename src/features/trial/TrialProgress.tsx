import { useTranslation } from 'react-i18next'
import { GrowingSapling } from '@/ui/base/GrowingSapling.tsx'
import type { Step } from './trialValues.ts'

const widths = { 1: 'w-1/4', 2: 'w-2/4', 3: 'w-3/4', 4: 'w-full' } as const

export function TrialProgress({ step }: { step: Step }) {
  const { t } = useTranslation('trial')
  const label = t('step', { n: step })
  return (
    <div className="flex min-w-0 flex-1 items-center gap-3">
      <GrowingSapling growing leaves={step} room={4} className="-my-2 size-12 shrink-0" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="flex flex-wrap justify-between gap-x-4 text-sm font-semibold text-ink-soft">
          <span>{label}</span>
          <span className="shrink-0">{t('percent', { percent: step * 25 })}</span>
        </p>
        <div
          role="progressbar"
          aria-label={t('progress')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={step * 25}
          aria-valuetext={label}
          className="h-2 overflow-hidden rounded-full bg-line"
        >
          <div className={`h-full rounded-full bg-sun transition-[width] duration-250 ease-out ${widths[step]}`} />
        </div>
      </div>
    </div>
  )
}
