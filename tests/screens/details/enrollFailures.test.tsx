import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { chess, open, student } from './detailsSteps.ts'
import { closed, dialog, enroll, enrollButton, press, sent, type App } from './enrollSteps.ts'

const request = { path: '/manual-purchase/class', method: 'POST' }

/** Confirms, reads the error, and closes it. */
async function failToEnroll(app: App) {
  await enroll(app)
  await press(app, await dialog(en('messages:enrollTitle')), en('common:ok'))
  await closed()
}

describe('an enrollment that fails', () => {
  it('is recognized as stored although its answer was lost', async () => {
    const app = await open()
    await enrollButton()
    app.backend.faults.add({ ...request, dropConnection: true, afterHandling: true })
    await enroll(app)
    await press(app, await dialog(en('classes:enroll.done')), en('classes:enroll.toDashboard'))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(sent(app).map(({ body }) => body)).toEqual([{ classId: chess, isConfirmed: true }])
  })

  it('is looked up before a retry, because a timed-out request may have been stored', async () => {
    const app = await open()
    app.backend.faults.add({ ...request, dropConnection: true })
    await failToEnroll(app)
    app.backend.store.purchases.add(accountId(student), 'class', chess)
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('returns the focus to the button, and is not sent again while the purchases cannot be loaded', async () => {
    const app = await open()
    app.backend.faults.add({ ...request, status: 502 })
    await failToEnroll(app)
    expect(await enrollButton()).toHaveFocus()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', status: 500 })
    await failToEnroll(app)
    expect(sent(app)).toHaveLength(1)
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(2)
  })
})
