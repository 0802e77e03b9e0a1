import type { SubjectCategory, Tint } from './courses.ts'

/** The filter of /lessons that a card opens, matching its text; `category` is the English category name, not an API id. */
interface LessonsFilter {
  q?: string
  category?: SubjectCategory
  type?: 'class' | 'group'
  date?: 'week' | 'month'
  time?: 'weekdays'
}

interface LearningPath {
  /** Translation key: `home:paths.items.<id>`. */
  id: string
  tint: Tint
  picture: string
  stats: { courses: string; students: string; rating: number }
  filter: LessonsFilter
}

/** The category cards of the home page (statistics: CONTRACT.md §3). */
export const learningPaths = [
  {
    id: 'tutoring',
    tint: 'butter',
    picture: 'pencil',
    stats: { courses: '50+', students: '1,200+', rating: 4.9 },
    filter: { type: 'class' },
  },
  {
    id: 'fullCourses',
    tint: 'leaf-tint',
    picture: 'seedling',
    stats: { courses: '25+', students: '800+', rating: 4.8 },
    filter: {},
  },
  {
    id: 'collegePrep',
    tint: 'sky',
    picture: 'graduationCap',
    stats: { courses: '15+', students: '600+', rating: 4.9 },
    filter: { category: 'SAT preparation' },
  },
  {
    id: 'afterschool',
    tint: 'blush',
    picture: 'balloon',
    stats: { courses: '30+', students: '900+', rating: 4.7 },
    filter: { time: 'weekdays' },
  },
  {
    id: 'clubs',
    tint: 'lilac',
    picture: 'trophy',
    stats: { courses: '20+', students: '500+', rating: 4.8 },
    filter: { type: 'group' },
  },
  {
    id: 'shortCourses',
    tint: 'butter',
    picture: 'rocket',
    stats: { courses: '40+', students: '1,000+', rating: 4.6 },
    filter: { type: 'class', date: 'month' },
  },
] as const satisfies readonly LearningPath[]
