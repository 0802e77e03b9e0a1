import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { launchingCourses, upcomingCourses } from '@/content/upcomingCourses.ts'
import { en, uz } from '../../words.ts'
import { bodies, lead, leadWith, put } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { words, region, h1 } from './coursesSteps.ts'

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
      expect(features.map(({ textContent }) => textContent)).toEqual(
        Object.values(own.features).map((feature, index) => `${index + 1}${feature}`),
      )
      expect(region(notify.title).getByRole('button', { name: notify.button })).toBeVisible()
    },
  )

  it.each(launchingCourses)('$id shows its start date unless it has passed', async ({ id, launch }) => {
    const { date, weeks, ages, level } = launch
    const noon = new Date(`${date}T12:00:00Z`)
    const starts = () => screen.queryByText(new RegExp(`^${en('coursePages:upcoming.starts', { date: '' })}`))
    vi.useFakeTimers({ toFake: ['Date'], now: noon })
    const { restart } = await renderApp(`/upcoming-course/${id}`)
    await h1()
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
    const { user } = await renderApp(address, { language: 'uz' })
    await h1()
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
