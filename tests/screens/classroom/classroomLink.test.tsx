import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sentinels, sentinelStudent, sentinelTeacher, type SentinelName } from '../../backend/seed/sentinels.ts'
import { en, uz } from '../../words.ts'
import { joinButton, change, enter, python, main } from './classroomSteps.ts'

const room = `/classroom/${python}/group`

const student = 'aziza@nihol.test'

const open = vi.spyOn(window, 'open')

const enterSentinel = (name: SentinelName, as = sentinelStudent, language: 'en' | 'uz' = 'en') =>
  enter(`/classroom/${sentinels[name]._id}/${sentinels[name].type}`, { as, language, sentinels: true })

beforeEach(() => {
  open.mockReset()
  open.mockReturnValue(null) // as with noopener
})

afterEach(() => {
  vi.useRealTimers()
})

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
    expect(open).not.toHaveBeenCalled()
  })

  it('that is missing is reported as missing', async () => {
    await enterSentinel('noLink', sentinelStudent, 'uz')
    expect(await main().findByRole('alert')).toHaveTextContent(uz('classroom:link.missing'))
    expect(screen.queryByRole('button', { name: uz('classroom:join') })).toBeNull()
  })

  it('that is very long is truncated', async () => {
    await enter(room, { as: student }, (backend) => change(backend, { link: `ftp://${'😀'.repeat(5000)}` }))
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

  it.each([
    ['http', 'http://meet.example.com/old-room'],
    ['invisible characters and a passcode', 'https://meet.google.com/abc-defg-hij\u200bPasscode: 1'],
  ])('with %s opens as well', async (_, link) => {
    const { user } = await enter(room, { as: student }, (backend) => change(backend, { link }))
    await user.click(await joinButton())
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: en('classroom:joinYes') }))
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(link.replace(/\u200b.*/, ''), '_blank', 'noopener,noreferrer'),
    )
  })

  it.each(['hugeTitle', 'badDate', 'nullTexts', 'javascriptImage'] as const)(
    'stays usable in a malformed class: %s',
    async (name) => {
      await enterSentinel(name)
      expect(await joinButton()).toBeVisible()
      expect(main().getByRole('heading', { level: 1 }).textContent).not.toBe('')
      for (const image of main().queryAllByRole('presentation'))
        expect(image.getAttribute('src') ?? '').not.toMatch(/script|\.\./)
    },
  )
})
