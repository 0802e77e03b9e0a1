import { useTranslation } from 'react-i18next'
import { DateRangeFields } from './DateRangeFields.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import { optionLists } from './filters.ts'
import { chosenDays } from './lessonTimes.ts'
import type { ListingFilter } from './listingFilter.ts'

type Props = { filter: ListingFilter; change: (wish: Partial<ListingFilter>, options?: { replace?: boolean }) => void }

/** The filters with a list of options: three per row, or two on phones. */
export function FilterFields({ filter, change }: Props) {
  const { t } = useTranslation('classes')
  const days = chosenDays(filter.date)
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-3 md:grid-cols-[repeat(3,minmax(0,1fr))]">
        {optionLists.map(({ name, label, any, options }) => (
          <FilterSelect
            key={name}
            label={label(t)}
            any={any(t)}
            value={name === 'date' && days !== null ? '..' : (filter[name] as string | null)}
            onChange={(value) => change({ [name]: value })}
            options={options(t)}
          />
        ))}
      </div>
      {days !== null && (
        <DateRangeFields date={filter.date ?? '..'} onChange={(date) => change({ date }, { replace: true })} />
      )}
    </div>
  )
}
