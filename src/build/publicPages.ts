import type { RouteObject } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { upcomingCourses } from '@/content/upcomingCourses.ts'
import { paths, pathTo } from '@/paths.ts'
import { routes, type PageHandle } from '@/routes.tsx'

const rowsOf = (rows: readonly RouteObject[]): RouteObject[] =>
  rows.flatMap((row) => (row.children ? rowsOf(row.children) : [row]))
const pages = rowsOf(routes).map(({ path = '', handle }) => ({
  path,
  page: (handle as PageHandle | undefined)?.page ?? 'public',
}))
const addressesOf = (path: string) => {
  if (path === paths.course) return courses.map(({ slug }) => pathTo.course(slug))
  if (path === paths.upcomingCourse) return upcomingCourses.map(({ id }) => pathTo.upcomingCourse(id))
  return path === '*' ? [] : [path]
}
const ofKinds = (...kinds: (typeof pages)[number]['page'][]) => pages.filter(({ page }) => kinds.includes(page))

/** The paths that are prerendered in both languages. */
export const publicPages = ofKinds('public', 'unlisted').flatMap(({ path }) => addressesOf(path))

/** The paths in the sitemap. */
export const listedPages = ofKinds('public').flatMap(({ path }) => addressesOf(path))

/** A trailing slash includes everything below. */
const prefixOf = (path: string) => path.replace(/:.*$/, '')

/** The paths of the member area. */
export const memberPages = ofKinds('member').map(({ path }) => prefixOf(path))

/** The paths that are answered by the empty shell: the member area and redirects. A trailing slash includes everything below. */
export const browserPages = ofKinds('member', 'redirect').map(({ path }) => prefixOf(path))
