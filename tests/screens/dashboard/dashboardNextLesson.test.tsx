import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { watchOpen } from '../classroom/classroomSteps.ts'
import { at, pass } from '../clockAt.ts'
import { change } from '../details/detailsSteps.ts'
import { main } from '../renderApp.tsx'
import { banner, buy, many, open, python, quran, scratch, student } from './dashboardSteps.ts'

/** The device wakes up at a given time. */
const wake = (moment: string) =>
  act(() => {
    vi.setSystemTime(new Date(moment))
    document.dispatchEvent(new Event('visibilitychange'))
  })

describe('the dashboard of a student', () => {
  it('counts down by the minute, shows a live lesson, and moves to the next lesson two hours later', async () => {
    at('2026-11-20T23:16:20Z')
    await open({ as: student }, (backend) =>
      change(backend, 'group', python, { startDate: '2026-11-21T01:30:00.000Z' }),
    )
    const next = within(await banner())
    const says = (text: string) => expect(next.getByText(text)).toBeVisible()
    const startsIn = (duration: string) => says(en('classroom:startsIn', { duration }))
    says('Python for beginners, twice a week')
    startsIn('2 hr 14 min')
    expect(next.getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
    await pass(1)
    startsIn('2 hr 13 min')
    wake('2026-11-21T01:29:10Z')
    startsIn('1 min')
    await pass(1)
    says(en('classroom:live'))
    wake('2026-11-21T03:29:10Z')
    says(en('classroom:live'))
    await pass(1)
    says('Your first game in Scratch')
    startsIn('18 hr 30 min')
    expect(main().getByText('ongoing since Sat, Nov 21')).toBeVisible()
  })

  it('shows longer times in days', async () => {
    at('2026-11-20T20:00:00Z')
    await open({ as: 'bekzod@nihol.test', language: 'uz' }, (backend) =>
      change(backend, 'group', listingId('group', 'shaxmat-guruhi'), { startDate: '2026-12-03T00:00:00.000Z' }),
    )
    // In the banner, instead of a price.
    expect(await screen.findAllByText(uz('classroom:startsIn', { duration: '12 kun' }))).toHaveLength(1)
    expect(main().queryByText('$168')).toBeNull()
    wake('2026-12-01T19:50:00Z')
    expect(screen.getAllByText(uz('classroom:startsIn', { duration: '1 kun 4 soat' }))).toHaveLength(1)
    // Without other classes, a link to the list and classes of others are below it.
    expect(main().getByRole('link', { name: uz('dashboard:empty.studentAction') })).toBeVisible()
    const others = within(main().getByRole('region', { name: uz('classes:soon.title') }))
    expect(others.getAllByRole('article')).toHaveLength(3)
    expect(others.queryByRole('link', { name: 'Shaxmat toʻgaragi: boshlovchilar guruhi' })).toBeNull()
    wake('2026-12-03T00:59:59Z')
    expect(screen.getAllByText(uz('classroom:live'))[0]).toBeVisible()
  })

  it.each([
    ['2020-01-01T10:00:00.000Z', '01/01/2020-10:00 UTC'],
    ['next Monday', en('classes:noDate')],
  ])('says that no lesson is ahead (%s)', async (startDate, shown) => {
    await open({ as: student }, (backend) => {
      change(backend, 'class', scratch, { startDate, description: '' })
      for (const group of [python, quran]) change(backend, 'group', group, { startDate, description: '' })
    })
    expect(await main().findByRole('heading', { level: 2, name: en('dashboard:next.none') })).toBeVisible()
    expect(await main().findAllByText(shown)).toHaveLength(3)
    expect(main().queryByRole('link', { name: en('dashboard:openClassroom') })).toBeNull()
  })
})

const meeting = 'https://meet.example.com/nihol-python-beginners'
const lesson = (backend: Backend, link = meeting) =>
  change(backend, 'group', python, { startDate: '2026-11-20T21:00:00.000Z', link })

const opened = watchOpen()

it.each(languagesOf(0))(
  'opens the meeting from the banner, after the question, from 15 minutes before until the end (%s)',
  async (language) => {
    const w = wordsOf(language)
    at('2026-11-20T20:44:10Z')
    const { user } = await open({ as: student, language }, lesson)
    const next = within(await banner(w('dashboard:next.label')))
    const classroom = `/classroom/${python}/group`
    expect(next.getByRole('link', { name: w('dashboard:openClassroom') })).toHaveAttribute('href', classroom)
    expect(next.queryByRole('button')).toBeNull()

    await pass(1)
    const join = next.getByRole('button', { name: w('classroom:join') })
    expect(join).toHaveAccessibleDescription('Python for beginners, twice a week')
    expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([classroom])
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')

    await user.click(join)
    const question = await screen.findByRole('dialog', { name: w('common:areYouSure') })
    expect(question).toHaveTextContent(w('classroom:joinHost', { host: 'meet.example.com' }))
    expect(opened).not.toHaveBeenCalled()
    await user.click(within(question).getByRole('button', { name: w('classroom:joinYes') }))
    await waitFor(() => expect(opened.mock.calls).toEqual([[meeting, '_blank', 'noopener,noreferrer']]))
    const link = await next.findByRole('link', { name: new RegExp(w('classroom:useThisLink')) })
    expect(link).toHaveAttribute('href', meeting)

    await pass(134) // 22:59
    expect(next.getByRole('button', { name: w('classroom:join') })).toBeVisible()
    await pass(1)
    expect(next.queryByRole('button', { name: w('classroom:join') })).toBeNull()
  },
)

it('names a lesson that starts within 15 minutes before a lesson that began earlier', async () => {
  at('2026-11-20T21:20:00Z')
  await open({ as: student }, (backend) => {
    lesson(backend)
    change(backend, 'class', scratch, { startDate: '2026-11-20T21:36:00.000Z' })
  })
  const next = within(await banner())
  expect(next.getByText('Python for beginners, twice a week')).toBeVisible()
  await pass(1)
  expect(next.getByText('Your first game in Scratch')).toBeVisible()
  expect(next.getByRole('button', { name: en('classroom:join') })).toBeVisible()
})

it('reads the meeting link that the public list leaves out', async () => {
  at('2026-11-20T20:50:00Z')
  await open({ as: student }, (backend) => {
    lesson(backend)
    const { link: _link, ...listed } = backend.store.listings.byId('group', python)!
    backend.faults.add({ path: '/group/public', times: 9, body: [listed] })
    // So many that the lists are read.
    buy([...many(6), { _id: 'p', isConfirmed: true, groupId: python }])(backend)
  })
  expect(await main().findByRole('button', { name: en('classroom:join') })).toBeVisible()
})

it('names the next lesson before the lists that suggest other classes are read', async () => {
  await open({ as: 'bekzod@nihol.test' }, ({ faults }) => {
    for (const type of ['class', 'group']) faults.add({ path: `/${type}/public`, hang: true })
  })
  const next = within(await banner())
  const others = await main().findByRole('region', { name: en('classes:soon.title') })
  expect(within(others).queryByRole('article')).toBeNull()
  expect(next.getByRole('link', { name: 'Shaxmat toʻgaragi: boshlovchilar guruhi' })).toBeVisible()
})

it.each(['javascript:alert(1)', 'http://user:pass@meet.example.com', ''])(
  'leads to the classroom, which explains it, when the meeting cannot be opened (%s)',
  async (link) => {
    at('2026-11-20T20:50:00Z')
    await open({ as: student }, (backend) => lesson(backend, link))
    const next = within(await banner())
    expect(next.getByRole('link', { name: en('dashboard:openClassroom') })).toBeVisible()
    expect(next.queryByRole('button')).toBeNull()
  },
)
