import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courses } from '@/content/courses.ts'
import { hasProfile } from '@/content/teacherProfiles.ts'
import enPages from '@/i18n/en/coursePages.json'
import { inLanguages } from '../../full.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { words, region, languages, h1 } from './coursesSteps.ts'

const everyCourse = inLanguages(courses).map(({ row, language }) => ({ language, course: row, slug: row.slug }))

const inOrder = (nodes: readonly Element[]) =>
  nodes.every(
    (node, index) =>
      index === 0 || Boolean(nodes[index - 1]!.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING),
  )

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a course page', () => {
  it.each(everyCourse)(
    '$slug in $language has the sections of CONTRACT.md §2 in order, and an instructor only if it has a profile',
    async ({ language, course }) => {
      const { pages, names } = words[language]
      const own = pages.courses[course.id]
      const { sections } = pages
      const { user } = await renderApp(`/courses/${course.slug}`, { language })

      expect(await h1()).toHaveTextContent(own.title)
      await waitFor(() => expect(document.title).toBe(`${pages.meta[course.id].title} · Nihol`))
      const hero = region(own.title)
      expect(hero.getByText(own.description)).toBeVisible()
      expect(hero.getByText(pages.hero.reviews_other.replace('{{count}}', '2'))).toBeVisible()
      for (const tag of Object.values(own.tags)) expect(hero.getByText(tag)).toBeVisible()
      for (const { title, text } of Object.values(own.advantages)) {
        expect(hero.getByRole('heading', { name: title })).toBeVisible()
        expect(hero.getByText(text)).toBeVisible()
      }
      expect(Object.values(own.advantages)).toHaveLength(4)
      for (const line of Object.values(own.learn)) expect(region(sections.learn).getByText(line)).toBeVisible()
      for (const step of Object.values(own.steps)) expect(region(sections.steps).getByText(step.text)).toBeVisible()
      for (const module of Object.values(own.syllabus))
        expect(region(sections.syllabus).getByText(module.text)).toBeVisible()

      const testimonials = region(sections.testimonials).getAllByRole('figure')
      expect(testimonials).toHaveLength(2)
      for (const testimonial of testimonials)
        expect(
          within(testimonial).getByRole('img', { name: names.stats.rating.replace('{{rating}}', '5') }),
        ).toBeVisible()

      expect(
        region(sections.grid)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual(Object.values(names.advantages).map(({ title }) => title))
      expect(
        within(screen.getByRole('navigation', { name: pages.breadcrumb.label })).getByText(
          names.course[course.id].name,
        ),
      ).toHaveAttribute('aria-current', 'page')

      const headings = [
        own.title,
        sections.advantages,
        sections.learn,
        sections.steps,
        sections.syllabus,
        sections.testimonials,
        ...(hasProfile(course.id) ? [pages.instructor.heading] : []),
        sections.grid,
        sections.faq,
      ]
      const found = headings.map((name) => screen.getByRole('heading', { name }))
      expect(inOrder([...found, document.querySelector('#consultation')!])).toBe(true)

      const { instructor, profile, actions } = pages
      const hrefs = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))
      const teacher = hasProfile(course.id) ? profile[course.id] : null
      expect(screen.queryAllByRole('region', { name: instructor.heading })).toHaveLength(teacher ? 1 : 0)
      if (teacher) await user.click(region(instructor.heading).getByText(teacher.name))
      for (const text of teacher
        ? [
            teacher.name,
            teacher.title,
            teacher.body,
            ...Object.values(teacher.expertise),
            ...(language === 'en' ? ['2,500+', '4.9/5', '15+', '5,000+'] : ['2 500+', '4,9/5', '15+', '5 000+']),
          ]
        : []) {
        expect(region(instructor.heading).getByText(text)).toBeVisible()
      }
      if (teacher) expect(region(instructor.heading).getAllByRole('button', { name: actions.session })).toHaveLength(1)
      expect(hrefs(actions.consultation)).toEqual(teacher ? ['#consultation'] : [])
      expect(hrefs(actions.details)).toEqual(teacher ? ['#syllabus', '#syllabus'] : ['#syllabus'])
      expect(document.querySelector('section#syllabus')).toBeInTheDocument()
    },
  )

  it.each(languages)('has six questions in %s, all closed at first', async (language) => {
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
    ['en', 'chess', ['48 lessons', '5–25 minute']],
    ['uz', 'chess', ['48 ta dars', '5–25 daqiqa']],
    ['en', 'russian-language', ['1,500 words in 3 months']],
    ['uz', 'russian-language', ['3 oyda 1500 ta soʻz']],
  ] as const)('states in %s on %s the figures of CONTRACT.md §9', async (language, slug, figures) => {
    await renderApp(`/courses/${slug}`, { language })
    await h1()
    for (const figure of figures) expect(screen.getByRole('main')).toHaveTextContent(figure)
  })

  it('quotes the price of the cheapest plans in its answer', async () => {
    await renderApp('/courses/chess')
    await h1()
    expect(screen.getByText(/group plans start at \$160 a month and one-on-one plans at \$200/)).toBeInTheDocument()
  })

  it.each([['/courses/IT-CODING'], ['/courses/it-coding/'], ['/courses/It-coding']])(
    'is found at %s',
    async (address) => {
      await renderApp(address)
      expect(await h1()).toHaveTextContent(enPages.courses.coding.title)
    },
  )

  it('opens the trial booking with its subject selected', async () => {
    const { user } = await renderApp('/courses/robotics')
    await h1()
    await user.click(screen.getAllByRole('button', { name: en('coursePages:actions.trial') })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: en('trial:title') }))
    for (const [label, text] of [
      [en('trial:fields.parentName'), 'Nodira Karimova'],
      [en('trial:fields.parentPhoneNumber'), '2155550142'],
      [en('trial:fields.parentEmail'), 'nodira@example.com'],
    ] as const) {
      await user.click(await dialog.findByLabelText(label))
      await user.paste(text)
    }
    await user.click(dialog.getByRole('button', { name: en('trial:next') }))
    expect(await dialog.findByRole('radio', { name: en('courses:course.robotics.name') })).toBeChecked()
  })
})
