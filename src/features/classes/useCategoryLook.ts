import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { categoryLook } from './categoryLook.ts'

/** The look of a listing's category; while the categories load, or when they fail, that of no category. */
export function useCategoryLook(categoryId: string | null) {
  const { t } = useTranslation('courses')
  const { data } = useQuery(categoriesQuery())
  return categoryLook(categoryId, data, t)
}
