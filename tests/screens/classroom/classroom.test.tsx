import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { en, uz } from '../../words.ts'
import { joinButton, change, enter, python, main } from './classroomSteps.ts'

const room = `/classroom/${python}/group`

const meeting = 'https://meet.example.com/nihol-python-beginners'

const student = 'aziza@nihol.test'

const open = vi.spyOn(window, 'open')

beforeEach(() => {
  open.mockReset()
  open.mockReturnValue(null) // as with noopener
})

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  '/classroom/bad%20id/class',
  '/classroom/..%2F..%2Fuser%2Flogin/group',
  `/classroom/${python}/classes`,
  `/classroom/${python}/__proto__`,
  `/classroom/${'a'.repeat(129)}/class`,
])('shows Page not found at %s, without a request', async (address) => {
  const { backend } = await enter(address, { as: student })
  expect(await main().findByRole('heading', { level: 1, name: en('common:notFound.title') })).toBeVisible()
  expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
})

describe('a lesson', () => {
  it.each([
    {
      language: 'en',
      join: en('classroom:join'),
      type: en('classes:type.group'),
      starts: en('classroom:startsIn', { duration: '2 hr 14 min' }),
      later: en('classroom:startsIn', { duration: '2 hr 13 min' }),
      live: en('classroom:live'),
      about: en('classroom:about.group'),
      started: /^ongoing since Sat, Nov 21/,
    },
    {
      language: 'uz',
      join: uz('classroom:join'),
      type: uz('classes:type.group'),
      starts: uz('classroom:startsIn', { duration: '2 soat 14 daqiqa' }),
      later: uz('classroom:startsIn', { duration: '2 soat 13 daqiqa' }),
      live: uz('classroom:live'),
      about: uz('classroom:about.group'),
      started: /^davom etmoqda: .* kunidan beri$/,
    },
  ] as const)(
    'shows title, type, start and the time left ($language)',
    async ({ language, join, type, starts, later, live, about, started }) => {
      vi.useFakeTimers({
        now: new Date('2026-11-20T23:16:00Z'),
        shouldAdvanceTime: true,
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      })
      await enter(room, { as: student, language }, (backend) =>
        change(backend, { startDate: '2026-11-21T01:30:00.000Z' }),
      )
      expect(await joinButton(join)).toBeVisible()
      expect(main().getByRole('heading', { level: 1, name: 'Python for beginners, twice a week' })).toBeVisible()
      expect(main().getByText(type)).toBeVisible()
      expect(main().getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
      expect(main().getByText(starts)).toBeVisible()
      expect(main().getByRole('link', { name: about })).toHaveAttribute('href', `/classdetails/${python}/group`)
      expect(document.title).toBe(
        `Python for beginners, twice a week · ${language === 'en' ? 'Classroom' : 'Dars xonasi'} · Nihol`,
      )
      await act(() => vi.advanceTimersByTimeAsync(60_000))
      expect(main().getByText(later)).toBeVisible()
      await act(() => vi.advanceTimersByTimeAsync(133 * 60_000))
      expect(main().getByText(live)).toBeVisible()
      expect(main().queryByText(started)).toBeNull()
      await act(() => vi.advanceTimersByTimeAsync(120 * 60_000))
      expect(main().queryByText(live)).toBeNull()
      expect(main().getByText(started)).toBeVisible()
      expect(await joinButton(join)).toBeEnabled()
    },
  )

  it('says from when it can be joined, until then', async () => {
    vi.useFakeTimers({
      now: new Date('2026-11-20T23:16:00Z'),
      shouldAdvanceTime: true,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    await enter(room, { as: student }, (backend) => change(backend, { startDate: '2026-11-21T01:30:00.000Z' }))
    expect(await joinButton()).toHaveAccessibleDescription(en('classroom:joinFrom', { minutes: 15 }))
    await act(() => vi.advanceTimersByTimeAsync(119 * 60_000))
    expect(await joinButton()).not.toHaveAccessibleDescription()
    expect(main().queryByText(en('classroom:joinFrom', { minutes: 15 }))).toBeNull()
  })

  it('keeps the meeting link out of the DOM until joining is confirmed', async () => {
    await enter(room, { as: student })
    await joinButton()
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('asks once, names the host, and opens the meeting in one tab without opener or referrer', async () => {
    const { user } = await enter(room, { as: student })
    const button = await joinButton()
    const dialogs: Node[] = []
    const watch = new MutationObserver((changes) =>
      dialogs.push(
        ...changes
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof HTMLElement && node.querySelector('[role=dialog]') !== null),
      ),
    )
    watch.observe(document.body, { childList: true })
    await user.dblClick(button)
    const question = await screen.findByRole('dialog', { name: en('common:areYouSure') })
    expect(dialogs).toHaveLength(1)
    watch.disconnect()
    expect(question).toHaveTextContent(en('classroom:joinNow'))
    expect(question).toHaveTextContent(en('classroom:joinHost', { host: 'meet.example.com' }))
    expect(question).toHaveTextContent(/The lesson starts in \d/)
    expect(open).not.toHaveBeenCalled()
    await user.dblClick(within(question).getByRole('button', { name: en('classroom:joinYes') }))
    await waitFor(() => expect(open.mock.calls).toEqual([[meeting, '_blank', 'noopener,noreferrer']]))
    expect(await main().findByText(new RegExp(en('classroom:noTab')))).toBeVisible()
    const link = main().getByRole('link', { name: new RegExp(`^${en('classroom:useThisLink')}`) })
    expect(link).toHaveAttribute('href', meeting)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(open).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('can be joined again, and opens nothing on Cancel', async () => {
    const { user } = await enter(room, { as: student, language: 'uz' })
    const button = await joinButton(uz('classroom:join'))
    await user.click(button)
    await user.click(
      within(await screen.findByRole('dialog', { name: uz('common:areYouSure') })).getByRole('button', {
        name: uz('common:cancel'),
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(open).not.toHaveBeenCalled()
    expect(screen.queryByText(uz('classroom:noTab'))).toBeNull()
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: uz('classroom:joinYes') }))
    expect(await main().findByText(uz('classroom:noTab'))).toBeVisible()
    expect(open).toHaveBeenCalledTimes(1)
  })

  it('translates the open question when the language changes', async () => {
    const { user } = await enter(room, { as: student })
    await user.click(await joinButton())
    await screen.findByRole('dialog', { name: en('common:areYouSure') })
    await act(() => changeLanguage('uz'))
    const question = await screen.findByRole('dialog', { name: uz('common:areYouSure') })
    expect(question).toHaveTextContent(uz('classroom:joinNow'))
    expect(question).toHaveTextContent(/Dars boshlanishiga .+ qoldi\./)
  })
})
