import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { described, field, fill, writes } from './teachingForm.ts'
import { open, openForm, pressUpdate, save, teacher } from './teachingEditSteps.ts'

it('a stored link without encryption may stay; another is rejected, and stays in its field', async () => {
  const link = 'http://meet.example.com/old-room'
  const app = await openForm({ link })
  fill(en('teaching:field.link'), 'http://meet.example.com/other-room')
  await pressUpdate(app)
  await described(en('teaching:field.link'), en('messages:httpsLink'))
  expect(field(en('teaching:field.link'))).toBeInvalid()
  expect(field(en('teaching:field.link'))).toHaveValue('http://meet.example.com/other-room')
  expect(writes(app.backend)).toEqual([])
  fill(en('teaching:field.link'), link)
  expect(await save(app)).toMatchObject([{ link }])
})

describe('pages without the form', () => {
  it.each(['/edit/abc/lesson', '/edit/a%2Fb/class'])('%s shows Page not found, without a request', async (address) => {
    const { backend } = await renderApp(address, { as: teacher })
    expect(await screen.findByRole('heading', { level: 1, name: en('common:notFound.title') })).toBeVisible()
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access'])
  })

  it.each([
    ['dilnoza@nihol.test', en('teaching:gate.owner')],
    ['aziza@nihol.test', en('teaching:gate.role')],
    ['admin@nihol.test', en('teaching:gate.role')],
  ])('%s sees: %s', async (as, title) => {
    const { backend } = await open({}, { as })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(writes(backend)).toEqual([])
    expect(backend.record.to('GET', '/category')).toEqual([])
  })
})
