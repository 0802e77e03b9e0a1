import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { launchingCourses, upcomingCourses } from '@/content/upcomingCourses.ts'
import enNames from '@/i18n/en/courses.json'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { words, region } from './coursesSteps.ts'

const languages = ['en', 'uz'] as const

const h1 = () => screen.findByRole('heading', { level: 1 })

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('an upcoming course', () => {
  const everyUpcoming = languages.flatMap((language) =>
    upcomingCourses.map((course) => ({ language, course, id: course.id })),
  )

  it.each(everyUpcoming)(
    '$id in $language has its banner, three features and the notify section',
    async ({ language, course }) => {
      const { pages, names } = words[language]
      const own = pages.upcoming.courses[course.key]
      await renderApp(`/upcoming-course/${course.id}`, { language })
      expect(await h1()).toHaveTextContent(own.title)
      await waitFor(() => expect(document.title).toBe(`${pages.meta[course.key].title} · Nihol`))
      for (const text of [
        own.description,
        own.banner,
        names.status.comingSoon,
        names.upcomingCategory[course.category],
      ])
        expect(screen.getByText(text)).toBeVisible()
      expect(
        region(pages.upcoming.featuresTitle)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(Object.values(own.features).map((feature, index) => `${index + 1}${feature}`))
      expect(
        region(pages.upcoming.notify.title).getByRole('button', { name: pages.upcoming.notify.button }),
      ).toBeVisible()
    },
  )

  it.each(launchingCourses.map((course) => ({ id: course.id, course })))(
    '$id shows its start date unless it has passed',
    async ({ course }) => {
      const { date, weeks, ages, level } = course.launch
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${date}T12:00:00Z`) })
      const { unmount } = await renderApp(`/upcoming-course/${course.id}`)
      await h1()
      expect(screen.getByText(new RegExp(`^${en('coursePages:upcoming.starts', { date: '' })}`))).toHaveAttribute(
        'datetime',
        date,
      )
      for (const text of [`${weeks} weeks`, `Ages ${ages}`, enNames.level[level]])
        expect(screen.getByText(text)).toBeVisible()
      unmount()

      vi.setSystemTime(new Date(`${date}T12:00:00Z`).getTime() + 86_400_000)
      await renderApp(`/upcoming-course/${course.id}`)
      await h1()
      expect(screen.getByText(en('coursePages:upcoming.newDate'))).toBeVisible()
      expect(
        screen.queryByText(new RegExp(`^${en('coursePages:upcoming.starts', { date: '' })}`)),
      ).not.toBeInTheDocument()
    },
  )

  it('sends a notify request with the English course name in either language', async () => {
    const { user, backend } = await renderApp('/upcoming-course/1', { language: 'uz' })
    await h1()
    await user.click(screen.getByRole('button', { name: uz('coursePages:upcoming.notify.button') }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(await dialog.findByRole('textbox', { name: uz('contact:fields.name') }), 'Nodira')
    await user.type(dialog.getByRole('textbox', { name: uz('contact:fields.phone') }), '2155550142')
    await user.type(dialog.getByRole('textbox', { name: uz('contact:fields.email') }), 'nodira@example.com')
    await user.click(dialog.getByRole('button', { name: uz('coursePages:upcoming.notify.button') }))
    await waitFor(() =>
      expect(backend.record.to('POST', '/mail').at(-1)).toMatchObject({
        status: 201,
        body: { name: 'Nodira', message: 'Notify me: Ethics' },
      }),
    )
    await user.click(await screen.findByRole('button', { name: en('common:ok') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it.each([['SCIENCE-EXPLORERS'], ['young-inventors/']])('is found at %s', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).not.toHaveTextContent(en('coursePages:notFound.title'))
  })

  it.each([['4'], ['__proto__']])('%s shows Course not found', async (id) => {
    await renderApp(`/upcoming-course/${id}`)
    expect(await h1()).toHaveTextContent(en('coursePages:notFound.title'))
    expect(screen.getByRole('link', { name: en('coursePages:upcoming.notFound.back') })).toHaveAttribute('href', '/')
  })
})
