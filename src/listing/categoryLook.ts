import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type Category, categoriesQuery } from '@/api/categories.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { findCourseByCategory, type SubjectCategory } from '@/content/courses.ts'
import type { CoverPicture } from '@/listing/cover/coverOf.ts'
import type { TintName } from '@/ui/base/tints.ts'

/**
 * The appearance of a category: the tint and picture of its subject, and its name in the reader's language if it is one of our subjects.
 * `subject` is the subject of its trial lesson; null for other categories.
 */
export type CategoryLook = {
  tint: TintName
  picture: CoverPicture
  name: string | null
  subject: SubjectCategory | null
}

const courseOf = (categoryId: string | null, categories: readonly Category[] | undefined) => {
  const category = categories?.find(({ id }) => id === categoryId)
  return { category, course: findCourseByCategory(category?.name) }
}

/** The tint and picture of the category with an id; the sapling's if there is none or it is unknown. */
export function categoryColors(
  categoryId: string | null,
  categories: readonly Category[] | undefined,
): Pick<CategoryLook, 'tint' | 'picture'> {
  const { course } = courseOf(categoryId, categories)
  return { tint: course?.tint ?? 'leaf-tint', picture: course?.picture ?? 'seedling' }
}

/** The look of the category with an id; the sapling's if there is none or it is unknown. */
export function categoryLook(
  categoryId: string | null,
  categories: readonly Category[] | undefined,
  t: TFunction<'courses'>,
): CategoryLook {
  const { category, course } = courseOf(categoryId, categories)
  return {
    ...categoryColors(categoryId, categories),
    name: course ? t(`course.${course.id}.name`) : (category?.name ?? null),
    subject: course?.category ?? null,
  }
}

/**
 * The look of a listing's category; if the categories fail, the look of no category, and `waiting` while they load. `error` is the reason,
 * `refetch` repeats the request.
 */
export function useCategoryLook(categoryId: string | null) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useQuery({
    ...categoriesQuery(),
    // Otherwise each new card would repeat the request.
    ...askedJustNow,
  })
  const waiting = categoryId !== null && data === undefined && error === null
  return { ...categoryLook(categoryId, data, t), waiting, error: data === undefined ? error : null, refetch }
}
