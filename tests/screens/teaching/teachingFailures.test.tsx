import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { server } from '../../backend/msw.ts'
import { categoryId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { hold } from '../hold.ts'
import { answer, atDashboard, chooseCategory, described, field, press, publish, writes } from './teachingForm.ts'
import { openFilled } from './teachingAddSteps.ts'

describe('failures', () => {
  it('says at its field that the chosen file can no longer be read', async () => {
    const app = await openFilled()
    vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
    await app.add()
    await described(en('teaching:field.image'), en('messages:imageBroken'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(writes(app.backend)).toEqual([])
    await publish(app)
  })

  it('focuses the first field that the server refuses, and shows every error at its field', async () => {
    const { backend, add } = await openFilled()
    const errors = { title: 'This title is taken', imageUrl: ['The image is too dark'] }
    backend.faults.add({ method: 'POST', path: '/class', status: 422, body: { message: 'Please check', errors } })
    await add()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check')
    expect(field(en('teaching:field.title'))).toHaveAccessibleDescription('This title is taken')
    expect(field(en('teaching:field.title'))).toHaveFocus()
    expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(/The image is too dark/)
  })

  it('shows the progress of the upload', async () => {
    const { backend, add } = await openFilled()
    backend.faults.add({ method: 'POST', path: '/files', hang: true })
    await add()
    expect(await screen.findByRole('progressbar', { name: en('teaching:upload.label') })).toBeVisible()
    expect(press(en('teaching:add.busy'))).toBeDisabled()
    backend.faults.clear()
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:upload'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('keeps the form usable when the categories fail to load twice', async () => {
    for (let time = 0; time < 2; time += 1)
      server.use(http.get('*/api/category', () => new HttpResponse('oops', { status: 500 }), { once: true }))
    const { backend, user, add } = await openFilled()
    for (let time = 0; time < 2; time += 1) {
      expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadCategories'))
      await user.click(press(en('common:tryAgain')))
    }
    await chooseCategory('Chess')
    expect(screen.queryByRole('alert')).toBeNull()
    await add()
    await screen.findByRole('dialog')
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({ category: categoryId('Chess') })
  })
})

describe('a creation in flight', () => {
  it('is not sent twice by a person who leaves and comes back, and completes normally', async () => {
    const { backend, go, address, add } = await openFilled()
    const letGo = hold('/class', { before: true })
    await add()
    await screen.findByRole('button', { name: en('teaching:add.busy') })
    go('/dashboard')
    await atDashboard()
    go(-1)
    expect(await screen.findByRole('button', { name: en('teaching:add.busy') })).toBeDisabled()
    expect(field(en('teaching:field.title'))).toHaveValue('Robotics by the river')
    letGo()
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })

  it('is not sent when the check before it ends the session', async () => {
    const { backend, add } = await openFilled()
    backend.faults.add({ path: '/class/own-classes', status: 401 })
    await add()
    expect(await screen.findByRole('heading', { level: 1, name: en('classes:logIn.button') })).toBeVisible()
    expect(backend.record.to('POST', '/class')).toEqual([])
  })

  it('does not wait for a list that never loads', async () => {
    const { backend, add } = await openFilled()
    backend.faults.add({ path: '/class/own-classes', hang: true })
    await add()
    await waitFor(() => expect(backend.record.to('POST', '/class')).toHaveLength(1), { timeout: 10_000 })
    await answer(en('teaching:add.done'), en('teaching:add.next'))
  })
})
