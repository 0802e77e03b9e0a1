import type { Category } from '@/api/categories.ts'
import { fold } from '@/lib/text/fold.ts'

/** The backend's spelling of a filter's category; null if there is none. */
export const findCategory = (categories: readonly Category[] | undefined, name: string | null): string | null =>
  name === null ? null : (categories?.find((category) => fold(category.name) === fold(name))?.name ?? null)
