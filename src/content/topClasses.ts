import type { CourseSlug, Level } from './courses.ts'

interface TopClass {
  /** Translation key: `home:topClasses.items.<id>`. */
  id: string
  /** The course whose page it opens and whose picture, ages, and rating it shows. */
  slug: CourseSlug
  weeks: number
  level: Level
}

/** The top classes on the home page (CONTRACT.md §2). */
export const topClasses = [
  { id: 'youngProgrammers', slug: 'It-coding', weeks: 6, level: 'beginner' },
  { id: 'quranCourse', slug: 'quran', weeks: 8, level: 'beginner' },
  { id: 'brightMinds', slug: 'mental-arithmetic', weeks: 10, level: 'intermediate' },
] as const satisfies readonly TopClass[]
