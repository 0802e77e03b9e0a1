import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { i18n } from '@/i18n/i18n.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { answer, choose, field, fill, fillRequired, pictureFile, press, words, writes } from './teachingForm.ts'

const teacher = 'rustam@nihol.test'
const id = listingId('class', 'chess-first-moves')
const note = en('teaching:draft.restored')

const toDashboard = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getAllByRole('link', { name: en('dashboard:sidebar.goToDashboard') })[0]!)
  await screen.findByRole('heading', {
    level: 1,
    name: en('dashboard:welcome', { role: en('dashboard:role.teacher') }),
  })
}
const toForm = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getAllByRole('link', { name: en('teaching:add.title') })[0]!)
  await screen.findByLabelText(en('teaching:field.title'))
}

describe('a draft', () => {
  it('is restored after leaving, without the file', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    await user.click(screen.getByRole('radio', { name: en('classes:type.group') }))
    fill(en('teaching:field.startDate'), '2027-03-13T18:30')
    await user.selectOptions(field(en('teaching:field.category')), await screen.findByRole('option', { name: 'Chess' }))
    await toDashboard(user)
    await toForm(user)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByText(en('teaching:draft.imageLost'))).toBeVisible()
    expect(field(en('teaching:field.title'))).toHaveValue('Robotics by the river')
    expect(field(en('teaching:field.startDate'))).toHaveValue('2027-03-13T18:30')
    expect(field(en('teaching:field.category'))).toHaveDisplayValue('Chess')
    expect(screen.getByRole('radio', { name: en('classes:type.group') })).toBeChecked()
  })

  it('asks for the picture again only if one was chosen', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText(en('teaching:field.title'))
    fill(en('teaching:field.title'), 'Robotics by the river')
    await toDashboard(user)
    await toForm(user)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull()
    await toDashboard(user)
    const toEdit = async () => {
      await user.click(await screen.findByRole('link', { name: 'Chess from the very first move' }))
      await screen.findByLabelText(en('teaching:field.title'))
    }
    await toEdit()
    await choose(en('teaching:field.image'), pictureFile())
    await toDashboard(user)
    await toEdit()
    expect(screen.getByText(en('teaching:draft.imageLost'))).toBeVisible()
    await choose(en('teaching:field.image'), pictureFile())
    await waitFor(() => expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull())
  })

  it('is removed for good by Discard', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText(en('teaching:field.title'))
    await user.click(screen.getByRole('radio', { name: en('classes:type.group') }))
    fill(en('teaching:field.title'), 'Robotics by the river')
    await toDashboard(user)
    await toForm(user)
    await user.click(press(en('teaching:draft.discard')))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(field(en('teaching:field.title'))).toHaveValue('')
    expect(field(en('teaching:field.title'))).toHaveFocus()
    expect(screen.getByRole('radio', { name: en('classes:type.class') })).toBeChecked()
    await toDashboard(user)
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    expect(field(en('teaching:field.title'))).toHaveValue('')
  })

  it('does not exist when nothing was typed or the form was sent', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText(en('teaching:field.title'))
    await toDashboard(user)
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    await fillRequired()
    await user.click(press(en('teaching:add.submit')))
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    await screen.findByRole('heading', {
      level: 1,
      name: en('dashboard:welcome', { role: en('dashboard:role.teacher') }),
    })
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    expect(field(en('teaching:field.title'))).toHaveValue('')
  })

  it('survives a session that ends while saving, with the uploaded picture', async () => {
    const { backend, user, address } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.price'), '25,50')
    backend.faults.add({ method: 'POST', path: '/class', status: 401, body: { message: 'Token expired' } })
    await user.click(press(en('teaching:add.submit')))
    expect(await screen.findByText(en('messages:sessionEnded'))).toBeVisible()
    expect(address()).toBe('/login?next=%2Fadd-class-group')
    expect(screen.queryByRole('dialog')).toBeNull()
    const logIn = within(screen.getByRole('main'))
    await user.type(logIn.getByLabelText(en('account:email')), teacher)
    await user.type(logIn.getByLabelText(en('account:password')), password)
    await user.click(logIn.getByRole('button', { name: en('classes:logIn.button') }))
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull()
    expect(field(en('teaching:field.title'))).toHaveValue('Robotics by the river')
    expect(field(en('teaching:field.price'))).toHaveValue('25,50')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/user/login', '/class'])
  })

  it('is kept separately for each listing, and leaves untouched fields as loaded', async () => {
    const { backend, user } = await renderApp(`/edit/${id}/class`, { as: teacher })
    const { startDate, title } = backend.store.listings.byId('class', id)!
    await screen.findByLabelText(en('teaching:field.title'))
    fill(en('teaching:field.description'), 'A better text')
    await toDashboard(user)
    await toForm(user)
    expect(field(en('teaching:field.description'))).toHaveValue('')
    await toDashboard(user)
    await user.click(await screen.findByRole('link', { name: title }))
    expect(await screen.findByText(note)).toBeVisible()
    expect(field(en('teaching:field.description'))).toHaveValue('A better text')
    await user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(backend.record.to('PATCH', `/class/${id}`)[0]!.body).toMatchObject({
      title,
      startDate,
      description: 'A better text',
    })
    expect(sessionStorage.getItem(`draft:listing:class/${id}`)).toBeNull()
  })

  it('contains only what was typed: changes made elsewhere are kept', async () => {
    const { backend, user } = await renderApp(`/edit/${id}/class`, { as: teacher })
    const before = backend.store.listings.byId('class', id)!
    await screen.findByLabelText(en('teaching:field.title'))
    fill(en('teaching:field.title'), 'Chess for everybody')
    await toDashboard(user)
    const moved = { price: 99, link: 'https://meet.example.com/another-room', startDate: '2027-05-01T15:00:00.000Z' }
    backend.store.listings.replace('class', { ...before, ...moved })
    await user.click(await screen.findByRole('link', { name: before.title }))
    expect(await screen.findByText(note)).toBeVisible()
    await user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(backend.record.to('PATCH', `/class/${id}`)[0]!.body).toMatchObject({
      ...moved,
      title: 'Chess for everybody',
    })
  })

  it('asks before it replaces a field that was changed elsewhere since it was typed', async () => {
    const { backend, user } = await renderApp(`/edit/${id}/class`, { as: teacher })
    const before = backend.store.listings.byId('class', id)!
    await screen.findByLabelText(en('teaching:field.title'))
    fill(en('teaching:field.price'), '77')
    await toDashboard(user)
    backend.store.listings.replace('class', { ...before, price: 99 })
    await user.click(await screen.findByRole('link', { name: before.title }))
    expect(await screen.findByText(note)).toBeVisible()
    // The new title joins the same draft.
    fill(en('teaching:field.title'), 'Chess for everybody')
    await user.click(press(en('teaching:edit.submit')))
    const text = await answer(en('teaching:changed.title'), en('teaching:changed.yes'))
    expect(text).toContain('$99')
    expect(text).toContain('$77')
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(backend.record.to('PATCH', `/class/${id}`)[0]!.body).toMatchObject({ price: 77 })
  })

  it('is kept when the language changes', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.price'), 'twenty')
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() =>
      expect(field(en('teaching:field.price'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:price')),
      ),
    )
    await user.click(screen.getByRole('button', { name: /UZ|Oʻzbekcha/ }))
    await waitFor(() =>
      expect(field(words('uz').price)).toHaveAccessibleDescription(expect.stringContaining(uz('messages:price'))),
    )
    expect(field(words('uz').title)).toHaveValue('Robotics by the river')
    expect(i18n.language).toBe('uz')
  })
})
