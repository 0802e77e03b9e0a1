import type { Level, Tint } from './courses.ts'

/** Keys of `coursePages:upcoming.courses.<key>.features`. */
type FeatureId = 'f1' | 'f2' | 'f3'

export interface UpcomingCourse {
  /** The id in /upcoming-course/{id}. */
  id: string
  /** Translation key: `courses:upcoming.<key>`, `coursePages:upcoming.courses.<key>`. */
  key: string
  /** The English name, as sent in the message `Notify me: <course>`. */
  name: string
  tint: Tint
  picture: string
  /** Key of `courses:upcomingCategory`. */
  category: 'character' | 'media' | 'business' | 'engineering' | 'music' | 'science'
  /** The status in the contract; see statusKey. */
  status: 'coming-soon' | 'pre-registration' | 'launching-soon'
  features: readonly [FeatureId, FeatureId, FeatureId]
  /** Null if CONTRACT.md §9 gives no launch. `date` is an ISO calendar day. */
  launch: { date: string; weeks: number; ages: string; level: Level } | null
}

/** The pages of CONTRACT.md §2 with ids 1–3: a banner and a notify section, no launch data. */
const announced = [
  {
    id: '1',
    key: 'ethics',
    name: 'Ethics',
    tint: 'leaf-tint',
    picture: 'seedling',
    category: 'character',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: null,
  },
  {
    id: '2',
    key: 'blogging',
    name: 'Blogging',
    tint: 'blush',
    picture: 'pencil',
    category: 'media',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: null,
  },
  {
    id: '3',
    key: 'entrepreneurship',
    name: 'Entrepreneurship',
    tint: 'butter',
    picture: 'lightBulb',
    category: 'business',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: null,
  },
] as const satisfies readonly UpcomingCourse[]

/** The cards on the home page, with the launches of CONTRACT.md §9. */
export const launchingCourses = [
  {
    id: 'young-inventors',
    key: 'youngInventors',
    name: 'Young inventors',
    tint: 'sky',
    picture: 'rocket',
    category: 'engineering',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: { date: '2026-03-15', weeks: 8, ages: '8–14', level: 'beginner' },
  },
  {
    id: 'music-theory',
    key: 'musicTheory',
    name: 'Music theory',
    tint: 'lilac',
    picture: 'musicalNotes',
    category: 'music',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: { date: '2026-04-01', weeks: 12, ages: '6–16', level: 'beginner' },
  },
  {
    id: 'science-explorers',
    key: 'scienceExplorers',
    name: 'Science explorers',
    tint: 'leaf-tint',
    picture: 'microscope',
    category: 'science',
    status: 'coming-soon',
    features: ['f1', 'f2', 'f3'],
    launch: { date: '2026-04-20', weeks: 10, ages: '10–16', level: 'intermediate' },
  },
] as const satisfies readonly UpcomingCourse[]

export const upcomingCourses = [...announced, ...launchingCourses] as const

export type AnyUpcomingCourse = (typeof upcomingCourses)[number]

/** Maps the status of the contract to its key in `courses:status`. */
export const statusKey = {
  'coming-soon': 'comingSoon',
  'pre-registration': 'preRegistration',
  'launching-soon': 'launchingSoon',
} as const satisfies Record<UpcomingCourse['status'], string>

/** The number of filled difficulty dots, 1 to 3 (CONTRACT.md §2). */
export function difficultyDots(level: Level): 1 | 2 | 3 {
  if (level === 'beginner') return 1
  return level === 'intermediate' ? 2 : 3
}

/** Finds an upcoming course by its id, ignoring case; undefined if there is none. */
export function findUpcoming(id: string | undefined): AnyUpcomingCourse | undefined {
  const wanted = id?.toLowerCase()
  return upcomingCourses.find((course) => course.id === wanted)
}
