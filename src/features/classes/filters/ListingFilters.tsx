import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import { Button } from '@/ui/base/Button.tsx'
import { childAges } from '@/content/courses.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { FilterSelect } from './FilterSelect.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { SearchField } from './SearchField.tsx'
import { SortSelect } from './SortSelect.tsx'
import { SubjectPills } from './SubjectPills.tsx'
import { findCategory } from './filters.ts'
import type { ListingFilter } from './listingFilter.ts'

/** The child's age, the first thing a parent knows. */
function AgeSelect({ age, onChange }: { age: number | null; onChange: (age: number | null) => void }) {
  const { t } = useTranslation('classes')
  return (
    <FilterSelect
      bare
      label={t('filter.age')}
      any={t('filter.anyAge')}
      value={age === null ? null : String(age)}
      onChange={(years) => onChange(years === null ? null : Number(years))}
      options={childAges.map((years) => ({ value: String(years), label: t('schedule.age', { from: years }) }))}
    />
  )
}

type Props = {
  filter: ListingFilter
  goTo: (next: ListingFilter, options?: { replace?: boolean }) => void
  change: (wish: Partial<ListingFilter>, options?: { replace?: boolean }) => void
  count: (filter: ListingFilter) => number | undefined
  categories: readonly Category[] | undefined
}

/** The age and the search; the other filters are in a dialog, along with the order if there is no room for it. */
export function ListingFilters({ filter, goTo, change, count, categories }: Props) {
  const { t } = useTranslation('classes')
  const { name: dialog, show, close } = useDialog()

  const name = findCategory(categories, filter.category)

  return (
    <section aria-label={t('filter.label')} className="space-y-3 md:space-y-4">
      {/* Wraps instead of squeezing the search if the text is large. */}
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-36 md:w-44 md:flex-none">
          <AgeSelect age={filter.age} onChange={(age) => change({ age })} />
        </div>
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onClick={() => show('filters')}
          className="min-h-13 border-edge"
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
          <span>{t('filter.open')}</span>
        </Button>
        <div className="min-w-0 basis-full md:flex-1 md:basis-56">
          <SearchField q={filter.q} onSearch={(q) => q !== filter.q && change({ q }, { replace: true })} />
        </div>
        <div className="w-56 max-lg:hidden">
          <SortSelect value={filter.sort} onChange={(sort) => change({ sort })} />
        </div>
      </div>
      <SubjectPills
        categories={categories}
        chosen={name}
        onChoose={(chosen) => change({ category: chosen })}
        saved={filter.saved}
        onSaved={(saved) => change({ saved })}
      />
      {dialog === 'filters' && (
        <FilterSheet
          filter={filter}
          count={count}
          onApply={(chosen) => goTo(chosen, { replace: true })}
          onClose={close}
        />
      )}
    </section>
  )
}
