import type { TFunction } from 'i18next'
import type { Category } from '@/api/categories.ts'
import { findCourseByCategory, type SubjectCategory } from '@/content/courses.ts'
import type { PictureName } from '@/ui/base/pictures.ts'
import type { TintName } from '@/ui/base/tints.ts'

/**
 * How a category looks and reads: the tint and picture of its subject, and its name in the reader's language where it is one of ours.
 * `subject` is what a trial lesson of it is booked as; null where it is none of ours.
 */
export type CategoryLook = {
  tint: TintName
  picture: PictureName
  name: string | null
  subject: SubjectCategory | null
}

const courseOf = (categoryId: string | null, categories: readonly Category[] | undefined) => {
  const category = categories?.find(({ id }) => id === categoryId)
  return { category, course: findCourseByCategory(category?.name) }
}

/** The tint and picture of the category with an id; those of a sapling when there is none or it is unknown. */
export function categoryColors(
  categoryId: string | null,
  categories: readonly Category[] | undefined,
): Pick<CategoryLook, 'tint' | 'picture'> {
  const { course } = courseOf(categoryId, categories)
  return { tint: course?.tint ?? 'leaf-tint', picture: course?.picture ?? 'seedling' }
}

/** The look of the category with an id; a sapling when there is none or it is unknown. */
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
