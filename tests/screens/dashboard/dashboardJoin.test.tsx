import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import type { Backend } from '../../backend/app.ts'
import { en, wordsOf } from '../../words.ts'
import { watchOpen } from '../classroom/classroomSteps.ts'
import { at, pass } from '../clockAt.ts'
import { change } from '../details/detailsSteps.ts'
import { main } from '../renderApp.tsx'
import { banner, buy, many, open, python, scratch, student } from './dashboardSteps.ts'

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
