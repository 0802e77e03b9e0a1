import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Backend } from '../backend/app.ts'
import type { Fault } from '../backend/faults.ts'
import type { Listing, ListingType } from '../backend/listingTable.ts'
import { accountId, listingId } from '../backend/seed.ts'
import { sentinels, type SentinelName } from '../backend/sentinels.ts'
import { renderApp } from './renderApp.tsx'

// Whole pages on a busy machine.

const student = 'malika@nihol.test'
const chess = listingId('class', 'chess-first-moves')
const python = listingId('group', 'python-beginners')
const address = `/classdetails/${chess}/class`

async function open(path = address, options: Parameters<typeof renderApp>[1] = { as: student }, prepare: (backend: Backend) => void = () => {}) {
  const app = await renderApp(path, options)
  prepare(app.backend)
  await screen.findByRole('heading', { level: 1 })
  return app
}
const change = ({ store }: Backend, type: ListingType, id: string, part: Partial<Listing>) => store.listings.replace(type, { ...store.listings.byId(type, id)!, ...part })
const main = () => within(screen.getByRole('main'))
const heading = (name: string | RegExp) => main().findByRole('heading', { level: 1, name })

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

describe('the details of a class', () => {
  it.each([
    { language: 'en', type: 'Class', category: 'Chess', about: 'About this class', enrol: 'Enroll Now', tabs: ['About', 'Learning Overview', 'Schedule', 'Teacher'] },
    { language: 'uz', type: 'Dars', category: 'Shaxmat', about: 'Bu dars haqida', enrol: 'Hoziroq yozilish', tabs: ['Umumiy maʼlumot', 'Oʻquv dasturi', 'Jadval', 'Oʻqituvchi'] },
  ] as const)('say what a family needs to know in $language', async ({ language, type, category, about, enrol, tabs }) => {
    const { backend } = await open(address, { as: student, language }, (prepared) => change(prepared, 'class', chess, { startDate: '2026-11-25T20:30:00.000Z' }))
    await heading('Chess from the very first move')
    expect(document.title).toBe('Chess from the very first move · Nihol')
    expect(main().getAllByText(type)).toHaveLength(2) // the chip and the fact
    expect((await main().findAllByText(category)).length).toBe(2)
    expect(main().getByText(/^We meet the pieces one by one/)).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: about })).toBeVisible()
    expect(main().getByText('25/11/2026-20:30 UTC').closest('time')).toHaveAttribute('datetime', '2026-11-25T20:30:00.000Z')
    expect(main().getByText('$8')).toBeVisible()
    expect(await main().findByRole('button', { name: enrol })).toBeEnabled()
    expect(main().getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(tabs)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(backend.record.since().map(({ method, path }) => `${method} ${path}`).sort()).toEqual(['GET /category', `GET /class/${chess}`, 'GET /manual-purchase', 'GET /user/login/access'])
  })

  it('hold no meeting link', async () => {
    const { backend } = await open()
    await heading('Chess from the very first move')
    expect(backend.store.listings.byId('class', chess)!.link).toContain('meet.example.com')
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('keep the lines of a description and its direction', async () => {
    await open(address, { as: student }, (prepared) => change(prepared, 'class', chess, { description: 'one\n\n  two' }))
    const text = await main().findByText((_, element) => element?.tagName === 'P' && element.textContent === 'one\n\n  two')
    expect(text).toHaveClass('whitespace-pre-wrap')
    expect(text).toHaveAttribute('dir', 'auto')
  })

  it('say so when date and description are missing', async () => {
    await open(address, { as: student }, ({ store }) => {
      const { startDate: _date, ...rest } = store.listings.byId('class', chess)!
      store.listings.replace('class', { ...rest, description: ' ' })
    })
    expect(await main().findByText('Date to be announced')).toBeVisible()
    expect(main().getByText('The teacher has not written a description yet.')).toBeVisible()
    expect(main().queryByText('Add to calendar')).toBeNull()
  })

  it('mark a class that has started', async () => {
    await open(address, { as: student }, (prepared) => change(prepared, 'class', chess, { startDate: '2020-01-01T10:00:00.000Z' }))
    expect(await main().findByText('Started')).toBeVisible()
    expect(main().getByText('01/01/2020-10:00 UTC')).toBeVisible()
  })

  it.each(Object.keys(sentinels) as SentinelName[])('stand up to %s', async (name) => {
    const { type, _id } = sentinels[name]
    await open(`/classdetails/${_id}/${type}`, { as: student, sentinels: true })
    expect(await main().findByRole('tab', { name: 'About' })).toBeVisible()
    expect(main().getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
    expect(document.querySelectorAll('main script, main [onerror], main img[src^="javascript"], main img[src*=".."], main a[href^="javascript"]')).toHaveLength(0)
    expect(document.title.length).toBeLessThan(90)
    expect(main().getByText(name === 'negativePrice' ? 'Price to be announced' : /^(Free|\$[\d,.]+)$/)).toBeVisible()
  })
})

describe('the tabs', () => {
  it('are in the address and hold the example, labelled as one', async () => {
    const { user, address: now } = await open()
    await user.click(await main().findByRole('tab', { name: 'Learning Overview' }))
    await waitFor(() => expect(now()).toBe(`${address}?tab=overview`))
    const panel = () => within(main().getByRole('tabpanel'))
    expect(panel().getByText('Example lesson')).toBeVisible()
    expect(panel().getByText('Ages 8–12')).toBeVisible()
    expect(panel().getByText('4–8 learners')).toBeVisible()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(now()).toBe(`${address}?tab=schedule`))
    expect(main().getByRole('tab', { name: 'Schedule' })).toHaveFocus()
    for (const words of ['Example lesson', '$8 weekly', '25 minutes', 'Seats 3/8']) expect(panel().getByText(words)).toBeVisible()
    await user.keyboard('{End}')
    expect(await panel().findByText('Example lesson')).toBeVisible()
    await user.keyboard('{Home}')
    await waitFor(() => expect(now()).toBe(address))
    expect(main().queryByText('Example lesson')).toBeNull()
    expect(main().getByText('Sample reviews')).toBeVisible()
  })

  it('open where the address says, and at the first one for a word that nobody knows', async () => {
    await open(`${address}?tab=teacher`)
    expect(await main().findByRole('tab', { name: 'Teacher', selected: true })).toBeVisible()
    await renderApp(`${address}?tab=constructor`, { as: student })
    expect(await screen.findAllByRole('tab', { name: 'About', selected: true })).not.toHaveLength(0)
  })

  it('keep the figures of the example out of the card of facts', async () => {
    await open()
    await heading('Chess from the very first move')
    const card = main().getByText('$8').closest('div.rounded-card')!
    expect(card.textContent).not.toMatch(/weekly|25 minutes|3\/8|8–12|learners/)
  })
})

describe('an address that leads nowhere', () => {
  it.each(['/classdetails/a%2Fb/class', '/classdetails/..%2F..%2Fuser/class', '/classdetails/__proto__/x', `/classdetails/${chess}/lesson`, `/classdetails/${chess}/Class`, '/classdetails/a b/class', `/classdetails/${'x'.repeat(200)}/class`])('%s is a page not found, without a request', async (path) => {
    const { backend } = await open(path)
    expect(await heading('Page not found')).toBeVisible()
    expect(backend.record.since().map(({ path: asked }) => asked)).toEqual(['/user/login/access'])
  })

  it.each([
    ['class', 'en', 'This class is no longer available'],
    ['group', 'en', 'This group is no longer available'],
    ['class', 'uz', 'Bu dars endi mavjud emas'],
  ] as const)('a %s that is gone says so in %s', async (type, language, words) => {
    await open(`/classdetails/000000000000000000000000/${type}`, { as: student, language })
    expect(await heading(words)).toBeVisible()
    expect(main().getByRole('link', { name: language === 'en' ? 'See all classes and groups' : 'Barcha dars va guruhlarni koʻrish' })).toHaveAttribute('href', '/classes')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('looks for a group among the groups only', async () => {
    await open(`/classdetails/${python}/class`)
    expect(await heading('This class is no longer available')).toBeVisible()
  })
})

describe('when the details cannot be read', () => {
  const path = `/class/${chess}`
  const faults: [string, Omit<Fault, 'path'>][] = [
    ['status 500', { status: 500, body: { message: 'SQL error' } }],
    ['a proxy in HTML', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }],
    ['status 403', { status: 403, body: {} }],
    ['broken JSON', { status: 200, body: '{"_id":' }],
    ['an empty body', { status: 200 }],
    ['null', { status: 200, body: 'null' }],
    ['a list', { status: 200, body: [] }],
    ['an item without id', { status: 200, body: { title: 'x' } }],
    ['no connection', { dropConnection: true, times: 2 }],
  ]
  it.each(faults)('says so for %s, and tries again', async (_, fault) => {
    const { user } = await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, ...fault }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent('Failed to load class details.')
    expect(note.textContent).not.toMatch(/SQL|gateway|</)
    expect(main().getByRole('heading', { level: 1, name: 'Class details' })).toBeVisible()
    await user.click(within(note).getByRole('button', { name: 'Try again' }))
    expect(await heading('Chess from the very first move')).toHaveFocus()
  })

  it('speaks Uzbek too', async () => {
    await open(address, { as: student, language: 'uz' }, ({ faults: ordered }) => ordered.add({ path, status: 500 }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Dars tafsilotlarini yuklab boʻlmadi\./)
  })

  it('has one heading from the start, which becomes the title', async () => {
    await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, delayMs: 300 }))
    const early = main().getByRole('heading', { level: 1, name: 'Class details' })
    early.focus()
    expect(main().getAllByRole('status').map(({ textContent }) => textContent)).toContain('Loading...')
    expect(await heading('Chess from the very first move')).toBe(early)
    expect(early).toHaveFocus()
  })
})

describe('calendar and sharing', () => {
  const withDate = (prepared: Backend) => change(prepared, 'class', chess, { startDate: '2026-11-25T20:30:00.000Z', title: 'Chess, “first” moves; oʻyin' })

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
    await user.click(await main().findByRole('button', { name: 'Calendar file (.ics)' }))
    expect(files).toHaveLength(1)
    expect(files[0]![0]).toBe('chess-first-moves-oyin.ics')
    const text = (await files[0]![2].text()).replace(/\r\n /g, '')
    expect(text).toContain('DTSTART:20261125T203000Z\r\nDTEND:20261125T213000Z\r\n')
    expect(text).toContain('SUMMARY:Chess\\, “first” moves\\; oʻyin\r\n')
    expect(text).toContain(`URL:${location.origin}${address}\r\n`)
    expect(text).not.toContain('meet.example.com')
  })

  it('leads to Google Calendar, Telegram and WhatsApp in new tabs that know nothing of us', async () => {
    await open(address, { as: student }, withDate)
    const link = (name: RegExp) => main().getByRole('link', { name })
    await main().findByRole('link', { name: /Google Calendar/ })
    const google = new URL(link(/Google Calendar/).getAttribute('href')!)
    expect(google.origin + google.pathname).toBe('https://calendar.google.com/calendar/render')
    expect(Object.fromEntries(google.searchParams)).toMatchObject({ action: 'TEMPLATE', text: 'Chess, “first” moves; oʻyin', dates: '20261125T203000Z/20261125T213000Z' })
    expect(google.href).not.toContain('meet.example.com')
    const telegram = new URL(link(/Telegram/).getAttribute('href')!)
    expect(telegram.origin + telegram.pathname).toBe('https://t.me/share/url')
    expect(telegram.searchParams.get('url')).toBe(location.origin + address)
    const whatsapp = new URL(link(/WhatsApp/).getAttribute('href')!)
    expect(whatsapp.origin).toBe('https://wa.me')
    expect(whatsapp.searchParams.get('text')).toBe(`Chess, “first” moves; oʻyin\n${location.origin}${address}`)
    for (const name of [/Google/, /Telegram/, /WhatsApp/]) {
      expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link(name)).toHaveAttribute('target', '_blank')
    }
  })

  it.each(['next Monday', '+012026-01-01T00:00:00.000Z'])('offers no calendar for the date %s', async (startDate) => {
    await open(address, { as: student }, (prepared) => change(prepared, 'class', chess, { startDate }))
    expect(await main().findByRole('button', { name: 'Copy link' })).toBeVisible()
    expect(main().queryByText('Add to calendar')).toBeNull()
  })

  it('copies the address of the page and says so', async () => {
    const { user } = await open()
    await user.click(await main().findByRole('button', { name: 'Copy link' }))
    await waitFor(() => expect(main().getByText('Link copied')).toBeVisible())
    expect(await navigator.clipboard.readText()).toBe(location.origin + address)
    expect(main().getByText('Link copied')).toHaveRole('status')
  })

  it('shows the address where copying is refused', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await main().findByRole('button', { name: 'Copy link' }))
    expect(await main().findByRole('textbox', { name: 'Link to this page' })).toHaveValue(location.origin + address)
    expect(main().getByText(/could not be copied/)).toHaveRole('status')
  })

  it('hands over to the sheet of the device where there is one', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    const { user } = await open()
    await user.click(await main().findByRole('button', { name: 'More ways to share' }))
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Chess from the very first move', url: location.origin + address })
  })
})

describe('for those who do not enrol', () => {
  it('says to teachers and admins that it is for students, and asks for no purchases', async () => {
    for (const as of ['dilnoza@nihol.test', 'admin@nihol.test']) {
      const { backend, unmount } = await open(address, { as })
      expect(await main().findByText('For students')).toBeVisible()
      expect(main().queryByRole('button', { name: 'Enroll Now' })).toBeNull()
      expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
      unmount()
    }
  })

  it('leads the teacher of the class to its form', async () => {
    const { backend } = await open(address, { as: 'rustam@nihol.test' })
    expect(backend.store.listings.byId('class', chess)!.teacherId).toBe(accountId('rustam@nihol.test'))
    expect(await main().findByRole('link', { name: 'Edit this class' })).toHaveAttribute('href', `/edit/${chess}/class`)
    expect(main().queryByRole('button', { name: 'Enroll Now' })).toBeNull()
  })
})
