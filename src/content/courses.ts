/** The tint of a subject, the same everywhere. */
export type Tint = 'butter' | 'sky' | 'leaf-tint' | 'blush' | 'lilac'
export type Level = 'beginner' | 'intermediate' | 'advanced'

export interface Course {
  /** Translation key: `courses:course.<id>`, `coursePages:courses.<id>`. */
  id: string
  /** The last part of /courses/{slug}, as in CONTRACT.md §2. */
  slug: string
  tint: Tint
  picture: string
  stats: { students: string; rating: number; weeks: number; level: Level }
  /** In years; null without an upper limit. `coursePages:courses.<id>.audience` has the same as text. */
  ages: { from: number; to: number | null }
  /** The English subject of CONTRACT.md §5: the value of the trial form, and the name of the API's category. */
  category: string
}

/** The ten courses, in the order of the Subjects menu (CONTRACT.md §2, students and ratings of §3). */
export const courses = [
  {
    id: 'quran',
    slug: 'quran',
    tint: 'butter',
    picture: 'openBook',
    stats: { students: '500+', rating: 4.9, weeks: 8, level: 'beginner' },
    ages: { from: 7, to: 14 },
    category: 'Quran',
  },
  {
    id: 'coding',
    slug: 'It-coding',
    tint: 'sky',
    picture: 'laptop',
    stats: { students: '800+', rating: 4.8, weeks: 8, level: 'beginner' },
    ages: { from: 9, to: 14 },
    category: 'IT coding',
  },
  {
    id: 'robotics',
    slug: 'robotics',
    tint: 'leaf-tint',
    picture: 'robot',
    stats: { students: '300+', rating: 4.7, weeks: 8, level: 'beginner' },
    ages: { from: 9, to: 14 },
    category: 'Robotics',
  },
  {
    id: 'mentalArithmetic',
    slug: 'mental-arithmetic',
    tint: 'blush',
    picture: 'abacus',
    stats: { students: '600+', rating: 4.9, weeks: 8, level: 'beginner' },
    ages: { from: 7, to: 14 },
    category: 'Mental Arithmetic',
  },
  {
    id: 'mentalMathematics',
    slug: 'mental-mathematics',
    tint: 'lilac',
    picture: 'brain',
    stats: { students: '450+', rating: 4.8, weeks: 8, level: 'beginner' },
    ages: { from: 9, to: 14 },
    category: 'Mental Mathematics',
  },
  {
    id: 'business',
    slug: 'business-enterprise',
    tint: 'butter',
    picture: 'moneyBag',
    stats: { students: '200+', rating: 4.6, weeks: 8, level: 'beginner' },
    ages: { from: 9, to: 14 },
    category: 'Business Entrepreneurship and financial literacy',
  },
  {
    id: 'chess',
    slug: 'chess',
    tint: 'lilac',
    picture: 'chessPawn',
    stats: { students: '350+', rating: 4.7, weeks: 8, level: 'beginner' },
    ages: { from: 7, to: 14 },
    category: 'Chess',
  },
  {
    id: 'sat',
    slug: 'sat-preparation',
    tint: 'sky',
    picture: 'graduationCap',
    stats: { students: '250+', rating: 4.8, weeks: 8, level: 'beginner' },
    ages: { from: 14, to: 21 },
    category: 'SAT preparation',
  },
  {
    id: 'phonics',
    slug: 'phonics',
    tint: 'blush',
    picture: 'abcBlock',
    stats: { students: '400+', rating: 4.9, weeks: 8, level: 'beginner' },
    ages: { from: 4, to: null },
    category: 'Phonics',
  },
  {
    id: 'russian',
    slug: 'russian-language',
    tint: 'leaf-tint',
    picture: 'nestingDoll',
    stats: { students: '180+', rating: 4.6, weeks: 8, level: 'beginner' },
    ages: { from: 9, to: 14 },
    category: 'Russian language',
  },
] as const satisfies readonly Course[]

export type CatalogCourse = (typeof courses)[number]
export type CourseSlug = CatalogCourse['slug']
export type SubjectCategory = CatalogCourse['category']

/** The keys of the repeated parts of `coursePages:courses.<id>`, the same for every course. */
export const coursePageParts = {
  tags: ['t1', 't2'],
  advantages: ['a1', 'a2', 'a3', 'a4'],
  learn: ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'],
  steps: ['s1', 's2', 's3'],
  syllabus: ['m1', 'm2', 'm3', 'm4', 'm5'],
  expertise: ['e1', 'e2', 'e3', 'e4'],
} as const

/** Finds a course by the slug of its address, in any letter case; undefined for any other text, such as `__proto__`. */
export function findCourse(slug: string | undefined): CatalogCourse | undefined {
  const wanted = slug?.toLowerCase()
  return courses.find((course) => course.slug.toLowerCase() === wanted)
}

/** Finds the course of an API category or trial subject by its English name, in any letter case. */
export function findCourseByCategory(category: string | undefined): CatalogCourse | undefined {
  const wanted = category?.trim().toLowerCase()
  return courses.find((course) => course.category.toLowerCase() === wanted)
}

/** The selectable ages in years; CONTRACT.md §1: about 4 to 21, and no class names an age above 20. */
export const childAges = Array.from({ length: 17 }, (_, index) => index + 4)
