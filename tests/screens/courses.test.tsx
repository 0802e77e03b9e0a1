import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { courses } from '@/content/courses.ts'
import { launchingCourses, upcomingCourses } from '@/content/upcomingCourses.ts'
import enPages from '@/i18n/en/coursePages.json'
import enNames from '@/i18n/en/courses.json'
import uzPages from '@/i18n/uz/coursePages.json'
import uzNames from '@/i18n/uz/courses.json'
import { renderApp } from './renderApp.tsx'

// Whole pages and the booking take a while on a busy machine.

const words = { en: { pages: enPages, names: enNames }, uz: { pages: uzPages, names: uzNames } } as const
const languages = ['en', 'uz'] as const
const everyCourse = languages.flatMap((language) => courses.map((course) => ({ language, course, slug: course.slug })))

const h1 = () => screen.findByRole('heading', { level: 1 })
const region = (name: string) => within(screen.getByRole('region', { name }))
const inOrder = (nodes: readonly Element[]) => nodes.every((node, index) => index === 0 || Boolean(nodes[index - 1]!.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING))

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a course page', () => {
  it.each(everyCourse)('$slug in $language has all of SPEC.md §2, in its order, and a teacher only where there is a profile', async ({ language, course }) => {
    const { pages, names } = words[language]
    const own = pages.courses[course.id]
    const { sections } = pages
    await renderApp(`/courses/${course.slug}`, { language })

    expect(await h1()).toHaveTextContent(own.title)
    await waitFor(() => expect(document.title).toBe(`${pages.meta[course.id].title} · Nihol`))
    const hero = region(own.title)
    expect(hero.getByText(own.description)).toBeVisible()
    expect(hero.getByText(pages.hero.reviews.replace('{{reviews}}', String(course.reviews)))).toBeVisible()
    for (const tag of Object.values(own.tags)) expect(hero.getByText(tag)).toBeVisible()
    for (const { title, text } of Object.values(own.advantages)) {
      expect(hero.getByRole('heading', { name: title })).toBeVisible()
      expect(hero.getByText(text)).toBeVisible()
    }
    expect(Object.values(own.advantages)).toHaveLength(4)
    for (const line of Object.values(own.learn)) expect(region(sections.learn).getByText(line)).toBeVisible()
    for (const step of Object.values(own.steps)) expect(region(sections.steps).getByText(step.text)).toBeVisible()
    for (const module of Object.values(own.syllabus)) expect(region(sections.syllabus).getByText(module.text)).toBeVisible()

    const testimonials = region(sections.testimonials).getAllByRole('figure')
    expect(testimonials).toHaveLength(2)
    for (const testimonial of testimonials) expect(within(testimonial).getByRole('img', { name: pages.testimonials.rating.replace('{{rating}}', '5') })).toBeVisible()

    expect(region(sections.grid).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(Object.values(names.advantages).map(({ title }) => title))
    expect(within(screen.getByRole('navigation', { name: pages.breadcrumb.label })).getByText(names.course[course.id].name)).toHaveAttribute('aria-current', 'page')

    const headings = [own.title, sections.advantages, sections.learn, sections.steps, sections.syllabus, sections.testimonials, ...(course.hasProfile ? [pages.instructor.heading] : []), sections.grid, sections.faq]
    const found = headings.map((name) => screen.getByRole('heading', { name }))
    expect(inOrder([...found, document.querySelector('#consultation')!])).toBe(true)

    const { instructor, profile, actions } = pages
    const hrefs = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'))
    const teacher = course.hasProfile ? profile[course.id] : null
    expect(screen.queryAllByRole('region', { name: instructor.heading })).toHaveLength(teacher ? 1 : 0)
    for (const text of teacher ? [teacher.name, teacher.title, teacher.body, ...Object.values(teacher.expertise), '2,500+', '4.9/5', '15+', '5,000+'] : []) {
      expect(region(instructor.heading).getByText(text)).toBeVisible()
    }
    expect(screen.queryAllByRole('button', { name: actions.session })).toHaveLength(teacher ? 1 : 0)
    expect(hrefs(actions.consultation)).toEqual(teacher ? ['#consultation'] : [])
    expect(hrefs(actions.details)).toEqual(teacher ? ['#syllabus', '#syllabus'] : ['#syllabus'])
    expect(document.querySelector('section#syllabus')).toBeInTheDocument()
  })

  it.each(languages)('answers six questions in %s, all closed at first', async (language) => {
    const { sections, faq } = words[language].pages
    await renderApp('/courses/chess', { language })
    await h1()
    const questions = region(sections.faq).getAllByRole('group')
    expect(questions).toHaveLength(6)
    for (const question of questions) expect(question).not.toHaveAttribute('open')
    expect(new Set(questions.map((question) => question.getAttribute('name'))).size, 'one exclusive group').toBe(1)
    for (const { question } of Object.values(faq.items)) expect(region(sections.faq).getByText(question)).toBeVisible()
  })

  it('takes the price of the cheapest plans into its answer', async () => {
    await renderApp('/courses/chess')
    await h1()
    expect(screen.getByText(/group plans start at \$160 a month and individual plans at \$200 a month/)).toBeInTheDocument()
  })

  it.each([['/courses/IT-CODING'], ['/courses/it-coding/'], ['/courses/It-coding']])('is found at %s', async (address) => {
    await renderApp(address)
    expect(await h1()).toHaveTextContent(enPages.courses.coding.title)
  })

  it('opens the trial booking with its own subject', async () => {
    const { user } = await renderApp('/courses/robotics')
    await h1()
    await user.click(screen.getAllByRole('button', { name: 'Book a free trial' })[0]!)
    const dialog = within(await screen.findByRole('dialog', { name: 'Book a free trial' }))
    for (const [label, text] of [['Parent’s name', 'Nodira Karimova'], ['Parent’s phone number', '2155550142'], ['Parent’s email', 'nodira@example.com']] as const) {
      await user.click(await dialog.findByLabelText(label))
      await user.paste(text)
    }
    await user.click(dialog.getByRole('button', { name: 'Next' }))
    expect(await dialog.findByRole('radio', { name: 'Robotics' })).toBeChecked()
  })
})

describe('an unknown course', () => {
  const hostile = ['nope', '__proto__', 'constructor', 'toString', 'quran%00', '%E0%A4%A', '<script>', 'quran%2Fx', 'quran ']

  it.each(hostile)('%s is Kurs topilmadi, with the ten subjects to choose from', async (slug) => {
    // The router says on the console that an address cannot be decoded.
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    await renderApp(`/courses/${slug}`)
    const title = await h1()
    expect(title).toHaveTextContent('Kurs topilmadi')
    expect(title).toHaveAttribute('lang', 'uz')
    expect(screen.getByText('Course not found')).toBeVisible()
    const subjects = region('All subjects').getAllByRole('link')
    expect(subjects.map((link) => link.getAttribute('href'))).toEqual(courses.map((course) => `/courses/${course.slug}`))
  })

  it('says so once in Uzbek', async () => {
    await renderApp('/courses/nope', { language: 'uz' })
    expect(await h1()).toHaveTextContent('Kurs topilmadi')
    expect(screen.getAllByText('Kurs topilmadi')).toHaveLength(1)
    expect(screen.queryByText('Course not found')).not.toBeInTheDocument()
  })
})

describe('the subjects page', () => {
  it.each(languages)('leads to the ten courses in %s', async (language) => {
    const { names } = words[language]
    await renderApp('/subjects', { language })
    await h1()
    for (const { id, slug, stats } of courses) {
      const link = within(screen.getByRole('main')).getByRole('link', { name: names.course[id].name })
      expect(link).toHaveAttribute('href', `/courses/${slug}`)
      const card = within(link.closest('li')!)
      expect(card.getByText(names.course[id].short)).toBeVisible()
      expect(card.getByText(names.stats.students.replace('{{students}}', stats.students))).toBeVisible()
      expect(card.getByText(String(stats.rating))).toBeVisible()
    }
  })
})

describe('an upcoming course', () => {
  const everyUpcoming = languages.flatMap((language) => upcomingCourses.map((course) => ({ language, course, id: course.id })))

  it.each(everyUpcoming)('$id in $language has its banner, three features and the notify section', async ({ language, course }) => {
    const { pages, names } = words[language]
    const own = pages.upcoming.courses[course.key]
    await renderApp(`/upcoming-course/${course.id}`, { language })
    expect(await h1()).toHaveTextContent(own.title)
    await waitFor(() => expect(document.title).toBe(`${pages.meta[course.key].title} · Nihol`))
    for (const text of [own.description, own.banner, names.status.comingSoon, names.upcomingCategory[course.category]]) expect(screen.getByText(text)).toBeVisible()
    expect(region(pages.upcoming.featuresTitle).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(own.features).map((feature, index) => `${index + 1}${feature}`))
    expect(region(pages.upcoming.notify.title).getByRole('button', { name: pages.upcoming.notify.button })).toBeVisible()
  })

  it.each(launchingCourses.map((course) => ({ id: course.id, course })))('$id says when it starts, and no day that has passed', async ({ course }) => {
    const { date, weeks, ages, level } = course.launch
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T12:00:00Z`) })
    const { unmount } = await renderApp(`/upcoming-course/${course.id}`)
    await h1()
    expect(screen.getByText(/^Starts /)).toHaveAttribute('datetime', date)
    for (const text of [`${weeks} weeks`, `Ages ${ages}`, enNames.level[level]]) expect(screen.getByText(text)).toBeVisible()
    unmount()

    vi.setSystemTime(new Date(`${date}T12:00:00Z`).getTime() + 86_400_000)
    await renderApp(`/upcoming-course/${course.id}`)
    await h1()
    expect(screen.getByText('New date soon')).toBeVisible()
    expect(screen.queryByText(/^Starts /)).not.toBeInTheDocument()
  })

  it('sends a wish to be told with the English name of the course, whatever the language', async () => {
    const { user, backend } = await renderApp('/upcoming-course/1', { language: 'uz' })
    await h1()
    await user.click(screen.getByRole('button', { name: 'Menga xabar bering' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: 'Ism' }), 'Nodira')
    await user.type(dialog.getByRole('textbox', { name: 'Telefon' }), '2155550142')
    await user.type(dialog.getByRole('textbox', { name: 'Elektron pochta' }), 'nodira@example.com')
    await user.click(dialog.getByRole('button', { name: 'Menga xabar bering' }))
    await waitFor(() => expect(backend.record.to('POST', '/mail').at(-1)).toMatchObject({ status: 201, body: { name: 'Nodira', message: 'Notify me: Ethics' } }))
    await user.click(await screen.findByRole('button', { name: 'OK' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([['SCIENCE-EXPLORERS'], ['young-inventors/']])('is found at %s', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).not.toHaveTextContent('Course not found')
  })

  it.each([['4'], ['0'], ['__proto__'], ['constructor'], ['1.0'], ['01'], ['ethics']])('%s is Course not found', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).toHaveTextContent('Course not found')
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
  })
})
