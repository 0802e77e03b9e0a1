import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cityName, cityZones } from '@/i18n/cities.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { zoneOffset } from '@/lib/time/zoneOffset.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { boxClass } from '@/ui/base/inputClass.ts'
import { deviceOffset, secondClock, useSecondClock } from './secondClock.ts'

/** Chooses the second clock, which is stored on this device. */
export function ClockChoice() {
  const { t } = useTranslation('timetable')
  const language = useLanguage()
  const id = useId()
  const zone = useSecondClock()
  const now = useMinute()
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label htmlFor={id} className="text-sm font-semibold">
          {t('clock.label')}
        </label>
        <span className="w-44 max-w-full">
          <select
            id={id}
            value={zone ?? ''}
            onChange={({ target }) => secondClock.choose(cityZones.find((one) => one === target.value) ?? null)}
            className={`${boxClass} truncate py-2 pr-10 pl-4`}
          >
            <option value="">{t('clock.off')}</option>
            {cityZones.map((one) => (
              <option key={one} value={one}>
                {cityName(one, language)}
              </option>
            ))}
          </select>
        </span>
      </div>
      {zone !== null && zoneOffset(zone, now) === deviceOffset(now) && (
        <p className="mt-2 text-sm text-ink-soft">{t('clock.same', { city: cityName(zone, language) })}</p>
      )}
    </div>
  )
}
