import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { field, press, writes } from './teachingForm.ts'
import { open, ready, teacher, id } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('a copy', () => {
  it('starts with everything but the date, and reuses the stored picture', async () => {
    const { backend, user, address, stored } = await open()
    await ready()
    await user.click(screen.getByRole('link', { name: en('teaching:edit.duplicate') }))
    expect(await screen.findByRole('button', { name: en('teaching:add.submit') })).toBeVisible()
    expect(address()).toBe(`/add-class-group?from=class/${id}`)
    expect(field(en('teaching:field.title'))).toHaveValue(stored.title)
    expect(field(en('teaching:field.startDate'))).toHaveValue('')
    expect(within(screen.getByRole('radiogroup')).getByRole('radio', { name: en('classes:type.class') })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: en('classes:type.group') }))
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(writes(backend).map(({ method, path: to }) => `${method} ${to}`)).toEqual(['POST /group'])
    const { _id, startDate: _startDate, isActive: _isActive, ...rest } = stored
    expect(backend.record.to('POST', '/group')[0]!.body).toEqual({ ...rest, isPublished: 'true' })
  })

  it('of a listing without a picture asks for one', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    app.backend.store.listings.replace('class', {
      ...app.backend.store.listings.byId('class', id)!,
      imageUrl: 'javascript:alert(1)',
    })
    await app.user.click(await screen.findByRole('button', { name: en('teaching:add.submit') }))
    await waitFor(() =>
      expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:imageRequired')),
      ),
    )
    expect(writes(app.backend)).toEqual([])
  })

  it('is only for the owner, and an unknown source starts empty', async () => {
    const { unmount } = await renderApp(`/add-class-group?from=class/${id}`, { as: 'dilnoza@nihol.test' })
    expect(await screen.findByRole('heading', { level: 1, name: en('teaching:gate.owner') })).toBeVisible()
    unmount()
    const { backend } = await renderApp('/add-class-group?from=lesson/..%2F..', { as: 'dilnoza@nihol.test' })
    expect(await ready()).toHaveValue('')
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access', '/category'])
  })

  it('that timed out is not confused with its original', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    const { startDate: _startDate, ...undated } = app.backend.store.listings.byId('class', id)!
    app.backend.store.listings.replace('class', undated)
    await ready()
    app.backend.faults.add({ method: 'POST', path: '/class', dropConnection: true })
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(app.backend.record.to('POST', '/class')).toHaveLength(2)
  })
})
