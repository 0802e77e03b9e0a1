import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courses } from '@/content/courses.ts'
import { hasProfile } from '@/content/teacherProfiles.ts'
import { inLanguages } from '../../full.ts'
import { en, uz } from '../../words.ts'
import { put } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { words, region, h1 } from './coursesSteps.ts'
import { courseLinks } from './siteWords.ts'

const everyCourse = inLanguages(courses).map(({ row, language }) => ({ language, course: row, slug: row.slug }))

const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'))

afterEach(() => void vi.restoreAllMocks())

describe('a course page', () => {
  it.each(everyCourse)(
    '$slug in $language has the sections of CONTRACT.md §2 in order, and an instructor only if it has a profile',
    async ({ language, course }) => {
      const { pages, names } = words[language]
      const { sections, instructor, profile, actions } = pages
      const own = pages.courses[course.id]
      const teacher = hasProfile(course.id) ? profile[course.id] : null
      const { user } = await renderApp(`/courses/${course.slug}`, { language })
      expect(await h1()).toHaveTextContent(own.title)
      await waitFor(() => expect(document.title).toBe(`${pages.meta[course.id].title} · Nihol`))
      expect(screen.queryAllByRole('region', { name: instructor.heading })).toHaveLength(teacher ? 1 : 0)
      if (teacher) await user.click(region(instructor.heading).getByText(teacher.name))

      const advantages = Object.values(own.advantages).flatMap(({ title, text }) => [title, text])
      expect(advantages).toHaveLength(8)
      const reviews = pages.hero.reviews_other.replace('{{count}}', '2')
      const claims = language === 'en' ? ['2,500+', '4.9/5', '15+', '5,000+'] : ['2 500+', '4,9/5', '15+', '5 000+']
      const contents: readonly (readonly [title: string, texts: readonly string[]])[] = [
        [own.title, [own.description, reviews, ...Object.values(own.tags), ...advantages]],
        [sections.learn, Object.values(own.learn)],
        [sections.steps, Object.values(own.steps).map(({ text }) => text)],
        [sections.syllabus, Object.values(own.syllabus).map(({ text }) => text)],
        [sections.testimonials, []],
        ...(teacher
          ? [
              [
                instructor.heading,
                [teacher.name, teacher.title, teacher.body, ...Object.values(teacher.expertise), ...claims],
              ] as const,
            ]
          : []),
        [sections.grid, Object.values(names.advantages).map(({ title }) => title)],
        [sections.faq, []],
      ]
      for (const [title, texts] of contents)
        for (const text of texts) expect(region(title).getByText(text)).toBeVisible()
      const [hero, ...others] = contents.map(([title]) => title)
      const inOrder = [hero, sections.advantages, ...others, 'consultation']
      const found = Array.from(document.querySelectorAll('main :is(h1, h2, h3, #consultation)'), (part) =>
        part.id === 'consultation' ? part.id : part.textContent,
      )
      expect(found.filter((part) => inOrder.includes(part))).toEqual(inOrder)

      const rating = names.stats.rating.replace('{{rating}}', '5')
      const testimonials = region(sections.testimonials).getAllByRole('figure')
      expect(testimonials.map((each) => within(each).getAllByRole('img', { name: rating }).length)).toEqual([1, 1])
      expect(
        within(screen.getByRole('navigation', { name: pages.breadcrumb.label })).getByText(
          names.course[course.id].name,
        ),
      ).toHaveAttribute('aria-current', 'page')

      const linksTo = (name: string) => hrefs(screen.queryAllByRole('link', { name }))
      if (teacher) expect(region(instructor.heading).getAllByRole('button', { name: actions.session })).toHaveLength(1)
      expect(linksTo(actions.consultation)).toEqual(teacher ? ['#consultation'] : [])
      expect(linksTo(actions.details)).toEqual(teacher ? ['#syllabus', '#syllabus'] : ['#syllabus'])
      expect(document.querySelector('section#syllabus')).toBeInTheDocument()
    },
  )

  it.each(['en', 'uz'] as const)('has six questions in %s, all closed at first', async (language) => {
    const { sections, faq } = words[language].pages
    await renderApp('/courses/chess', { language })
    await h1()
    const questions = region(sections.faq).getAllByRole('group')
    expect(questions).toHaveLength(6)
    for (const question of questions) expect(question).not.toHaveAttribute('open')
    expect(new Set(questions.map((question) => question.getAttribute('name'))).size, 'one exclusive group').toBe(1)
    for (const { question } of Object.values(faq.items)) expect(region(sections.faq).getByText(question)).toBeVisible()
  })

  it.each([
    ['en', 'chess', ['48 lessons', '5–25 minute', 'start at $160 a month and one-on-one plans at $200']],
    ['uz', 'chess', ['48 ta dars', '5–25 daqiqa']],
    ['en', 'russian-language', ['1,500 words in 3 months']],
    ['uz', 'russian-language', ['3 oyda 1500 ta soʻz']],
  ] as const)('states in %s on %s the figures of CONTRACT.md §9', async (language, slug, figures) => {
    await renderApp(`/courses/${slug}`, { language })
    await h1()
    for (const figure of figures) expect(screen.getByRole('main')).toHaveTextContent(figure)
  })

  it.each(['/courses/IT-CODING', '/courses/it-coding/'])('is found at %s', async (address) => {
    await renderApp(address)
    expect(await h1()).toHaveTextContent(en('coursePages:courses.coding.title'))
  })

  it('opens the trial booking with its subject selected', async () => {
    const { user } = await renderApp('/courses/robotics')
    await h1()
    await user.click(screen.getAllByRole('button', { name: en('coursePages:actions.trial') })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: en('trial:title') }))
    await put(user, dialog, {
      [en('trial:fields.parentName')]: 'Nodira Karimova',
      [en('trial:fields.parentPhoneNumber')]: '2155550142',
      [en('trial:fields.parentEmail')]: 'nodira@example.com',
    })
    await user.click(dialog.getByRole('button', { name: en('trial:next') }))
    expect(await dialog.findByRole('radio', { name: en('courses:course.robotics.name') })).toBeChecked()
  })
})

describe('an unknown course', () => {
  it.each(['nope', '__proto__', 'constructor', 'toString', 'quran%00', '%E0%A4%A', '<script>', 'quran%2Fx', 'quran '])(
    '%s shows Kurs topilmadi and the ten subjects',
    async (slug) => {
      // The router logs that an address cannot be decoded.
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      await renderApp(`/courses/${slug}`)
      const title = await h1()
      expect(title).toHaveTextContent(uz('coursePages:notFound.title'))
      expect(title).toHaveAttribute('lang', 'uz')
      expect(screen.getByText(en('coursePages:notFound.title'))).toBeVisible()
      expect(hrefs(region(en('coursePages:notFound.subjects')).getAllByRole('link'))).toEqual(courseLinks)
    },
  )

  it('shows the text once in Uzbek', async () => {
    await renderApp('/courses/nope', { language: 'uz' })
    expect(await h1()).toHaveTextContent(uz('coursePages:notFound.title'))
    expect(screen.getAllByText(uz('coursePages:notFound.title'))).toHaveLength(1)
    expect(screen.queryByText(en('coursePages:notFound.title'))).not.toBeInTheDocument()
  })
})
