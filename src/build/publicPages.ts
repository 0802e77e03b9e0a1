import { courses } from '@/content/courses.ts'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { paths, pathTo } from '@/paths.ts'

/** The addresses that are written as pages of their own at build time, in both languages. */
export const publicPages: readonly string[] = [
  ...(
    ['home', 'aboutUs', 'pricing', 'privacy', 'terms', 'refund', 'cancellation', 'accessibility', 'support', 'howItWorks', 'contactUs', 'freeTrial', 'subjects', 'lessons', 'login', 'signup', 'forgotPassword'] as const
  ).map((path) => paths[path]),
  ...courses.map(({ slug }) => pathTo.course(slug)),
  ...upcomingCourses.map(({ id }) => pathTo.upcomingCourse(id)),
]
