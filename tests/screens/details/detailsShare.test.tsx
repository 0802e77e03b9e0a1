import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { open, change, student, address, main, chess } from './detailsSteps.ts'

/** The shared address, which needs no account. */
const shared = `${location.origin}/lessons?show=class/${chess}`

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

const unfold = async (user: UserEvent) => user.click(await main().findByText(en('classes:share.title')))
const bought = ({ store }: Backend) => store.purchases.add(accountId(student), 'class', chess)

describe('calendar and sharing', () => {
  const withDate = (prepared: Backend) => {
    bought(prepared)
    change(prepared, 'class', chess, { startDate: '2027-11-25T20:30:00.000Z', title: 'Chess, “first” moves; oʻyin' })
  }

  it('saves an event of 60 minutes without the meeting link', async () => {
    const files: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => (files.push(file as Blob), 'blob:x'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    const { user } = await open(address, { as: student }, withDate)
    await user.click(await main().findByRole('button', { name: en('classes:share.calendarFile') }))
    expect(names).toEqual(['chess-first-moves-oyin.ics'])
    expect(files).toHaveLength(1)
    const text = (await files[0]!.text()).replace(/\r\n /g, '')
    expect(text).toContain('DTSTART:20271125T203000Z\r\nDTEND:20271125T213000Z\r\n')
    expect(text).toContain('SUMMARY:Chess\\, “first” moves\\; oʻyin\r\n')
    expect(text).toContain(`URL:${shared}\r\n`)
    expect(text).not.toContain('meet.example.com')
  })

  it('links to Google Calendar, Telegram and WhatsApp in new tabs without opener or referrer', async () => {
    const { user } = await open(address, { as: student }, withDate)
    await unfold(user)
    await main().findByRole('link', { name: /^Google/ })
    const [google, telegram, whatsapp] = [/^Google/, /Telegram/, /WhatsApp/].map((name) => {
      const link = main().getByRole('link', { name })
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAttribute('target', '_blank')
      return Object.fromEntries(new URL(link.getAttribute('href')!).searchParams)
    })
    expect(google).toMatchObject({
      text: 'Chess, “first” moves; oʻyin',
      dates: '20271125T203000Z/20271125T213000Z',
    })
    const facts = 'Chess, “first” moves; oʻyin\nThu, Nov 25, 2027, 8:30 PM UTC\nAges 6–9 · $8 · for this class'
    expect(telegram).toEqual({ url: shared, text: facts })
    expect(whatsapp).toEqual({ text: `${facts}\n${shared}` })
  })

  it.each([
    ['says that Outlook adds only the next of all lessons', '', en('classes:share.nextOnly')],
    [
      'says that links add only the next lesson while free days are ahead',
      ' Except 2026-12-08.',
      en('classes:share.nextOnlyLinks'),
    ],
  ])('%s', async (_, except, note) => {
    await open(address, { as: student }, (prepared) => {
      bought(prepared)
      change(prepared, 'class', chess, {
        startDate: '2026-12-01T22:00:00.000Z',
        description: `Chess.\n\nLessons: 8, every Tue and Thu, 17:00-17:50 (America/New_York), from 2026-12-01.${except}`,
      })
    })
    expect(await main().findByText(note)).toBeVisible()
    expect(main().queryByText(en('classes:share.inApp'))).toBeNull()
  })

  it('offers the calendars on the web first inside another app, where files do not open', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) AppleWebKit/605 Instagram 300')
    await open(address, { as: student }, withDate)
    const file = await main().findByRole('button', { name: en('classes:share.calendarFile') })
    const outlook = main().getByRole('link', { name: /^Outlook/ })
    expect(outlook.compareDocumentPosition(file)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(main().getByText(en('classes:share.inApp'))).toBeVisible()
    expect(main().queryByText(en('classes:share.nextOnly'))).toBeNull()
  })

  it('offers no calendar for a malformed date', async () => {
    await open(address, { as: student }, (prepared) => {
      bought(prepared)
      change(prepared, 'class', chess, { startDate: 'next Monday' })
    })
    expect(await main().findByText(en('classes:enroll.already'))).toBeVisible()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
  })

  it('copies the address and confirms it, and offers no calendar before enrollment', async () => {
    const { user } = await open()
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.copy') }))
    await waitFor(() => expect(main().getByText(en('classes:share.copied'))).toBeVisible())
    expect(await navigator.clipboard.readText()).toBe(shared)
    expect(main().getByText(en('classes:share.copied'))).toHaveRole('status')
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
  })

  it('shows the address when copying is refused', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.copy') }))
    expect(await main().findByRole('textbox', { name: en('classes:share.link') })).toHaveValue(shared)
    expect(main().getByText(en('common:copyFailed'))).toHaveRole('status')
  })

  it('uses the device’s share sheet where the device has one', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = await open()
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.more') }))
    const facts = /^Chess from the very first move\n.+ UTC\nAges 6–9 · \$8 · for this class$/
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Chess from the very first move',
      text: expect.stringMatching(facts) as string,
      url: shared,
    })
  })
})
