import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentinels, sentinelStudent, sentinelTeacher, type SentinelName } from '../../backend/seed/sentinels.ts'
import { en, uz } from '../../words.ts'
import { main, openApp } from '../renderApp.tsx'
import { change, joinButton, room, student, watchOpen } from './classroomSteps.ts'

const opened = watchOpen()

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
    expect(note.getByRole('link', { name: en('classroom:edit') })).toHaveAttribute(
      'href',
      `/edit/${sentinels.javascriptLink._id}/class`,
    )
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
