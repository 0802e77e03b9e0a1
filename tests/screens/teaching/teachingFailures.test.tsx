import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../backend/msw.ts'
import { categoryId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { hold } from '../hold.ts'
import { answer, field, fillRequired, press, pressTwice, words, writes } from './teachingForm.ts'
import { open } from './teachingAddSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('failures', () => {
  it('a failed creation is sent again unchanged, without a second upload', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ method: 'POST', path: '/class', status: 409, body: { message: 'You have one like it' } })
    pressTwice(en('teaching:add.submit'))
    expect(await screen.findByRole('alert')).toHaveTextContent('You have one like it')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/class'])
    const [first, second] = backend.record.to('POST', '/class')
    expect(second!.body).toEqual(first!.body)
  })

  it('says at its field that the chosen file can no longer be read', async () => {
    const { backend, user } = await open()
    await fillRequired()
    vi.spyOn(globalThis, 'createImageBitmap').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'))
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() =>
      expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:imageBroken')),
      ),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(writes(backend)).toEqual([])
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
  })

  it('shows the server’s field errors at their fields', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const errors = { title: 'This title is taken', imageUrl: ['The image is too dark'] }
    backend.faults.add({ method: 'POST', path: '/class', status: 422, body: { message: 'Please check', errors } })
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check')
    expect(field(en('teaching:field.title'))).toHaveAccessibleDescription('This title is taken')
    expect(field(en('teaching:field.title'))).toHaveFocus()
    expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(/The image is too dark/)
  })

  it('shows the progress of the upload', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ method: 'POST', path: '/files', hang: true })
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByRole('progressbar', { name: en('teaching:upload.label') })).toBeVisible()
    expect(screen.getByRole('button', { name: en('teaching:add.busy') })).toBeDisabled()
    backend.faults.clear()
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:upload'))
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('keeps the form usable when the categories fail to load', async () => {
    for (let time = 0; time < 2; time += 1)
      server.use(http.get('*/api/category', () => new HttpResponse('oops', { status: 500 }), { once: true }))
    const { backend, user } = await open()
    const again = () => user.click(press(en('common:tryAgain')))
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadCategories'))
    await fillRequired()
    await again()
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadCategories'))
    await again()
    await user.selectOptions(
      field(en('teaching:field.category')),
      await screen.findByRole('option', { name: words('en').chess }),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog')
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({ category: categoryId('Chess') })
  })
})

describe('a creation in flight', () => {
  it('is not sent twice by a person who leaves and comes back, and completes normally', async () => {
    const { backend, user, go, address } = await open()
    await fillRequired()
    const letGo = hold('/class', { before: true })
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('button', { name: en('teaching:add.busy') })
    go('/dashboard')
    await screen.findByRole('heading', {
      level: 1,
      name: en('dashboard:welcome', { role: en('dashboard:role.teacher') }),
    })
    go(-1)
    expect(await screen.findByRole('button', { name: en('teaching:add.busy') })).toBeDisabled()
    expect(field(en('teaching:field.title'))).toHaveValue('Robotics by the river')
    letGo()
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })

  it('is not sent when the check before it ends the session', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ path: '/class/own-classes', status: 401 })
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByRole('heading', { level: 1, name: en('classes:logIn.button') })).toBeVisible()
    expect(backend.record.to('POST', '/class')).toEqual([])
  })

  it('does not wait for a list that never loads', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ path: '/class/own-classes', hang: true })
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() => expect(backend.record.to('POST', '/class')).toHaveLength(1), { timeout: 10_000 })
    await answer(en('teaching:add.done'), en('teaching:add.next'))
  })
})
