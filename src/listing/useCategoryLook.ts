import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { categoryLook } from './categoryLook.ts'

/** The look of a listing's category; when the categories fail, that of no category, and `waiting` while they load. `error` says why, `refetch` asks again. */
export function useCategoryLook(categoryId: string | null) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useQuery({
    ...categoriesQuery(),
    // Each card that appears would ask again for what another part of the page has just asked for in vain.
    retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > 30_000,
  })
  const waiting = categoryId !== null && data === undefined && error === null
  return { ...categoryLook(categoryId, data, t), waiting, error: data === undefined ? error : null, refetch }
}
