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

describe('calendar and sharing', () => {
  const bought = ({ store }: Backend) => store.purchases.add(accountId(student), 'class', chess)
  const withDate = (prepared: Backend) => {
    bought(prepared)
    change(prepared, 'class', chess, { startDate: '2027-11-25T20:30:00.000Z', title: 'Chess, “first” moves; oʻyin' })
  }

  it('saves an event of 60 minutes without the meeting link', async () => {
    const files: [string, string, Blob][] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(['', '', blob as Blob])
      return 'blob:x'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      files.at(-1)![0] = this.download
    })
    const { user } = await open(address, { as: student }, withDate)
    await user.click(await main().findByRole('button', { name: en('classes:share.calendarFile') }))
    expect(files).toHaveLength(1)
    expect(files[0]![0]).toBe('chess-first-moves-oyin.ics')
    const text = (await files[0]![2].text()).replace(/\r\n /g, '')
    expect(text).toContain('DTSTART:20271125T203000Z\r\nDTEND:20271125T213000Z\r\n')
    expect(text).toContain('SUMMARY:Chess\\, “first” moves\\; oʻyin\r\n')
    expect(text).toContain(`URL:${shared}\r\n`)
    expect(text).not.toContain('meet.example.com')
  })

  it('opens Google Calendar, Telegram and WhatsApp in new tabs without opener or referrer', async () => {
    const { user } = await open(address, { as: student }, withDate)
    await unfold(user)
    const link = (name: RegExp) => main().getByRole('link', { name })
    await main().findByRole('link', { name: /^Google/ })
    const google = new URL(link(/^Google/).getAttribute('href')!)
    expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(google.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Chess, “first” moves; oʻyin',
      dates: '20271125T203000Z/20271125T213000Z',
    })
    expect(google.href).not.toContain('meet.example.com')
    const facts = 'Chess, “first” moves; oʻyin\nThu, Nov 25, 2027, 8:30 PM UTC\nAges 6–9 · $8 · for this class'
    const telegram = new URL(link(/Telegram/).getAttribute('href')!)
    expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url')
    expect(telegram.searchParams.get('url')).toBe(shared)
    const whatsapp = new URL(link(/WhatsApp/).getAttribute('href')!)
    expect(whatsapp.origin).toBe('https://wa.me')
    expect(whatsapp.searchParams.get('text')).toBe(`${facts}\n${shared}`)
    expect(telegram.searchParams.get('text')).toBe(facts)
    for (const name of [/Google/, /Telegram/, /WhatsApp/]) {
      expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link(name)).toHaveAttribute('target', '_blank')
    }
  })

  const weekly = (prepared: Backend, except = '') => {
    bought(prepared)
    change(prepared, 'class', chess, {
      startDate: '2026-12-01T22:00:00.000Z',
      description: 'Chess.\n\nLessons: 8, every Tue and Thu, 17:00-17:50 (America/New_York), from 2026-12-01.' + except,
    })
  }

  it('adds all lessons to Google Calendar, and says that Outlook adds only the next lesson', async () => {
    await open(address, { as: student }, weekly)
    const link = await main().findByRole('link', { name: /^Google/ })
    expect(Object.fromEntries(new URL(link.getAttribute('href')!).searchParams)).toMatchObject({
      dates: '20261201T170000/20261201T175000',
      ctz: 'America/New_York',
      recur: 'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=8',
    })
    expect(main().getByText(en('classes:share.nextOnly'))).toBeVisible()
    expect(main().queryByText(en('classes:share.inApp'))).toBeNull()
  })

  it('adds only the next lesson to Google Calendar while free days are ahead, and says so', async () => {
    await open(address, { as: student }, (prepared) => weekly(prepared, ' Except 2026-12-08.'))
    const link = await main().findByRole('link', { name: /^Google/ })
    const { searchParams } = new URL(link.getAttribute('href')!)
    expect([searchParams.get('dates'), searchParams.get('recur')]).toEqual(['20261201T220000Z/20261201T225000Z', null])
    expect(main().getByText(en('classes:share.nextOnlyLinks'))).toBeVisible()
  })

  it('offers no calendar before enrollment', async () => {
    await open()
    expect(await main().findByText(en('classes:share.title'))).toBeVisible()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
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

  it.each(['next Monday', '+012026-01-01T00:00:00.000Z'])('offers no calendar for the date %s', async (startDate) => {
    await open(address, { as: student }, (prepared) => {
      bought(prepared)
      change(prepared, 'class', chess, { startDate })
    })
    expect(await main().findByText(en('classes:enroll.already'))).toBeVisible()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
  })

  it('copies the address and confirms it', async () => {
    const { user } = await open()
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.copy') }))
    await waitFor(() => expect(main().getByText(en('classes:share.copied'))).toBeVisible())
    expect(await navigator.clipboard.readText()).toBe(shared)
    expect(main().getByText(en('classes:share.copied'))).toHaveRole('status')
  })

  it('shows the address when copying is refused', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.copy') }))
    expect(await main().findByRole('textbox', { name: en('classes:share.link') })).toHaveValue(shared)
    expect(main().getByText(en('common:copyFailed'))).toHaveRole('status')
  })

  it('uses the device’s share sheet where there is one', async () => {
    const share = vi
      .fn<(data: ShareData) => Promise<void>>()
      .mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = await open()
    await unfold(user)
    await user.click(main().getByRole('button', { name: en('classes:share.more') }))
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Chess from the very first move',
      text: expect.stringMatching(
        /^Chess from the very first move\n.+ UTC\nAges 6–9 · \$8 · for this class$/,
      ) as string,
      url: shared,
    })
  })
})

describe('for people who cannot enroll', () => {
  it('tells teachers and admins that enrolling is for students, and requests no purchases', async () => {
    for (const as of ['dilnoza@nihol.test', 'admin@nihol.test']) {
      const { backend, unmount } = await open(address, { as })
      expect(await main().findByText(en('classes:enroll.forStudents'))).toBeVisible()
      expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
      expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
      unmount()
    }
  })

  it('links the owner to the edit form', async () => {
    const { backend } = await open(address, { as: 'rustam@nihol.test' })
    expect(backend.store.listings.byId('class', chess)!.teacherId).toBe(accountId('rustam@nihol.test'))
    expect(await main().findByRole('link', { name: en('classes:enroll.edit.class') })).toHaveAttribute(
      'href',
      `/edit/${chess}/class`,
    )
    expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
  })
})
