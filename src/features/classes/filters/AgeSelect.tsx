import { useTranslation } from 'react-i18next'
import { FilterSelect } from './FilterSelect.tsx'
import { childAges } from './filters.ts'

/** The child's age, the first thing a parent knows. */
export function AgeSelect({ age, onChange }: { age: number | null; onChange: (age: number | null) => void }) {
  const { t } = useTranslation('classes')
  return (
    <FilterSelect
      label={t('filter.age')}
      any={t('filter.anyAge')}
      value={age === null ? null : String(age)}
      onChange={(years) => onChange(years === null ? null : Number(years))}
      options={childAges.map((years) => ({ value: String(years), label: t('schedule.age', { from: years }) }))}
    />
  )
}
