import { useTranslation } from 'react-i18next'
import { teachingLanguages } from '@/listing/schedule/schedule.ts'
import { DateRangeFields } from './DateRangeFields.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { sizeWords } from './sizeWords.ts'
import {
  chosenDays,
  datePresets,
  groupSizes,
  listingTypes,
  moments,
  priceBands,
  type ListingFilter,
} from './listingFilter.ts'

type Props = { filter: ListingFilter; change: (wish: Partial<ListingFilter>, options?: { replace?: boolean }) => void }

/** The filters with a list of options: three per row, or two on phones. */
export function FilterFields({ filter, change }: Props) {
  const { t } = useTranslation('classes')
  const days = chosenDays(filter.date)
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))]">
        <FilterSelect
          label={t('filter.type')}
          any={t('filter.anyType')}
          value={filter.type}
          onChange={(type) => change({ type })}
          options={listingTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <FilterSelect
          label={t('filter.price')}
          any={t('filter.anyPrice')}
          value={filter.price}
          onChange={(price) => change({ price })}
          options={priceBands.map((value) => ({ value, label: t(`filter.prices.${value}`) }))}
        />
        <FilterSelect
          label={t('filter.date')}
          any={t('filter.anyDate')}
          value={days === null ? filter.date : '..'}
          onChange={(date) => change({ date })}
          options={[
            ...datePresets.map((value) => ({ value, label: t(`filter.dates.${value}`) })),
            { value: '..', label: t('filter.chooseDates') },
          ]}
        />
        <FilterSelect
          label={t('filter.time')}
          any={t('filter.anyTime')}
          value={filter.time}
          onChange={(time) => change({ time })}
          options={moments.map((value) => ({ value, label: t(`filter.times.${value}`) }))}
        />
        <FilterSelect
          label={t('schedule.placesTitle')}
          any={t('filter.anySize')}
          value={filter.size}
          onChange={(size) => change({ size })}
          options={groupSizes.map((value) => ({ value, label: sizeWords(value, t) }))}
        />
        <FilterSelect
          label={t('schedule.languageTitle')}
          any={t('filter.anyLanguage')}
          value={filter.language}
          onChange={(language) => change({ language })}
          options={teachingLanguages.map((value) => ({ value, label: t(`schedule.language.${value}`) }))}
        />
      </div>
      {days !== null && (
        <DateRangeFields date={filter.date ?? '..'} onChange={(date) => change({ date }, { replace: true })} />
      )}
    </div>
  )
}
