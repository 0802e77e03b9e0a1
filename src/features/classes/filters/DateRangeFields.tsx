import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { withCentury } from '@/lib/time/localDateTime.ts'
import { inputClass } from '@/ui/base/inputClass.ts'
import { chosenDays } from './lessonTimes.ts'

/** Two days of the reader's calendar, from and to; both are optional. */
export function DateRangeFields({ date, onChange }: { date: string; onChange: (date: string) => void }) {
  const { t } = useTranslation('classes')
  const base = useId()
  const { from, to } = chosenDays(date) ?? { from: '', to: '' }
  const field = (
    name: 'from' | 'to',
    value: string,
    set: (day: string) => void,
    limits: { min?: string; max?: string },
  ) => (
    <div className="min-w-0 flex-1 space-y-2">
      <label htmlFor={`${base}${name}`} className="block text-sm font-semibold">
        {t(`filter.${name}`)}
      </label>
      <input
        id={`${base}${name}`}
        type="date"
        value={value}
        {...limits}
        onChange={(event) => set(event.target.value)}
        onBlur={() => withCentury(value) !== value && set(withCentury(value))}
        className={inputClass}
      />
    </div>
  )
  return (
    <div className="flex max-w-md flex-wrap gap-3">
      {field('from', from, (day) => onChange(`${day}..${to}`), to === '' ? {} : { max: to })}
      {field('to', to, (day) => onChange(`${from}..${day}`), from === '' ? {} : { min: from })}
    </div>
  )
}
