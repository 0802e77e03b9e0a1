import { screen, waitFor } from '@testing-library/react'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { en, wordsOf } from '../../words.ts'
import { main, openApp } from '../renderApp.tsx'
import { buy, student } from './dashboardSteps.ts'
import { art, chess, onTuesday, openWeek, purchases } from './weekSteps.ts'

onTuesday()

describe('what a family takes along', () => {
  it('is one calendar file of everything, without the meeting link', async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:x'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = await openWeek()
    await user.click(await main().findByRole('button', { name: en('timetable:tools.calendar') }))
    const text = await files[0]!.text()
    const events = new ICAL.Component(ICAL.parse(text) as unknown[])
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))
    expect(events.map(({ uid }) => uid)).toEqual([`group-chess@${location.hostname}`, `class-art@${location.hostname}`])
    expect(events.map((event) => event.component.getAllSubcomponents('valarm').length)).toEqual([2, 2])
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([chess.startDate, art.startDate])
    expect(text.replaceAll('\r\n ', '')).not.toContain('secret-room')
  })

  it.each(['en', 'uz'] as const)('is the week as text with both clocks and no link (%s)', async (language) => {
    const words = wordsOf(language)
    const { user } = await openWeek(undefined, { language })
    await user.selectOptions(await main().findByRole('combobox', { name: words('timetable:clock.label') }), [
      'Asia/Tashkent',
    ])
    await user.click(await main().findByRole('button', { name: words('timetable:send.action') }))
    expect(await main().findByText(words('timetable:send.copied'))).toHaveRole('status')
    expect((await navigator.clipboard.readText()).split('\n')).toEqual(
      language === 'en'
        ? [
            'Our lessons, Dec 7–13, 2026',
            '',
            'Mon, Dec 7',
            '• Chess',
            '5:00–5:50 PM EST · Tashkent: Tue, 3:00–3:50 AM',
            '',
            'Wed, Dec 9',
            '• Chess',
            '5:00–5:50 PM EST · Tashkent: Thu, 3:00–3:50 AM',
            '• Art',
            '5:30 PM EST · Tashkent: Thu, 3:30 AM',
          ]
        : [
            'Darslarimiz: 2026-yil 7–13-dekabr',
            '',
            'Dushanba, 7-dekabr',
            '• Chess',
            '17:00–17:50 (Sharqiy vaqt) · Toshkent: seshanba, 03:00–03:50',
            '',
            'Chorshanba, 9-dekabr',
            '• Chess',
            '17:00–17:50 (Sharqiy vaqt) · Toshkent: payshanba, 03:00–03:50',
            '• Art',
            '17:30 (Sharqiy vaqt) · Toshkent: payshanba, 03:30',
          ],
    )
  })

  it('goes to the share sheet of a device that has one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = await openWeek()
    await user.click(await main().findByRole('button', { name: en('timetable:send.action') }))
    await waitFor(() => expect(share).toHaveBeenCalledOnce())
    expect(share.mock.calls[0]![0].text).toContain('5:00–5:50 PM EST')
    expect(JSON.stringify(share.mock.calls[0])).not.toContain('http')
    expect(main().queryByText(en('timetable:send.copied'))).toBeNull()
  })

  it('is shown to copy by hand where copying is refused', async () => {
    const { user } = await openWeek()
    const send = await main().findByRole('button', { name: en('timetable:send.action') })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(send)
    const text = await main().findByRole<HTMLTextAreaElement>('textbox', { name: en('timetable:send.text') })
    expect(text.value).toContain('Our lessons')
  })

  it('is the next lesson of a classroom as text', async () => {
    const { user } = await openApp('/classroom/chess/group', { as: student }, (backend) => {
      backend.faults.add({ path: '/group/chess', times: 9, body: chess })
      buy(purchases(chess, art))(backend)
    })
    await user.click(await screen.findByRole('button', { name: en('timetable:send.lessonAction') }))
    expect(await screen.findByText(en('timetable:send.copied'))).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(
      [en('timetable:send.lesson'), '', 'Wed, Dec 9', '• Chess', '5:00–5:50 PM EST'].join('\n'),
    )
  })
})
