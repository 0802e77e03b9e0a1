import { courses } from '@/content/courses.ts'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { paths, pathTo } from '@/paths.ts'
import { inBrowserOnly } from './pageFiles.ts'

const isPublic = (path: string) => !path.includes(':') && !inBrowserOnly.some((other) => other === path)

/** The paths that are prerendered in both languages. */
export const publicPages: readonly string[] = [
  ...Object.values(paths).filter(isPublic),
  ...courses.map(({ slug }) => pathTo.course(slug)),
  ...upcomingCourses.map(({ id }) => pathTo.upcomingCourse(id)),
]
