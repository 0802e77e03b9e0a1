import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import { Button } from '@/ui/base/Button.tsx'
import { DateRangeFields } from './DateRangeFields.tsx'
import { FilterSelect } from './FilterSelect.tsx'
import {
  chosenDays,
  countFilters,
  datePresets,
  listingTypes,
  moments,
  priceBands,
  sortings,
  type ListingFilter,
} from './listingFilter.ts'
import { findCategory } from './listingIndex.ts'
import { SearchField } from './SearchField.tsx'

type Props = {
  filter: ListingFilter
  goTo: (next: ListingFilter, options?: { replace?: boolean }) => void
  categories: readonly Category[] | undefined
  nameOf: (category: Category) => string | null
}

/** Search, filters and order: a row on wide screens; on phones the filters open under the search. */
export function ListingFilters({ filter, goTo, categories, nameOf }: Props) {
  const { t } = useTranslation('classes')
  const [open, setOpen] = useState(false)
  const panel = useId()
  const change = (wish: Partial<ListingFilter>, options?: { replace?: boolean }) =>
    goTo({ ...filter, page: 1, ...wish }, options)

  const days = chosenDays(filter.date)
  const category = findCategory(categories, filter.category)
  const active = countFilters({ ...filter, category })

  return (
    <section aria-label={t('filter.label')} className="space-y-4">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField q={filter.q} onSearch={(q) => q !== filter.q && change({ q }, { replace: true })} />
        <Button
          variant="secondary"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
          className="min-h-13 border-edge md:hidden"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          {t('filter.open')}
          {active > 0 && (
            <span className="grid size-6 place-items-center rounded-full bg-leaf text-sm text-paper">
              <span aria-hidden="true">{active}</span>
              <span className="sr-only">{t('filter.active', { count: active })}</span>
            </span>
          )}
        </Button>
        <div className="min-w-[min(9rem,100%)] flex-1 md:max-w-60">
          <FilterSelect
            label={t('filter.sort')}
            any={t('filter.soonest')}
            value={filter.sort}
            onChange={(sort) => change({ sort })}
            options={sortings.map((value) => ({ value, label: t(`filter.sorts.${value}`) }))}
            plain
          />
        </div>
      </div>
      <div id={panel} className={`space-y-3 ${open ? '' : 'max-md:hidden'}`}>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
          <FilterSelect
            label={t('filter.type')}
            any={t('filter.anyType')}
            value={filter.type}
            onChange={(type) => change({ type })}
            options={listingTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          />
          <FilterSelect
            label={t('filter.category')}
            any={t('filter.anyCategory')}
            value={category}
            onChange={(name) => change({ category: name })}
            options={(categories ?? []).map((one) => ({ value: one.name, label: nameOf(one) ?? one.name }))}
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
        </div>
        {days !== null && (
          <DateRangeFields date={filter.date ?? '..'} onChange={(date) => change({ date }, { replace: true })} />
        )}
      </div>
    </section>
  )
}
