import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { type SentinelName, sentinels, sentinelStudent, sentinelTeacher } from '../../backend/seed/sentinels.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { at, pass } from '../clockAt.ts'
import { main, openApp } from '../renderApp.tsx'
import { change, joinButton, python, room, student, watchOpen } from './classroomSteps.ts'

const meeting = 'https://meet.example.com/nihol-python-beginners'

const opened = watchOpen()

it.each(['/classroom/..%2F..%2Fuser%2Flogin/group', `/classroom/${python}/__proto__`])(
  'shows Page not found at %s, without a request',
  async (address) => {
    const { backend } = await openApp(address, { as: student })
    expect(await main().findByRole('heading', { level: 1, name: en('common:notFound.title') })).toBeVisible()
    expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
  },
)

describe('a lesson', () => {
  it.each([
    ['en', '2 hr 14 min', '2 hr 13 min', /^ongoing since Sat, Nov 21/],
    ['uz', '2 soat 14 daqiqa', '2 soat 13 daqiqa', /^davom etmoqda: .* kunidan beri$/],
  ] as const)(
    'shows title, type, start, the time left, and from when it can be joined (%s)',
    async (language, before, later, started) => {
      const w = wordsOf(language)
      at('2026-11-20T23:16:00Z')
      await openApp(room, { as: student, language }, (backend) =>
        change(backend, { startDate: '2026-11-21T01:30:00.000Z' }),
      )
      const join = await joinButton(w('classroom:join'))
      const joinFrom = w('classroom:joinFrom', { minutes: 15 })
      expect(join).toHaveAccessibleDescription(joinFrom)
      const title = 'Python for beginners, twice a week'
      expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(document.title).toBe(`${title} · ${w('classroom:title')} · Nihol`)
      expect(main().getByText(w('classes:type.group'))).toBeVisible()
      expect(main().getByText('21/11/2026-01:30 UTC')).toHaveAttribute('datetime', '2026-11-21T01:30:00.000Z')
      expect(main().getByText(w('classroom:startsIn', { duration: before }))).toBeVisible()
      const about = main().getByRole('link', { name: w('classroom:about.group') })
      expect(about).toHaveAttribute('href', `/classdetails/${python}/group`)
      await pass(1)
      expect(main().getByText(w('classroom:startsIn', { duration: later }))).toBeVisible()
      await pass(118)
      expect(join).not.toHaveAccessibleDescription()
      expect(main().queryByText(joinFrom)).toBeNull()
      await pass(15)
      expect(main().getByText(w('classroom:live'))).toBeVisible()
      expect(main().queryByText(started)).toBeNull()
      await pass(120)
      expect(main().queryByText(w('classroom:live'))).toBeNull()
      expect(main().getByText(started)).toBeVisible()
      expect(await joinButton(w('classroom:join'))).toBeEnabled()
    },
  )

  it('asks once, names the host whose link was not on the page before, and opens the meeting in one tab without opener or referrer', async () => {
    const { user } = await openApp(room, { as: student })
    const button = await joinButton()
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
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
    expect(opened).not.toHaveBeenCalled()
    await user.dblClick(within(question).getByRole('button', { name: en('classroom:joinYes') }))
    await waitFor(() => expect(opened.mock.calls).toEqual([[meeting, '_blank', 'noopener,noreferrer']]))
    expect(await main().findByText(new RegExp(en('classroom:noTab')))).toBeVisible()
    const link = main().getByRole('link', { name: new RegExp(`^${en('classroom:useThisLink')}`) })
    expect(link).toHaveAttribute('href', meeting)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(button).toHaveFocus())
  })

  it('asks in the language of the page, opens nothing on Cancel, and can be joined again', async () => {
    const { user } = await openApp(room, { as: student })
    const button = await joinButton()
    await user.click(button)
    await screen.findByRole('dialog', { name: en('common:areYouSure') })
    await act(() => changeLanguage('uz'))
    const question = await screen.findByRole('dialog', { name: uz('common:areYouSure') })
    expect(question).toHaveTextContent(uz('classroom:joinNow'))
    expect(question).toHaveTextContent(/Dars boshlanishiga .+ qoldi\./)
    await user.click(within(question).getByRole('button', { name: uz('common:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opened).not.toHaveBeenCalled()
    expect(screen.queryByText(uz('classroom:noTab'))).toBeNull()
    await user.click(button)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: uz('classroom:joinYes') }))
    expect(await main().findByText(uz('classroom:noTab'))).toBeVisible()
    expect(opened).toHaveBeenCalledTimes(1)
  })
})

const enterSentinel = (name: SentinelName, as = sentinelStudent, language: 'en' | 'uz' = 'en') =>
  openApp(`/classroom/${sentinels[name]._id}/${sentinels[name].type}`, { as, language, sentinels: true })

describe('a meeting link', () => {
  it.each(['javascriptLink', 'relativeLink'] as const)('that is unsafe is shown as text only: %s', async (name) => {
    const { backend, user } = await enterSentinel(name)
    const note = await main().findByRole('alert')
    expect(note).toHaveTextContent(en('classroom:link.broken'))
    expect(note).toHaveTextContent(en('classroom:link.askTeacher'))
    const saved = String(backend.store.listings.byId(sentinels[name].type, sentinels[name]._id)!.link)
    const raw = within(note).getByText(saved)
    expect(raw).toHaveAttribute('dir', 'ltr')
    await user.click(raw)
    expect(screen.queryByRole('button', { name: en('classroom:join') })).toBeNull()
    for (const link of screen.getAllByRole('link')) {
      const [address, query = ''] = (link.getAttribute('href') ?? '').split('?')
      expect(address).not.toMatch(/evil|script|^data/)
      // The title, which can be any text, is sent to calendars and to the office; the link is not.
      expect(decodeURIComponent(query)).not.toContain(saved)
    }
    expect(opened).not.toHaveBeenCalled()
  })

  it('that is missing is reported as missing', async () => {
    await enterSentinel('noLink', sentinelStudent, 'uz')
    expect(await main().findByRole('alert')).toHaveTextContent(uz('classroom:link.missing'))
    expect(screen.queryByRole('button', { name: uz('classroom:join') })).toBeNull()
  })

  it('that is very long is truncated', async () => {
    await openApp(room, { as: student }, (backend) => change(backend, { link: `ftp://${'😀'.repeat(5000)}` }))
    expect(within(await main().findByRole('alert')).getByText(/^ftp:/).textContent).toBe(`ftp://${'😀'.repeat(294)}…`)
  })

  it('can be fixed by the owner of the class', async () => {
    await enterSentinel('javascriptLink', sentinelTeacher)
    const note = within(await main().findByRole('alert'))
    const edit = note.getByRole('link', { name: en('classroom:edit') })
    expect(edit).toHaveAttribute('href', `/edit/${sentinels.javascriptLink._id}/class`)
  })

  it('with invisible characters and a passcode opens as well', async () => {
    const { user } = await openApp(room, { as: student }, (backend) =>
      change(backend, { link: 'https://meet.google.com/abc-defg-hij\u200bPasscode: 1' }),
    )
    await user.click(await joinButton())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en('classroom:joinYes') }))
    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith('https://meet.google.com/abc-defg-hij', '_blank', 'noopener,noreferrer'),
    )
  })

  it.each(['badDate', 'nullTexts'] as const)('can be opened in a malformed class: %s', async (name) => {
    await enterSentinel(name)
    expect(await joinButton()).toBeVisible()
  })
})
