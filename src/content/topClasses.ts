import type { CourseSlug, Level, SubjectCategory, Tint } from './courses.ts'

interface TopClass {
  /** Translation key: `home:topClasses.items.<id>`. */
  id: string
  /** The course page it opens. */
  slug: CourseSlug
  /** The subject of its free trial. */
  subject: SubjectCategory
  tint: Tint
  picture: string
  weeks: number
  level: Level
}

/** The top classes on the home page (CONTRACT.md §2). */
export const topClasses = [
  {
    id: 'youngProgrammers',
    slug: 'It-coding',
    subject: 'IT coding',
    tint: 'sky',
    picture: 'laptop',
    weeks: 6,
    level: 'beginner',
  },
  {
    id: 'quranCourse',
    slug: 'quran',
    subject: 'Quran',
    tint: 'butter',
    picture: 'openBook',
    weeks: 8,
    level: 'beginner',
  },
  {
    id: 'brightMinds',
    slug: 'mental-arithmetic',
    subject: 'Mental Arithmetic',
    tint: 'blush',
    picture: 'abacus',
    weeks: 10,
    level: 'intermediate',
  },
] as const satisfies readonly TopClass[]
