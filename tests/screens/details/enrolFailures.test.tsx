import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDialogs } from '@/ui/dialog/dialogs.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { open, enrolButton, dialog, press, sent, closed, enrol, student, address, chess } from './enrolSteps.ts'

beforeEach(async () => {
  await closeDialogs()
  await closed()
})

describe('an enrolment that fails', () => {
  it('returns the focus to the button', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 500 }),
    )
    await enrol(app)
    await press(app, await dialog(en('messages:enrolTitle')), en('common:ok'))
    await closed()
    expect(await enrolButton()).toHaveFocus()
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
})
