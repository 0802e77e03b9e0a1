import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { logIn } from '../account/sessionSteps.ts'
import { renderApp } from '../renderApp.tsx'
import {
  answer,
  atDashboard,
  choose,
  chooseCategory,
  chooseLessons,
  described,
  field,
  fill,
  fillRequired,
  pictureFile,
  press,
  publish,
  writes,
  type App,
} from './teachingForm.ts'
import { openForm, pressUpdate, ready, revisit, save, sent, teacher, toDashboard, toForm } from './teachingEditSteps.ts'

const note = en('teaching:draft.restored')
const title = en('teaching:field.title')
const price = en('teaching:field.price')
const image = en('teaching:field.image')

const open = () => renderApp('/add-class-group', { as: teacher })
/** Goes to the form of the stored class by the dashboard. */
const toEdit = async (app: App) => {
  await toDashboard(app)
  await app.user.click(await screen.findByRole('link', { name: 'Chess from the very first move' }))
  await ready()
}

describe('a draft', () => {
  it('is restored after leaving, without the file', async () => {
    const app = await open()
    await fillRequired()
    chooseLessons(en('classes:type.group'))
    fill(en('teaching:field.startDate'), '2027-03-13T18:30')
    await chooseCategory('Chess')
    await revisit(app)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.getByText(en('teaching:draft.imageLost'))).toBeVisible()
    expect(field(title)).toHaveValue('Robotics by the river')
    expect(field(en('teaching:field.startDate'))).toHaveValue('2027-03-13T18:30')
    expect(field(en('teaching:field.category'))).toHaveDisplayValue('Chess')
    expect(screen.getByRole('radio', { name: en('classes:type.group') })).toBeChecked()
  })

  it('asks for the picture again only if a picture was chosen', async () => {
    const app = await openForm()
    fill(title, 'Chess for everybody')
    await toEdit(app)
    expect(screen.getByText(note)).toBeVisible()
    expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull()
    await choose(image, pictureFile())
    await toEdit(app)
    expect(screen.getByText(en('teaching:draft.imageLost'))).toBeVisible()
    await choose(image, pictureFile())
    await waitFor(() => expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull())
  })

  it('is removed for good by Discard', async () => {
    const app = await open()
    await ready()
    chooseLessons(en('classes:type.group'))
    fill(title, 'Robotics by the river')
    await revisit(app)
    await app.user.click(press(en('teaching:draft.discard')))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
    expect(screen.queryByText(note)).toBeNull()
    expect(field(title)).toHaveValue('')
    expect(field(title)).toHaveFocus()
    expect(screen.getByRole('radio', { name: en('classes:type.class') })).toBeChecked()
    await revisit(app)
    expect(screen.queryByText(note)).toBeNull()
    expect(field(title)).toHaveValue('')
  })

  it('does not exist when nothing was typed or the form was sent', async () => {
    const app = await open()
    await ready()
    await revisit(app)
    expect(screen.queryByText(note)).toBeNull()
    await fillRequired()
    await publish(app)
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    await atDashboard()
    await toForm(app)
    expect(screen.queryByText(note)).toBeNull()
    expect(field(title)).toHaveValue('')
  })

  it('survives a session that ends while saving, with the uploaded picture', async () => {
    const app = await open()
    await fillRequired()
    fill(price, '25,50')
    app.backend.faults.add({ method: 'POST', path: '/class', status: 401, body: { message: 'Token expired' } })
    await app.user.click(press(en('teaching:add.submit')))
    expect(await screen.findByText(en('messages:sessionEnded'))).toBeVisible()
    expect(app.address()).toBe('/login?next=%2Fadd-class-group')
    expect(screen.queryByRole('dialog')).toBeNull()
    await logIn(app.user, teacher)
    expect(await screen.findByText(note)).toBeVisible()
    expect(screen.queryByText(en('teaching:draft.imageLost'))).toBeNull()
    expect(field(title)).toHaveValue('Robotics by the river')
    expect(field(price)).toHaveValue('25,50')
    await publish(app)
    expect(writes(app.backend).map(({ path }) => path)).toEqual(['/files', '/class', '/user/login', '/class'])
  })

  it('is kept separately for each listing until it is sent', async () => {
    const app = await openForm()
    fill(en('teaching:field.description'), 'A better text')
    await revisit(app)
    expect(field(en('teaching:field.description'))).toHaveValue('')
    await toEdit(app)
    expect(field(en('teaching:field.description'))).toHaveValue('A better text')
    await save(app)
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:listing:class/'))).toEqual([])
  })

  it('contains only what was typed: changes made elsewhere are kept, or asked about if they are of the same field', async () => {
    const app = await openForm()
    fill(price, '77')
    const moved = { link: 'https://meet.example.com/another-room', startDate: '2027-05-01T15:00:00.000Z' }
    app.backend.store.listings.replace('class', { ...app.stored, ...moved, price: 99 })
    await toEdit(app)
    expect(screen.getByText(note)).toBeVisible()
    // The new title joins the same draft.
    fill(title, 'Chess for everybody')
    await pressUpdate(app)
    const text = await answer(en('teaching:changed.title'), en('teaching:changed.yes'))
    expect(text).toContain('$99')
    expect(text).toContain('$77')
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(app)).toMatchObject([{ ...moved, title: 'Chess for everybody', price: 77 }])
  })

  it('is kept when the language changes', async () => {
    const { user } = await open()
    await fillRequired()
    fill(price, 'twenty')
    await user.click(press(en('teaching:add.submit')))
    await described(price, en('messages:price'))
    await user.click(screen.getByRole('button', { name: /UZ|Oʻzbekcha/ }))
    expect(await ready('uz')).toHaveValue('Robotics by the river')
    await described(uz('teaching:field.price'), uz('messages:price'))
  })
})
