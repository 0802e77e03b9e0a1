import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { i18n } from '@/i18n/i18n.ts'
import { listingId, password } from '../backend/seed.ts'
import { renderApp } from './renderApp.tsx'
import { answer, choose, field, fill, fillRequired, pictureFile, press, words, writes } from './teachingForm.ts'

const teacher = 'rustam@nihol.test'
const id = listingId('class', 'chess-first-moves')
const note = 'Your unsaved text was restored'

const toDashboard = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getByRole('link', { name: 'Go to dashboard' }))
  await screen.findByRole('heading', { level: 1, name: /Welcome Back/ })
}
const toForm = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getAllByRole('link', { name: 'Add Class and Group' })[0]!)
  await screen.findByLabelText('Title')
}

// Each walks over several pages, the dashboard with all its cards among them.

describe('what is typed', () => {
  it('is there again after leaving, without the file', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    await user.click(screen.getByRole('radio', { name: 'Group' }))
    fill('Start date', '2027-03-13T18:30')
    await user.selectOptions(field('Category'), await screen.findByRole('option', { name: 'Chess' }))
    await toDashboard(user)
    await toForm(user)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByText('Please choose the image again.')).toBeVisible()
    expect(field('Title')).toHaveValue('Robotics by the river')
    expect(field('Start date')).toHaveValue('2027-03-13T18:30')
    expect(field('Category')).toHaveDisplayValue('Chess')
    expect(screen.getByRole('radio', { name: 'Group' })).toBeChecked()
  })

  it('asks for no picture again where none was chosen, and for the new one of a class that has one', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText('Title')
    fill('Title', 'Robotics by the river')
    await toDashboard(user)
    await toForm(user)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.queryByText('Please choose the image again.')).toBeNull()
    await toDashboard(user)
    const toEdit = async () => {
      await user.click(await screen.findByRole('link', { name: 'Chess from the very first move' }))
      await screen.findByLabelText('Title')
    }
    await toEdit()
    await choose('Image', pictureFile())
    await toDashboard(user)
    await toEdit()
    expect(screen.getByText('Please choose the image again.')).toBeVisible()
    await choose('Image', pictureFile())
    await waitFor(() => expect(screen.queryByText('Please choose the image again.')).toBeNull())
  })

  it('is gone for good when it is discarded', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText('Title')
    await user.click(screen.getByRole('radio', { name: 'Group' }))
    fill('Title', 'Robotics by the river')
    await toDashboard(user)
    await toForm(user)
    await user.click(press('Discard'))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(field('Title')).toHaveValue('')
    expect(field('Title')).toHaveFocus()
    expect(screen.getByRole('radio', { name: 'Class' })).toBeChecked()
    await toDashboard(user)
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    expect(field('Title')).toHaveValue('')
  })

  it('is no draft when nothing was typed or it was sent', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await screen.findByLabelText('Title')
    await toDashboard(user)
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    await fillRequired()
    await user.click(press('Add'))
    await answer('Successfully Created', 'OK')
    await screen.findByRole('heading', { level: 1, name: /Welcome Back/ })
    await toForm(user)
    expect(screen.queryByText(note)).toBeNull()
    expect(field('Title')).toHaveValue('')
  })

  it('outlives a session that ends in mid-save, with the picture that was uploaded', async () => {
    const { backend, user, address } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill('Price', '25,50')
    backend.faults.add({ method: 'POST', path: '/class', status: 401, body: { message: 'Token expired' } })
    await user.click(press('Add'))
    expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeVisible()
    expect(address()).toBe('/login?next=%2Fadd-class-group')
    expect(screen.queryByRole('dialog')).toBeNull()
    const logIn = within(screen.getByRole('main'))
    await user.type(logIn.getByLabelText('Email'), teacher)
    await user.type(logIn.getByLabelText('Password'), password)
    await user.click(logIn.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.queryByText('Please choose the image again.')).toBeNull()
    expect(field('Title')).toHaveValue('Robotics by the river')
    expect(field('Price')).toHaveValue('25,50')
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/user/login', '/class'])
  })

  it('is kept for each listing by itself, untouched fields as they came', async () => {
    const { backend, user } = await renderApp(`/edit/${id}/class`, { as: teacher })
    const { startDate, title } = backend.store.listings.byId('class', id)!
    await screen.findByLabelText('Title')
    fill('Description', 'A better text')
    await toDashboard(user)
    await toForm(user)
    expect(field('Description')).toHaveValue('')
    await toDashboard(user)
    await user.click(await screen.findByRole('link', { name: title }))
    expect(await screen.findByText(note)).toBeVisible()
    expect(field('Description')).toHaveValue('A better text')
    await user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(backend.record.to('PATCH', `/class/${id}`)[0]!.body).toMatchObject({ title, startDate, description: 'A better text' })
    expect(sessionStorage.getItem(`draft:listing:class:${id}`)).toBeNull()
  })

  it('holds what was typed and nothing else: what changed elsewhere meanwhile stays changed', async () => {
    const { backend, user } = await renderApp(`/edit/${id}/class`, { as: teacher })
    const before = backend.store.listings.byId('class', id)!
    await screen.findByLabelText('Title')
    fill('Title', 'Chess for everybody')
    await toDashboard(user)
    const moved = { price: 99, link: 'https://meet.example.com/another-room', startDate: '2027-05-01T15:00:00.000Z' }
    backend.store.listings.replace('class', { ...before, ...moved })
    await user.click(await screen.findByRole('link', { name: before.title }))
    expect(await screen.findByText(note)).toBeVisible()
    await user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(backend.record.to('PATCH', `/class/${id}`)[0]!.body).toMatchObject({ ...moved, title: 'Chess for everybody' })
  })

  it('stays when the language changes', async () => {
    const { user } = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill('Price', 'twenty')
    await user.click(press('Add'))
    await waitFor(() => expect(field('Price')).toHaveAccessibleDescription(/Enter a price like/))
    await user.click(screen.getByRole('button', { name: /UZ|Oʻzbekcha/ }))
    await waitFor(() => expect(field(words.uz.price)).toHaveAccessibleDescription(/Narxni 25 yoki 25.50 koʻrinishida kiriting/))
    expect(field(words.uz.title)).toHaveValue('Robotics by the river')
    expect(i18n.language).toBe('uz')
  })
})
