import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '@/i18n/i18n.ts'
import { closeDialogs } from '@/ui/dialogs.ts'
import type { Backend } from '../backend/app.ts'
import type { Fault } from '../backend/faults.ts'
import { accountId, listingId } from '../backend/seed.ts'
import { hold } from './hold.ts'
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
type App = Awaited<ReturnType<typeof open>>

const main = () => within(screen.getByRole('main', { hidden: true }))
const enrolButton = (name = 'Enroll Now') => waitFor(() => {
  const button = main().getByRole('button', { name })
  expect(button).toBeEnabled()
  return button
})
const dialog = (name: string) => screen.findByRole('dialog', { name })
const press = async ({ user }: App, box: HTMLElement, name: string) => user.click(within(box).getByRole('button', { name }))
const posts = ({ backend }: App) => backend.record.since().filter(({ method }) => method === 'POST')
const sent = ({ backend }: App, type = 'class') => backend.record.to('POST', `/manual-purchase/${type}`)
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Presses Enroll Now and says yes. */
async function enrol(app: App) {
  await app.user.click(await enrolButton())
  await press(app, await dialog('Are you sure?'), 'Yes, enroll')
}

/** Goes on to the list, as the Back button or a shortcut can while a dialog is open. */
const leave = () => act(() => screen.getByRole('link', { name: 'Classes and Groups', hidden: true }).click())

// A dialog of the test before, whose page is gone.
beforeEach(async () => {
  await closeDialogs()
  await closed()
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('enrolling', () => {
  it.each([
    { language: 'en', path: address, type: 'class', id: chess, name: 'Enroll Now', sure: 'Are you sure?', yes: 'Yes, enroll', facts: ['Class: Chess from the very first move', 'Start date: ', 'Price: $8', 'Our team will contact you to arrange the payment.'], done: 'Enrolled!', go: 'Go to dashboard' },
    { language: 'uz', path: `/classdetails/${python}/group`, type: 'group', id: python, name: 'Hoziroq yozilish', sure: 'Ishonchingiz komilmi?', yes: 'Ha, yozilish', facts: ['Guruh: Python for beginners, twice a week', 'Boshlanish sanasi: ', 'Narx: $40', 'Toʻlovni kelishish uchun jamoamiz siz bilan bogʻlanadi.'], done: 'Siz yozildingiz!', go: 'Shaxsiy kabinetga oʻtish' },
  ] as const)('in a $type asks first, sends once and leads to the dashboard ($language)', async ({ language, path, type, id, name, sure, yes, facts, done, go }) => {
    const app = await open(path, { as: student, language })
    await app.user.dblClick(await enrolButton(name))
    const question = await dialog(sure)
    for (const fact of facts) expect(question).toHaveTextContent(fact)
    expect(posts(app)).toEqual([])
    await app.user.dblClick(within(question).getByRole('button', { name: yes }))
    const success = await dialog(done)
    expect(sent(app, type).map(({ body }) => body)).toEqual([{ [`${type}Id`]: id, isConfirmed: true }])
    expect(app.address()).toBe(path)
    await press(app, success, go)
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(app.backend.store.purchases.ofUser(accountId(student))).toHaveLength(1)
    expect(posts(app)).toHaveLength(1)
  })

  it('says that a free class costs nothing', async () => {
    const app = await open(`/classdetails/${listingId('class', 'quran-short-surahs')}/class`)
    await app.user.click(await enrolButton())
    const question = await dialog('Are you sure?')
    expect(question).toHaveTextContent('Price: Free')
    expect(question).toHaveTextContent('There is nothing to pay.')
    expect(question).not.toHaveTextContent('arrange the payment')
  })

  it.each(['Cancel', 'Esc'])('sends nothing after %s, and can be asked again', async (way) => {
    const app = await open()
    await app.user.click(await enrolButton())
    const question = await dialog('Are you sure?')
    if (way === 'Esc') await app.user.keyboard('{Escape}')
    else await press(app, question, 'Cancel')
    await closed()
    expect(posts(app)).toEqual([])
    await enrol(app)
    await dialog('Enrolled!')
    expect(sent(app)).toHaveLength(1)
  })

  it('goes on to the dashboard also when the good news is closed with Esc', async () => {
    const app = await open()
    await enrol(app)
    await dialog('Enrolled!')
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('is busy while it is sent', async () => {
    const app = await open(address, { as: student }, ({ faults }) => faults.add({ path: '/manual-purchase/class', delayMs: 200 }))
    await enrol(app)
    expect(await main().findByRole('button', { name: 'Enrolling...' })).toBeDisabled()
    await dialog('Enrolled!')
    expect(sent(app)).toHaveLength(1)
  })

  it('does not wait for the list of purchases to come back', async () => {
    const app = await open()
    await enrolButton()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', hang: true })
    await enrol(app)
    const success = await dialog('Enrolled!')
    await waitFor(() => expect(success).toBeVisible()) // it fades in
  })

  it('speaks the language of the moment while a dialog is open', async () => {
    const app = await open()
    await app.user.click(await enrolButton())
    const question = await dialog('Are you sure?')
    await act(() => i18n.changeLanguage('uz'))
    await waitFor(() => expect(question).toHaveAccessibleName('Ishonchingiz komilmi?'))
    expect(question).toHaveTextContent('Dars: Chess from the very first move')
    expect(within(question).getByRole('button', { name: 'Ha, yozilish' })).toBeVisible()
    expect(question).not.toHaveTextContent(/Price|Class|Cancel/)
  })

  it('sends nothing when the page is left with the question open', async () => {
    const app = await open()
    await app.user.click(await enrolButton())
    await dialog('Are you sure?')
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('follows nobody to another page: neither with its dialog nor with its dashboard', async () => {
    const app = await open(address, { as: student }, ({ faults }) => faults.add({ path: '/manual-purchase/class', delayMs: 150 }))
    await enrol(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await waitFor(() => expect(sent(app)[0]!.status).toBe(201))
    await screen.findAllByRole('article')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.address()).toBe('/classes')
  })

  it('is not sent again by who has left and comes back', async () => {
    const app = await open()
    await enrolButton()
    const letGo = hold('/manual-purchase/class')
    await enrol(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    app.go(-1)
    expect(await main().findByRole('button', { name: 'Enrolling...' })).toBeDisabled()
    letGo()
    expect(await main().findByRole('link', { name: 'Go to the classroom' })).toBeVisible()
    expect(posts(app)).toHaveLength(1)
  })

  it('stays where the person went while the good news was open', async () => {
    const app = await open()
    await enrol(app)
    await dialog('Enrolled!')
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await closed()
    await screen.findAllByRole('article')
    expect(app.address()).toBe('/classes')
  })
})

describe('an enrolment that fails', () => {
  const doubt = 'It may have gone through all the same. Look at your dashboard before you try again.'
  const faults: [string, Omit<Fault, 'path'>, string][] = [
    ['status 400', { status: 400, body: { message: 'classId must be a mongodb id' } }, ''],
    ['status 403', { status: 403, body: {} }, 'You do not have access to this.'],
    ['status 404', { status: 404, body: { message: 'Class not found' } }, ''],
    ['status 422 with fields', { status: 422, body: { errors: { classId: 'unknown' } } }, ''],
    ['status 429', { status: 429, body: {} }, 'Too many attempts. Wait a little and try again.'],
    ['status 500', { status: 500, body: { message: 'SQL error' } }, 'The fault is on our side. Try again in a moment.'],
    ['a proxy in HTML', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }, doubt],
    ['no connection', { dropConnection: true }, doubt],
  ]
  it.each(faults)('says so for %s, and can be repeated', async (_, fault, detail) => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', ...fault }))
    await enrol(app)
    const note = await dialog('Enrollment Failed')
    expect(note).toHaveTextContent(`There was a problem enrolling in the class. Please try again.${detail === '' ? '' : ` ${detail}`}`.trim())
    expect(note).not.toHaveTextContent(/SQL|mongodb|gateway|unknown|not found/)
    expect(app.address()).toBe(address)
    await press(app, note, 'OK')
    await closed()
    expect(await enrolButton()).toHaveFocus()
    await enrol(app)
    await dialog('Enrolled!')
    expect(sent(app)).toHaveLength(2)
  })

  it('says it in Uzbek, with the missing connection', async () => {
    const app = await open(address, { as: student, language: 'uz' }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true }))
    await app.user.click(await enrolButton('Hoziroq yozilish'))
    const question = await dialog('Ishonchingiz komilmi?')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press(app, question, 'Ha, yozilish')
    const note = await dialog('Yozilib boʻlmadi')
    expect(note).toHaveTextContent('Darsga yozilishda muammo yuz berdi. Iltimos, qaytadan urinib koʻring. Internet aloqasi yoʻq.')
  })

  it('finds out by itself that an answer lost on its way was stored', async () => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true, afterHandling: true }))
    const read = app.backend.record.to('GET', '/manual-purchase').length
    await enrol(app)
    await press(app, await dialog('Enrolled!'), 'Go to dashboard')
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(sent(app).map(({ body }) => body)).toEqual([{ classId: chess, isConfirmed: true }])
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
  })

  it('looks again before it sends again: an answer that came too late may have been stored after all', async () => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true }))
    await enrol(app)
    await press(app, await dialog('Enrollment Failed'), 'OK')
    await closed()
    const read = app.backend.record.to('GET', '/manual-purchase').length
    app.backend.store.purchases.add(accountId(student), 'class', chess)
    await enrol(app)
    await press(app, await dialog('Enrolled!'), 'Go to dashboard')
    expect(sent(app)).toHaveLength(1)
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('sends nothing again while it cannot look', async () => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 502 }))
    await enrol(app)
    await press(app, await dialog('Enrollment Failed'), 'OK')
    await closed()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500 })
    await enrol(app)
    await press(app, await dialog('Enrollment Failed'), 'OK')
    await closed()
    expect(sent(app)).toHaveLength(1)
    await enrol(app)
    await dialog('Enrolled!')
    expect(sent(app)).toHaveLength(2)
  })

  it('leads to log-in when the session has ended, without a dialog', async () => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 401, body: {} }))
    await enrol(app)
    await waitFor(() => expect(app.address()).toBe(`/login?next=${encodeURIComponent(address)}`))
    expect(localStorage.getItem('access_token')).toBeNull()
    await closed()
  })
})

describe('a student who is enrolled', () => {
  it.each([
    ['en', 'You are enrolled', 'Go to the classroom'],
    ['uz', 'Siz yozilgansiz', 'Dars xonasiga oʻtish'],
  ] as const)('is led to the classroom in %s', async (language, words, link) => {
    const scratch = listingId('class', 'scratch-first-game')
    const app = await open(`/classdetails/${scratch}/class`, { as: 'aziza@nihol.test', language })
    expect(await main().findByText(words)).toHaveRole('status')
    expect(main().getByRole('link', { name: link })).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(main().queryByRole('button', { name: /Enroll|yozilish/ })).toBeNull()
    expect(posts(app)).toEqual([])
  })

  it('in the class is not enrolled in the group of the same id', async () => {
    await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase', method: 'GET', body: [{ _id: '1', groupId: chess }, { _id: '2' }, null, { _id: '3', classId: null }] }))
    expect(await enrolButton()).toBeEnabled()
  })

  it('is recognised when the backend sends the class itself', async () => {
    await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase', method: 'GET', body: [{ _id: '1', classId: { _id: chess, title: 'x' } }] }))
    expect(await main().findByText('You are enrolled')).toBeVisible()
  })

  it('learns it from a 409 too, even when the purchases cannot be read', async () => {
    const app = await open(address, { as: student }, (backend) => {
      backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500, times: 9 })
      backend.store.purchases.add(accountId(student), 'class', chess)
    })
    await enrol(app)
    expect(await main().findByText('You are enrolled')).toBeVisible()
    await closed()
    expect(main().getByRole('link', { name: 'Go to the classroom' })).toHaveAttribute('href', `/classroom/${chess}/class`)
    expect(sent(app)).toHaveLength(1)
  })

  it('may still enrol when the purchases cannot be read', async () => {
    const app = await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500, times: 9 }))
    await enrol(app)
    await dialog('Enrolled!')
    expect(sent(app)).toHaveLength(1)
  })

  it('sees the button in its place, but cannot press it, while the purchases load', async () => {
    await open(address, { as: student }, (backend) => backend.faults.add({ path: '/manual-purchase', method: 'GET', hang: true }))
    expect(await main().findByRole('button', { name: 'Enroll Now' })).toBeDisabled()
  })
})

describe('?enroll=1', () => {
  it('opens the question at once and goes out of the address', async () => {
    const app = await open(`${address}?tab=teacher&enroll=1`)
    const question = await dialog('Are you sure?')
    await waitFor(() => expect(app.address()).toBe(`${address}?tab=teacher`))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await press(app, question, 'Cancel')
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('asks nothing of somebody who is enrolled', async () => {
    const scratch = listingId('class', 'scratch-first-game')
    const app = await open(`/classdetails/${scratch}/class?enroll=1`, { as: 'aziza@nihol.test' })
    expect(await main().findByText('You are enrolled')).toBeVisible()
    await waitFor(() => expect(app.address()).toBe(`/classdetails/${scratch}/class`))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('brings a visitor back by way of log-in', async () => {
    const app = await open(`${address}?enroll=1`, {})
    expect(app.address()).toBe(`/login?next=${encodeURIComponent(`${address}?enroll=1`)}`)
    await app.user.type(main().getByLabelText('Email'), student)
    await app.user.type(main().getByLabelText('Password'), 'nihol-demo-1')
    await app.user.click(main().getByRole('button', { name: 'Log in' }))
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await waitFor(() => expect(app.address()).toBe(address))
    await waitFor(() => expect(question).toBeVisible())
  })

  it('does nothing for a teacher', async () => {
    await open(`${address}?enroll=1`, { as: 'dilnoza@nihol.test' })
    expect(await main().findByText('For students')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
