import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { categoryLook } from './categoryLook.ts'

/**
 * The look of a listing's category; if the categories fail, the look of no category, and `waiting` while they load. `error` is the reason,
 * `refetch` repeats the request.
 */
export function useCategoryLook(categoryId: string | null) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useQuery({
    ...categoriesQuery(),
    // Without this, each new card would repeat a request that has just failed in another part of the page.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 30_000,
  })
  const waiting = categoryId !== null && data === undefined && error === null
  return { ...categoryLook(categoryId, data, t), waiting, error: data === undefined ? error : null, refetch }
}
