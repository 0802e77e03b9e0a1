import { expect, it } from 'vitest'
import { isId, isListingType } from '@/api/ids.ts'
import { courses, findCourse, findCourseByCategory } from '@/content/courses.ts'
import { findUpcoming, upcomingCourses } from '@/content/upcomingCourses.ts'
import { findCategory, priceBands } from '@/features/classes/filters/filters.ts'
import { chosenDays, datePresets, moments } from '@/features/classes/filters/lessonTimes.ts'
import { parseFilter, sortings, toSearch } from '@/features/classes/filters/listingFilter.ts'
import { stepOf } from '@/features/trial/trialValues.ts'
import { storedLanguage } from '@/i18n/language.ts'
import { paths, pathTo } from '@/paths.ts'
import { fileFor } from '@/build/pageFiles.ts'
import { checkAll, checkHostile } from '../hostile.ts'

checkHostile('ids are plain letters and digits, and stay one part of a path', (text) => {
  if (!isId(text)) return true
  const { pathname, search, hash } = new URL(pathTo.classroom({ id: text, type: 'class' }), 'https://nihol.example')
  return pathname === `/classroom/${text}/class` && search + hash === ''
})
checkAll<unknown>(
  'ids are no',
  [
    [null, undefined, 7, {}, ['a'], { toString: () => 'a' }, Object('a')],
    ['', 'a'.repeat(129), 'ñ', 'a\n', '\na', 'a\u200b'],
  ].flat(),
  (value) => !isId(value),
)

checkHostile(
  'type and state words are class, group and nothing else',
  (text) => isListingType(text) === (text === 'class' || text === 'group'),
)
checkAll<unknown>(
  'type and state words are not',
  [['class'], Object('class'), { toString: () => 'class' }, null, 0],
  (value) => !isListingType(value),
)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
checkHostile(
  'slugs find a course of the catalog or none',
  (text) => findCourse(text) === courses.find(({ slug }) => isSame(slug, text)),
)
checkHostile(
  'slugs find an upcoming course or none',
  (text) => findUpcoming(text) === upcomingCourses.find(({ id }) => isSame(id, text)),
)
checkHostile('slugs find the course of a category or none', (text) => {
  const course = findCourseByCategory(text)
  return course === undefined || isSame(course.category, text.trim())
})
checkHostile('slugs find a category that the server has, or none', (text) =>
  [null, 'Chess'].includes(findCategory([{ id: '__proto__', name: 'Chess' }], text)),
)
checkHostile('slugs of an address become one part of a path', (text) => {
  // An address ends where its text ends: a builder may refuse what is no text, never lead elsewhere.
  const built = (() => {
    try {
      return pathTo.course(text)
    } catch {
      return '/courses/refused'
    }
  })()
  return new URL(built, 'https://nihol.example').origin === 'https://nihol.example'
})

checkHostile('the words of a filter are known ones, or ignored', (text) => {
  const names = ['q', 'type', 'category', 'price', 'date', 'time', 'sort', 'page']
  const words = parseFilter(new URLSearchParams(names.map((name) => [name, text])).toString())
  const oneOf = (list: readonly string[], value: string | null) => value === null || list.includes(value)
  return (
    words.q.length <= 200 &&
    (words.category?.length ?? 0) <= 100 &&
    oneOf(['class', 'group'], words.type) &&
    oneOf(priceBands, words.price) &&
    oneOf(moments, words.time) &&
    oneOf(sortings, words.sort) &&
    (oneOf(datePresets, words.date) || chosenDays(words.date) !== null) &&
    Number.isInteger(words.page) &&
    words.page >= 1 &&
    words.page < 1_000_000
  )
})
checkHostile('the words of a filter make a query and nothing else of an address', (text) => {
  const { origin, pathname, hash } = new URL(
    paths.lessons + toSearch(parseFilter(`?q=${text}&category=${text}`)),
    'https://nihol.example',
  )
  return origin === 'https://nihol.example' && pathname === paths.lessons && hash === ''
})

checkHostile('a stored language is English or Uzbek', (text) => {
  localStorage.setItem('language', text)
  const language = storedLanguage()
  localStorage.removeItem('language')
  return language === 'en' || (language === 'uz' && text === 'uz')
})
checkHostile(
  'a field that the server complains of leads to a step only by its own name',
  (text) =>
    stepOf(text) === undefined || /^(parent|children|grade|subject|way|uri|day|slot|who|planning|hear)/.test(text),
)
it('knows the fields of the steps', () => {
  expect(['parentEmail', 'subject', 'hearAboutUsOther'].map(stepOf)).toEqual([1, 2, 4])
  expect(['constructor', 'toString'].map(stepOf)).toEqual([undefined, undefined])
})
const files = new Set(['index.html', 'app.html', '404.html', 'uz/404.html', 'courses/chess.html'])
checkHostile(
  'an address asks the host for a file that was built',
  (text) =>
    URL.canParse(`/${text}`, 'http://localhost') === false ||
    files.has(fileFor(new URL(`/${text}`, 'http://localhost').pathname, files, ['/dashboard', '/edit/']).file),
)
