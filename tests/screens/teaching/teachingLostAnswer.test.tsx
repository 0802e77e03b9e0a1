import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../backend/msw.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { answer, fillRequired, press, pressTwice, writes } from './teachingForm.ts'
import { open, teacher } from './teachingAddSteps.ts'

/** Opens the filled form, and a way to reload it. */
async function openAndReload() {
  const app = await open()
  await fillRequired()
  const reload = async () => {
    await app.user.click(screen.getAllByRole('link', { name: en('dashboard:sidebar.goToDashboard') })[0]!)
    await screen.findByRole('heading', { name: en('dashboard:welcome', { role: en('dashboard:role.teacher') }) })
    fireEvent.click(screen.getAllByRole('link', { name: en('teaching:add.title') })[0]!)
    await screen.findByLabelText(en('teaching:field.title'))
  }
  return { ...app, reload }
}

afterEach(() => vi.unstubAllEnvs())

describe('a creation whose answer was lost', () => {
  const lost = { method: 'POST', path: '/class', dropConnection: true } as const
  /** The listing is stored, but its answer and the list are lost. */
  function loseBoth(backend: Awaited<ReturnType<typeof open>>['backend']) {
    backend.faults.add({ ...lost, afterHandling: true })
    let isLost = false
    server.use(
      http.get('*/api/class/own-classes', () => {
        if (isLost || backend.record.to('POST', '/class').length === 0) return undefined
        isLost = true
        return HttpResponse.error()
      }),
    )
  }

  it('is checked at once', async () => {
    const { backend, user, address } = await open()
    await fillRequired()
    backend.faults.add({ ...lost, afterHandling: true })
    await user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class'])
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })

  it('is checked before a retry, and reported as stored', async () => {
    const { backend, user, address } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
    pressTwice(en('teaching:add.submit'))
    expect(await screen.findByText(en('teaching:stored.title'))).toBeVisible()
    expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(2) // before the first, and before the second
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class'])
    await user.click(
      within(screen.getByRole('alert')).getByRole('link', { name: en('dashboard:sidebar.goToDashboard') }),
    )
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })

  it('is not confused with an older listing of the same name', async () => {
    const { backend, user } = await open()
    const stored = backend.store.listings.byId('class', listingId('class', 'chess-first-moves'))!
    backend.store.listings.add('class', {
      ...stored,
      _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      teacherId: accountId(teacher),
      title: 'Robotics by the river',
      link: 'https://meet.example.com/robots',
      startDate: '',
    })
    await fillRequired()
    backend.faults.add(lost)
    await user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(screen.queryByText(en('teaching:stored.title'))).toBeNull()
    expect(backend.record.to('POST', '/class')).toHaveLength(2)
  })

  it('is checked after a reload, too', async () => {
    const { backend, user, reload } = await openAndReload()
    loseBoth(backend)
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('alert')
    await reload()
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByText(en('teaching:stored.title'))).toBeVisible()
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })

  it('is sent a second time if the teacher insists', async () => {
    const { backend, user } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('teaching:stored.title'))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class')).toHaveLength(2)
  })

  it('is sent again if it was not stored', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add(lost)
    await user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/class'])
  })

  it('is not sent while the lookup fails', async () => {
    const { backend, user } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    backend.faults.add({ path: '/class/own-classes', status: 500 })
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() => expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(2))
    expect(await screen.findByText(en('messages:fault.server'))).toBeVisible()
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })
})
