import type { Category } from '@/api/categories.ts'
import { fold } from '@/lib/text/fold.ts'

/** The name of a category that a filter asks for, as the backend writes it; null when there is none. */
export const findCategory = (categories: readonly Category[] | undefined, name: string | null): string | null =>
  name === null ? null : (categories?.find((category) => fold(category.name) === fold(name))?.name ?? null)
