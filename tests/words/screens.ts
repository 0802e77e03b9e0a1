import { courses } from '../../src/content/courses.ts'
import { upcomingCourses } from '../../src/content/upcomingCourses.ts'
import { legalPages } from '../../src/content/legal.ts'

export type Screen = {
  title: string
  /** Beginnings of the keys that the screen shows. */
  keys: readonly string[]
  /** Whether anyone may read it without an account; its English is scored. */
  isPublic: boolean
}

const shown = (title: string, ...keys: string[]): Screen => ({ title, keys, isPublic: true })
const inside = (title: string, ...keys: string[]): Screen => ({ title, keys, isPublic: false })

/** The screens in the order of a visit; a key belongs to the first screen that claims it. */
const screens: readonly Screen[] = [
  inside('Menu, footer, and everywhere', 'common', 'written'),
  shown('Home', 'home'),
  shown('Subjects, in lists', 'courses', 'site:subjectsPage', 'site:meta.subjects'),
  ...courses.map(({ id }) =>
    shown(`Course: ${id}`, `coursePages:courses.${id}`, `coursePages:meta.${id}`, `coursePages:profile.${id}`),
  ),
  ...upcomingCourses.map(({ key }) =>
    shown(`Upcoming course: ${key}`, `coursePages:upcoming.courses.${key}`, `coursePages:meta.${key}`),
  ),
  shown('All course pages', 'coursePages'),
  shown('Pricing', 'pricing'),
  shown('About', 'site:about', 'site:meta.about'),
  shown('How it works', 'site:howItWorks', 'site:meta.howItWorks'),
  shown('Contact', 'site:contact', 'site:meta.contact', 'contact'),
  shown('Support', 'site:support', 'site:meta.support'),
  shown('Free trial', 'site:freeTrial', 'site:meta.freeTrial', 'trial', 'trialBar'),
  shown('Classes and groups', 'site:lessonsPage', 'site:meta.lessons', 'classes'),
  shown('Log in, sign up, forgot password', 'account'),
  ...legalPages.map(({ id }) => shown(`Policy: ${id}`, `legal:documents.${id}`, `legal:meta.${id}`)),
  shown('All policies', 'legal'),
  inside('Dashboard and week', 'dashboard', 'timetable'),
  inside('Classroom', 'classroom'),
  shown('Check of camera and microphone', 'check'),
  inside('Teaching', 'teaching'),
  inside('Messages', 'messages'),
  inside('Other', ''),
]

/** The screen of every key. */
export function byScreen(keys: Iterable<string>): Map<Screen, string[]> {
  const found = new Map<Screen, string[]>(screens.map((screen) => [screen, []]))
  for (const key of keys) {
    const screen = screens.find(({ keys: starts }) =>
      starts.some((start) => start === '' || key.startsWith(`${start}.`) || key.startsWith(`${start}:`)),
    )!
    found.get(screen)!.push(key)
  }
  return new Map([...found].filter(([, own]) => own.length > 0))
}
