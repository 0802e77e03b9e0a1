import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import { categoryLook } from '@/listing/categoryLook.ts'
import { asFault } from '@/lib/fault.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { SelectField } from '@/ui/form/SelectField.tsx'
import type { ListingValues } from '@/features/teaching/form/listingValues.ts'

/** The category, by names in the reader's language. Without the list, the rest of the form stays usable, and a selected category stays selected. */
export function CategoryField({ edited }: { edited?: Listing | undefined }) {
  const { t } = useTranslation('teaching')
  const { t: tCourses } = useTranslation('courses')
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery())
  const value = useWatch<ListingValues, 'category'>({ name: 'category' })
  const options = (data ?? []).map(({ id, name }) => ({
    value: id,
    label: categoryLook(id, data, tCourses).name ?? name,
  }))
  // A selected category that the list lacks (not yet, or no longer) keeps an option; otherwise the browser would drop the selection.
  for (const id of new Set([value, edited?.categoryId ?? ''])) {
    if (id !== '' && !options.some((option) => option.value === id))
      options.unshift({ value: id, label: t('field.categoryKept') })
  }
  const hint = edited?.categoryId && value === '' ? t('field.categoryStays') : undefined
  return (
    <div className="space-y-3">
      <SelectField
        name="category"
        label={t('field.category')}
        optional
        options={options}
        {...(hint === undefined ? {} : { hint })}
      />
      {error !== null && data === undefined && !isFetching && (
        <ErrorNote fault={asFault(error)} place="loadCategories" onRetry={() => void refetch()} />
      )}
    </div>
  )
}
