import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courses } from '@/content/courses.ts'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { words, region, languages, h1 } from './coursesSteps.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an unknown course', () => {
  const hostile = [
    'nope',
    '__proto__',
    'constructor',
    'toString',
    'quran%00',
    '%E0%A4%A',
    '<script>',
    'quran%2Fx',
    'quran ',
  ]

  it.each(hostile)('%s shows Kurs topilmadi and the ten subjects', async (slug) => {
    // The router logs that an address cannot be decoded.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderApp(`/courses/${slug}`)
    const title = await h1()
    expect(title).toHaveTextContent(uz('coursePages:notFound.title'))
    expect(title).toHaveAttribute('lang', 'uz')
    expect(screen.getByText(en('coursePages:notFound.title'))).toBeVisible()
    const subjects = region(en('coursePages:notFound.subjects')).getAllByRole('link')
    expect(subjects.map((link) => link.getAttribute('href'))).toEqual(
      courses.map((course) => `/courses/${course.slug}`),
    )
  })

  it('shows the text once in Uzbek', async () => {
    await renderApp('/courses/nope', { language: 'uz' })
    expect(await h1()).toHaveTextContent(uz('coursePages:notFound.title'))
    expect(screen.getAllByText(uz('coursePages:notFound.title'))).toHaveLength(1)
    expect(screen.queryByText(en('coursePages:notFound.title'))).not.toBeInTheDocument()
  })
})

describe('the subjects page', () => {
  it.each(languages)('links to the ten courses in %s', async (language) => {
    const { names } = words[language]
    await renderApp('/subjects', { language })
    await h1()
    for (const { id, slug, stats } of courses) {
      const link = within(screen.getByRole('main')).getByRole('link', { name: names.course[id].name })
      expect(link).toHaveAttribute('href', `/courses/${slug}`)
      const card = within(link.closest('li')!)
      expect(card.getByText(names.course[id].short)).toBeVisible()
      expect(card.getByText(names.stats.students.replace('{{students}}', stats.students))).toBeVisible()
      expect(
        card.getByText(language === 'uz' ? String(stats.rating).replace('.', ',') : String(stats.rating)),
      ).toBeVisible()
    }
  })
})
