import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { categoryLook } from './categoryLook.ts'

/** The look of a listing's category; while the categories load, or when they fail, that of no category. `error` says why, `refetch` asks again. */
export function useCategoryLook(categoryId: string | null) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useQuery({
    ...categoriesQuery(),
    // Each card that appears would ask again for what another part of the page has just asked for in vain.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 30_000,
  })
  return { ...categoryLook(categoryId, data, t), error: data === undefined ? error : null, refetch }
}
