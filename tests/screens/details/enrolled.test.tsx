import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { address, chess, main, open, student } from './detailsSteps.ts'
import { closed, dialog, enroll, enrollButton, posts, press, sent } from './enrollSteps.ts'

const purchases = { path: '/manual-purchase', method: 'GET' }

describe('a student who is enrolled', () => {
  it('sees a link to the classroom and no price, and is not asked by ?enroll=1', async () => {
    const scratch = listingId('class', 'scratch-first-game')
    const app = await open(`/classdetails/${scratch}/class?enroll=1`, { as: 'aziza@nihol.test' })
    expect((await main().findByText(en('classes:enroll.already'))).parentElement).toHaveRole('status')
    expect(main().getByRole('link', { name: en('classes:enroll.toClassroom') })).toHaveAttribute(
      'href',
      `/classroom/${scratch}/class`,
    )
    expect(main().queryByRole('button', { name: /Enroll|yozilish/ })).toBeNull()
    expect(main().queryByText(/\$10/)).toBeNull()
    expect(main().queryByText(en('classes:details.priceNote.class'))).toBeNull()
    await waitFor(() => expect(app.address()).toBe(`/classdetails/${scratch}/class`))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts(app)).toEqual([])
  })

  it('is not enrolled in a group with the same id as their class', async () => {
    await open(address, { as: student }, (backend) =>
      backend.faults.add({
        ...purchases,
        body: [{ _id: '1', groupId: chess }, { _id: '2' }, null, { _id: '3', classId: null }],
      }),
    )
    expect(await enrollButton()).toBeEnabled()
  })

  it('is recognized by a 409 when the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) => {
      backend.faults.add({ ...purchases, status: 500, times: 9 })
      backend.store.purchases.add(accountId(student), 'class', chess)
    })
    await enroll(app)
    expect(await main().findByText(en('classes:enroll.already'))).toBeVisible()
    await closed()
    expect(main().getByRole('link', { name: en('classes:enroll.toClassroom') })).toHaveAttribute(
      'href',
      `/classroom/${chess}/class`,
    )
    expect(sent(app)).toHaveLength(1)
  })

  it('can still enroll when the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ ...purchases, status: 500, times: 9 }),
    )
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('sees a disabled button while the purchases load', async () => {
    await open(address, { as: student }, (backend) => backend.faults.add({ ...purchases, hang: true }))
    expect(await main().findByRole('button', { name: en('classes:enroll.action') })).toBeDisabled()
  })
})

describe('?enroll=1', () => {
  it('opens the question at once and leaves the address', async () => {
    const app = await open(`${address}?tab=teacher&enroll=1`)
    const question = await dialog(en('common:areYouSure'))
    await waitFor(() => expect(app.address()).toBe(`${address}?tab=teacher`))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await press(app, question, en('common:cancel'))
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('brings a visitor back after login', async () => {
    const app = await open(`${address}?enroll=1`, {})
    expect(app.address()).toBe(`/login?next=${encodeURIComponent(`${address}?enroll=1`)}`)
    await app.user.type(main().getByLabelText(en('account:email')), student)
    await app.user.type(main().getByLabelText(en('account:password')), 'nihol-demo-1')
    await app.user.click(main().getByRole('button', { name: en('classes:logIn.button') }))
    const question = await dialog(en('common:areYouSure'))
    await waitFor(() => expect(app.address()).toBe(address))
    await waitFor(() => expect(question).toBeVisible())
  })

  it.each(['dilnoza@nihol.test', 'admin@nihol.test'])(
    'says to %s that enrolling is for students, and requests no purchases',
    async (as) => {
      const { backend } = await open(`${address}?enroll=1`, { as })
      expect(await main().findByText(en('classes:enroll.forStudents'))).toBeVisible()
      expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
    },
  )
})
