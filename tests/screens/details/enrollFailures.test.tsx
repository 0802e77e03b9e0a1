import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeDialogs } from '@/ui/dialog/dialogs.ts'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { open, enrollButton, dialog, press, sent, closed, enroll, student, address, chess } from './enrollSteps.ts'

beforeEach(async () => {
  await closeDialogs()
  await closed()
})

describe('an enrollment that fails', () => {
  it('returns the focus to the button', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 500 }),
    )
    await enroll(app)
    await press(app, await dialog(en('messages:enrollTitle')), en('common:ok'))
    await closed()
    expect(await enrollButton()).toHaveFocus()
  })

  it('detects an enrollment that was stored although its answer was lost', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true, afterHandling: true }),
    )
    const read = app.backend.record.to('GET', '/manual-purchase').length
    await enroll(app)
    await press(app, await dialog(en('classes:enroll.done')), en('classes:enroll.toDashboard'))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(sent(app).map(({ body }) => body)).toEqual([{ classId: chess, isConfirmed: true }])
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
  })

  it('rereads the purchases before a retry, because a timed-out request may have been stored', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', dropConnection: true }),
    )
    await enroll(app)
    await press(app, await dialog(en('messages:enrollTitle')), en('common:ok'))
    await closed()
    const read = app.backend.record.to('GET', '/manual-purchase').length
    app.backend.store.purchases.add(accountId(student), 'class', chess)
    await enroll(app)
    await press(app, await dialog(en('classes:enroll.done')), en('classes:enroll.toDashboard'))
    expect(sent(app)).toHaveLength(1)
    expect(app.backend.record.to('GET', '/manual-purchase').length).toBeGreaterThan(read)
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('does not retry while the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ path: '/manual-purchase/class', method: 'POST', status: 502 }),
    )
    await enroll(app)
    await press(app, await dialog(en('messages:enrollTitle')), en('common:ok'))
    await closed()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500 })
    await enroll(app)
    await press(app, await dialog(en('messages:enrollTitle')), en('common:ok'))
    await closed()
    expect(sent(app)).toHaveLength(1)
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(2)
  })
})
