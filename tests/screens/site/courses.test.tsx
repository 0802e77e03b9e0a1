import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courses } from '@/content/courses.ts'
import { hasProfile } from '@/content/teacherProfiles.ts'
import { launchingCourses, upcomingCourses } from '@/content/upcomingCourses.ts'
import enPages from '@/i18n/en/coursePages.json'
import enNames from '@/i18n/en/courses.json'
import uzPages from '@/i18n/uz/coursePages.json'
import uzNames from '@/i18n/uz/courses.json'
import { inLanguages } from '../../full.ts'
import { en, uz } from '../../words.ts'
import { bodies, lead, leadWith, put } from '../contact/contactForms.ts'
import { attributesOf, openApp, renderApp, textsOf } from '../renderApp.tsx'
import { courseLinks } from './siteWords.ts'

const words = { en: { pages: enPages, names: enNames }, uz: { pages: uzPages, names: uzNames } } as const

const region = (name: string) => within(screen.getByRole('region', { name }))

const h1 = () => screen.findByRole('heading', { level: 1 })

const everyCourse = inLanguages(courses).map(({ row, language }) => ({ language, course: row, slug: row.slug }))

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
      const reviews = pages.hero.sampleRating
      const claims = language === 'en' ? ['2,500+', '4.9/5', '15+', '5,000+'] : ['2 500+', '4,9/5', '15+', '5 000+']
      const aboutTeacher = teacher
        ? [teacher.name, teacher.title, teacher.body, ...Object.values(teacher.expertise)]
        : []
      const contents: readonly (readonly [title: string, texts: readonly string[]])[] = [
        [own.title, [own.description, reviews, ...Object.values(own.tags), ...advantages]],
        [sections.learn, Object.values(own.learn)],
        [sections.steps, Object.values(own.steps).map(({ text }) => text)],
        [sections.syllabus, Object.values(own.syllabus).map(({ text }) => text)],
        [sections.testimonials, []],
        ...(teacher ? [[instructor.heading, [...aboutTeacher, ...claims]] as const] : []),
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
      const trail = within(screen.getByRole('navigation', { name: pages.breadcrumb.label }))
      expect(trail.getByText(names.course[course.id].name)).toHaveAttribute('aria-current', 'page')

      const linksTo = (name: string) => attributesOf(screen.queryAllByRole('link', { name }), 'href')
      if (teacher) expect(region(instructor.heading).getAllByRole('button', { name: actions.session })).toHaveLength(1)
      expect(linksTo(actions.consultation)).toEqual(teacher ? ['#consultation'] : [])
      expect(linksTo(actions.details)).toEqual(teacher ? ['#syllabus', '#syllabus'] : ['#syllabus'])
      expect(document.querySelector('section#syllabus')).toBeInTheDocument()
    },
  )

  it.each(['en', 'uz'] as const)('has six questions in %s, all closed at first', async (language) => {
    const { sections, faq } = words[language].pages
    await openApp('/courses/chess', { language })
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
    await openApp(`/courses/${slug}`, { language })
    for (const figure of figures) expect(screen.getByRole('main')).toHaveTextContent(figure)
  })

  it.each(['/courses/IT-CODING', '/courses/it-coding/'])('is found at %s', async (address) => {
    await renderApp(address)
    expect(await h1()).toHaveTextContent(en('coursePages:courses.coding.title'))
  })

  it('opens the trial booking with its subject selected', async () => {
    const { user } = await openApp('/courses/robotics')
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
      const links = region(en('coursePages:notFound.subjects')).getAllByRole('link')
      expect(attributesOf(links, 'href')).toEqual(courseLinks)
    },
  )

  it('shows the text once in Uzbek', async () => {
    await renderApp('/courses/nope', { language: 'uz' })
    expect(await h1()).toHaveTextContent(uz('coursePages:notFound.title'))
    expect(screen.getAllByText(uz('coursePages:notFound.title'))).toHaveLength(1)
    expect(screen.queryByText(en('coursePages:notFound.title'))).not.toBeInTheDocument()
  })
})

describe('an upcoming course', () => {
  const everyUpcoming = (['en', 'uz'] as const).flatMap((language) =>
    upcomingCourses.map((course) => ({ language, course, id: course.id })),
  )

  it.each(everyUpcoming)(
    '$id in $language has its banner, three features and the notify section',
    async ({ language, course }) => {
      const { pages, names } = words[language]
      const { featuresTitle, notify, courses } = pages.upcoming
      const own = courses[course.key]
      await renderApp(`/upcoming-course/${course.id}`, { language })
      expect(await h1()).toHaveTextContent(own.title)
      await waitFor(() => expect(document.title).toBe(`${pages.meta[course.key].title} · Nihol`))
      const category = names.upcomingCategory[course.category]
      for (const text of [own.description, own.banner, names.status.comingSoon, category])
        expect(screen.getByText(text)).toBeVisible()
      const features = region(featuresTitle).getAllByRole('listitem')
      expect(textsOf(features)).toEqual(Object.values(own.features).map((feature, index) => `${index + 1}${feature}`))
      expect(region(notify.title).getByRole('button', { name: notify.button })).toBeVisible()
    },
  )

  it.each(launchingCourses)('$id shows its start date unless it has passed', async ({ id, launch }) => {
    const { date, weeks, ages, level } = launch
    const noon = new Date(`${date}T12:00:00Z`)
    const starts = () => screen.queryByText(new RegExp(`^${en('coursePages:upcoming.starts', { date: '' })}`))
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    const { restart } = await openApp(`/upcoming-course/${id}`)
    expect(starts()).toHaveAttribute('datetime', date)
    for (const text of [`${weeks} weeks`, `Ages ${ages}`, en(`courses:level.${level}`)])
      expect(screen.getByText(text)).toBeVisible()

    vi.setSystemTime(noon.getTime() + 86_400_000)
    restart(`/upcoming-course/${id}`)
    await h1()
    expect(screen.getByText(en('coursePages:upcoming.newDate'))).toBeVisible()
    expect(starts()).not.toBeInTheDocument()
  })

  it.each([
    ['/', `${uz('home:upcoming.notify')} ${uz('courses:upcoming.musicTheory.name')}`, 'Music theory'],
    ['/upcoming-course/1', uz('coursePages:upcoming.notify.button'), 'Ethics'],
  ])('sends the English name of the course to notify from %s, also in Uzbek', async (address, button, course) => {
    const { user } = await openApp(address, { language: 'uz' })
    await user.click(screen.getByRole('button', { name: button }))
    const dialog = within(await screen.findByRole('dialog'))
    await put(user, dialog, lead(uz))
    await user.click(dialog.getByRole('button', { name: uz('contact:dialog.notify.submit') }))
    await waitFor(() => expect(bodies('/mail')).toEqual([leadWith(`Notify me: ${course}`)]))
  })

  it.each(['SCIENCE-EXPLORERS', 'young-inventors/'])('is found at %s', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).not.toHaveTextContent(en('coursePages:notFound.title'))
  })

  it.each(['4', '__proto__'])('%s shows Course not found', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).toHaveTextContent(en('coursePages:upcoming.notFound.title'))
    expect(screen.getByRole('link', { name: en('coursePages:upcoming.notFound.back') })).toHaveAttribute('href', '/')
  })
})
