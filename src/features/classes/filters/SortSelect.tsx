import { useTranslation } from 'react-i18next'
import { FilterSelect } from './FilterSelect.tsx'
import { sortings, type ListingFilter } from './listingFilter.ts'

export function SortSelect({
  value,
  onChange,
}: {
  value: ListingFilter['sort']
  onChange: (sort: ListingFilter['sort']) => void
}) {
  const { t } = useTranslation('classes')
  return (
    <FilterSelect
      label={t('filter.sort')}
      any={t('filter.soonest')}
      value={value}
      onChange={onChange}
      options={sortings.map((one) => ({ value: one, label: t(`filter.sorts.${one}`) }))}
      plain
    />
  )
}
