import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeDialogs } from '@/ui/dialog/dialogs.ts'
import type { Fault } from '../../backend/faults.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { open, enrolButton, dialog, press, sent, closed, enrol, student, address, chess } from './enrolSteps.ts'

beforeEach(async () => {
  await closeDialogs()
  await closed()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('an enrolment that fails', () => {
  const doubt = en('messages:lost.listing')
  const faults: [string, Omit<Fault, 'path'>, string][] = [
    ['status 400', { status: 400, body: { message: 'classId must be a mongodb id' } }, ''],
    ['status 403', { status: 403, body: {} }, en('messages:fault.forbidden')],
    ['status 404', { status: 404, body: { message: 'Class not found' } }, ''],
    ['status 422 with fields', { status: 422, body: { errors: { classId: 'unknown' } } }, ''],
    ['status 429', { status: 429, body: {} }, en('messages:fault.rateLimitedSoon')],
    ['status 500', { status: 500, body: { message: 'SQL error' } }, en('messages:fault.server')],
    ['a proxy in HTML', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }, doubt],
    ['no connection', { dropConnection: true }, doubt],
  ]
  it.each(faults)('shows a message for %s, and can be retried', async (_, fault, detail) => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', ...fault }),
    )
    await enrol(app)
    const note = await dialog(en('messages:enrolTitle'))
    expect(note).toHaveTextContent(`${en('messages:enrolText')}${detail === '' ? '' : ` ${detail}`}`.trim())
    expect(note).not.toHaveTextContent(/SQL|mongodb|gateway|unknown|not found/)
    expect(app.address()).toBe(address)
    await press(app, note, en('common:ok'))
    await closed()
    expect(await enrolButton()).toHaveFocus()
    await enrol(app)
    await dialog(en('classes:enrol.done'))
    expect(sent(app)).toHaveLength(2)
  })

  it('says in Uzbek that the device is offline', async () => {
    const app = await open(address, { as: student, language: 'uz' }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true }),
    )
    await app.user.click(await enrolButton(uz('classes:enrol.action')))
    const question = await dialog(uz('common:areYouSure'))
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await press(app, question, uz('classes:enrol.yes'))
    const note = await dialog(uz('messages:enrolTitle'))
    expect(note).toHaveTextContent(`${uz('messages:enrolText')} ${uz('common:offline')}`)
  })

  it('detects an enrollment that was stored although its answer was lost', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true, afterHandling: true }),
    )
    const read = app.backend.record.to('GET', '/manual-purchase').length
    await enrol(app)
    await press(app, await dialog(en('classes:enrol.done')), en('classes:enrol.toDashboard'))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(sent(app).map(({ body }) => body)).toEqual([{ classId: chess, isConfirmed: true }])
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
  })

  it('rereads the purchases before a retry, because a timed-out request may have been stored', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true }),
    )
    await enrol(app)
    await press(app, await dialog(en('messages:enrolTitle')), en('common:ok'))
    await closed()
    const read = app.backend.record.to('GET', '/manual-purchase').length
    app.backend.store.purchases.add(accountId(student), 'class', chess)
    await enrol(app)
    await press(app, await dialog(en('classes:enrol.done')), en('classes:enrol.toDashboard'))
    expect(sent(app)).toHaveLength(1)
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('does not retry while the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 502 }),
    )
    await enrol(app)
    await press(app, await dialog(en('messages:enrolTitle')), en('common:ok'))
    await closed()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500 })
    await enrol(app)
    await press(app, await dialog(en('messages:enrolTitle')), en('common:ok'))
    await closed()
    expect(sent(app)).toHaveLength(1)
    await enrol(app)
    await dialog(en('classes:enrol.done'))
    expect(sent(app)).toHaveLength(2)
  })

  it('opens login without a dialog when the session has ended', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 401, body: {} }),
    )
    await enrol(app)
    await waitFor(() => expect(app.address()).toBe(`/login?next=${encodeURIComponent(address)}`))
    expect(localStorage.getItem('access_token')).toBeNull()
    await closed()
  })
})
