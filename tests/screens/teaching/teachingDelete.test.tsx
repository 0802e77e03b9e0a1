import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type {} from '@/i18n/language.ts'
import { server } from '../../backend/msw.ts'
import { en } from '../../words.ts'
import { answer, press, pressTwice } from './teachingForm.ts'
import { open, ready, id, path } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('deleting', () => {
  const opened = async () => {
    const app = await open()
    await ready()
    return { ...app, deletes: () => app.backend.record.to('DELETE', path) }
  }

  it('asks first, and names the listing', async () => {
    const { deletes, address, backend } = await opened()
    pressTwice(en('teaching:delete.button'))
    const question = await answer(en('common:areYouSure'), en('common:cancel'))
    expect(question).toContain(backend.store.listings.byId('class', id)!.title)
    expect(question).toContain(en('teaching:delete.students'))
    expect(question).toContain(en('common:cannotUndo'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(deletes()).toEqual([])
    expect(address()).toBe(`/edit/${id}/class`)
  })

  it('sends one request, confirms it, and goes to the dashboard', async () => {
    const { deletes, address, backend } = await opened()
    pressTwice(en('teaching:delete.button'))
    await answer(en('common:areYouSure'), en('teaching:delete.yes'))
    await answer(en('teaching:delete.done'), en('common:ok'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(deletes().map(({ body }) => body)).toEqual([null])
    expect(backend.store.listings.byId('class', id)).toBeUndefined()
    expect(backend.record.to('GET', path)).toHaveLength(1)
  })

  it('blocks saving while deleting', async () => {
    const { backend, deletes } = await opened()
    let letGo = () => {}
    const gate = new Promise<void>((done) => (letGo = done))
    server.use(
      http.delete(`*${path}`, async () => {
        await gate
      }),
    )
    fireEvent.click(press(en('teaching:delete.button')))
    await answer(en('common:areYouSure'), en('teaching:delete.yes'))
    await waitFor(() => expect(press(en('teaching:edit.submit'))).toBeDisabled())
    fireEvent.click(press(en('teaching:edit.submit')))
    letGo()
    await screen.findByRole('dialog', { name: en('teaching:delete.done') })
    expect(deletes()).toHaveLength(1)
    expect(backend.record.to('PATCH', path)).toEqual([])
  })

  it('looks whether the listing is gone when the answer is lost', async () => {
    const { backend, deletes } = await opened()
    backend.faults.add({ method: 'DELETE', path, dropConnection: true, afterHandling: true })
    fireEvent.click(press(en('teaching:delete.button')))
    await answer(en('common:areYouSure'), en('teaching:delete.yes'))
    await screen.findByRole('dialog', { name: en('teaching:delete.done') })
    expect(deletes()).toHaveLength(1)
  })
})
