import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { hold } from '../hold.ts'
import { answer, press, pressTwice, writes } from './teachingForm.ts'
import { id, openForm, path } from './teachingEditSteps.ts'

describe('deleting', () => {
  it('asks first and names the listing, sends one request, confirms it, and goes to the dashboard', async () => {
    const { address, backend } = await openForm()
    pressTwice(en('teaching:delete.button'))
    const question = await answer(en('common:areYouSure'), en('common:cancel'))
    expect(question).toContain(backend.store.listings.byId('class', id)!.title)
    expect(question).toContain(en('teaching:delete.students'))
    expect(question).toContain(en('common:cannotUndo'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(writes(backend)).toEqual([])
    expect(address()).toBe(`/edit/${id}/class`)

    pressTwice(en('teaching:delete.button'))
    await answer(en('common:areYouSure'), en('teaching:delete.yes'))
    await answer(en('teaching:delete.done'), en('common:ok'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(writes(backend)).toMatchObject([{ method: 'DELETE', path, body: null }])
    expect(backend.store.listings.byId('class', id)).toBeUndefined()
    expect(backend.record.to('GET', path)).toHaveLength(1)
  })

  it('blocks saving while deleting', async () => {
    const { backend } = await openForm()
    const letGo = hold(path, { method: 'DELETE', before: true })
    fireEvent.click(press(en('teaching:delete.button')))
    await answer(en('common:areYouSure'), en('teaching:delete.yes'))
    await waitFor(() => expect(press(en('teaching:edit.submit'))).toBeDisabled())
    fireEvent.click(press(en('teaching:edit.submit')))
    letGo()
    await screen.findByRole('dialog', { name: en('teaching:delete.done') })
    expect(writes(backend).map(({ method }) => method)).toEqual(['DELETE'])
  })
})
