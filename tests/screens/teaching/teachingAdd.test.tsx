import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { rememberedTeacher } from '@/features/teaching/form/rememberedTeacher.ts'
import { accountId, categoryId } from '../../backend/seed/seed.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { open, openFilled, teacher } from './teachingAddSteps.ts'
import {
  answer,
  choose,
  chooseCategory,
  described,
  field,
  fill,
  fillRequired,
  openPreview,
  press,
  pressTwice,
  publish,
  writes,
} from './teachingForm.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('publishing', () => {
  it('sends exactly the fields of the contract, byte for byte the same in both languages', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const sent = []
    for (const language of ['en', 'uz'] as const) {
      const { backend, user, address, unmount } = await openFilled(language)
      const w = wordsOf(language)
      expect(await screen.findByText('robot.png')).toBeVisible()
      await user.click(screen.getByRole('radio', { name: w('classes:type.group') }))
      fill(w('teaching:field.startDate'), '2027-03-13T18:30')
      await chooseCategory(w('courses:course.chess.name'), language)
      fill(w('teaching:field.price'), '25,50')
      pressTwice(w('teaching:add.submit'))
      await answer(w('teaching:add.done'), w('teaching:add.next'))
      await waitFor(() => expect(address()).toBe('/dashboard'))

      const [upload, create, ...more] = writes(backend)
      expect(more).toEqual([])
      // The file name is not sent.
      const { name } = upload!.body as { name: string }
      expect(name).toMatch(/^[0-9a-f]{32}\.png$/)
      expect(upload).toMatchObject({ method: 'POST', path: '/files', status: 201 })
      expect(upload!.body).toEqual({ name, file: { fileName: name, type: 'image/png', size: 8 } })
      expect(create).toMatchObject({ method: 'POST', path: '/group', status: 201 })
      for (const { headers } of [upload!, create!])
        expect(new Headers(headers).get('authorization')).toMatch(/^Bearer \S+$/)
      sent.push(JSON.stringify(create!.body).replace(/[0-9a-f]{24}\.png/, 'stored.png'))
      unmount()
    }
    expect(sent[0]).toBe(
      JSON.stringify({
        title: 'Robotics by the river',
        description: 'A first robot.',
        imageUrl: 'stored.png',
        startDate: '2027-03-13T23:30:00.000Z',
        category: categoryId('Chess'),
        link: 'https://meet.example.com/robots',
        price: 25.5,
        teacherId: accountId(teacher),
        isPublished: 'true',
      }),
    )
    expect(sent[1]).toBe(sent[0])
  })

  it('sends a title of 10,000 characters, any text and any spaces unchanged', async () => {
    const app = await openFilled()
    const title = ` <b>"${'x'.repeat(9_981)}"</b> \u202Eض 👩‍🚀`
    const description = ' two\n\n\u200Blines '
    fill(en('teaching:field.title'), title)
    expect(await screen.findByText('10,000 characters. Short titles read better on cards.')).toBeVisible()
    fill(en('teaching:field.description'), description)
    expect(await publish(app)).toMatchObject([{ title, description }])
  })

  it('updates the card preview while typing', async () => {
    const { user } = await openFilled('uz')
    const folded = openPreview('uz')
    const preview = within(folded)
    await user.click(screen.getByRole('radio', { name: uz('classes:type.group') }))
    fill(uz('teaching:field.startDate'), '2027-06-01T10:00')
    fill(uz('teaching:field.price'), '1250')
    await chooseCategory('Shaxmat', 'uz')
    expect(preview.getByRole('heading', { name: 'Robotics by the river' })).toBeVisible()
    expect(preview.getByText(uz('classes:type.group'))).toBeVisible()
    expect(preview.getByText('Shaxmat')).toBeVisible()
    expect(preview.getByText('$1,250')).toBeVisible()
    // A malformed price is not shown as free.
    fill(uz('teaching:field.price'), 'abc')
    expect(preview.queryByText('$1,250')).toBeNull()
    expect(preview.queryByText(uz('classes:free'))).toBeNull()
    fill(uz('teaching:field.price'), '0')
    expect(preview.getByText(uz('classes:free'))).toBeVisible()
    expect(preview.getByText(/1-\u2060iyun, 10:00$/)).toBeVisible()
    fill(uz('teaching:teacher.name'), 'Dilnoza Rahimova')
    expect(preview.getByText('Dilnoza Rahimova')).toBeVisible()
    await waitFor(() => expect(folded.querySelector('img')?.src).toMatch(/^blob:/))
  })
})

it('the teacher is a sentence of the description, and is filled in for the next class of the same user', async () => {
  const app = await openFilled()
  await app.user.type(field(en('teaching:teacher.name')), 'Prof. Dilnoza  Rahimova')
  await app.user.type(field(en('teaching:teacher.about')), 'Eight years with beginners')
  expect(await publish(app)).toMatchObject([
    { description: 'A first robot.\n\nTeacher: Prof Dilnoza Rahimova. Eight years with beginners.' },
  ])
  await answer(en('teaching:add.done'), en('teaching:add.next'))
  await waitFor(() => expect(app.address()).toBe('/dashboard'))
  app.go('/add-class-group')
  expect(await screen.findByLabelText(en('teaching:teacher.name'))).toHaveValue('Prof Dilnoza Rahimova')
  expect(field(en('teaching:teacher.about'))).toHaveValue('Eight years with beginners.')
  expect(rememberedTeacher(accountId('rustam@nihol.test'))).toEqual({ teacherName: '', teacherAbout: '' })
})

describe('after publishing', () => {
  it('the dashboard scrolls to the new card, which can be shared with families; the next visit shows it as any other', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {})
    const app = await openFilled()
    await publish(app)
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    const card = (await screen.findByText(en('dashboard:published.new'))).closest('li')!
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('Robotics by the river')
    await waitFor(() => expect(scrolled.mock.contexts).toContain(card))
    const { _id } = app.backend.store.listings
      .ownedBy('class', accountId(teacher))
      .find(({ title }) => title === 'Robotics by the river')!
    const telegram = within(card).getByRole('link', { name: new RegExp(en('classes:share.telegram')) })
    const { searchParams } = new URL(telegram.getAttribute('href')!)
    expect(searchParams.get('url')).toBe(`${location.origin}/lessons?show=class/${_id}`)
    expect(within(card).getByRole('link', { name: new RegExp(en('classes:share.whatsapp')) })).toBeVisible()
    expect(within(card).getByRole('button', { name: en('classes:share.copy') })).toBeVisible()

    app.go('/classes')
    await waitFor(() => expect(screen.queryByText(en('dashboard:published.new'))).toBeNull())
    app.go('/dashboard')
    expect(await screen.findByRole('link', { name: 'Robotics by the river' })).toBeVisible()
    expect(screen.queryByText(en('dashboard:published.new'))).toBeNull()
  })

  it('the dashboard shows that one creation arrived three times', async () => {
    const app = await open()
    const { listings, newId } = app.backend.store
    const add = listings.add
    vi.spyOn(listings, 'add').mockImplementation((type, listing) => {
      for (const _id of [listing._id, newId(), newId()]) add(type, { ...listing, _id })
    })
    await fillRequired()
    expect(await publish(app)).toHaveLength(1)
    await answer(en('teaching:add.done'), en('teaching:add.next'))
    expect(await screen.findByText(en('dashboard:published.copies_other', { count: 3 }))).toBeVisible()
  })
})

describe('access', () => {
  it.each([
    ['aziza@nihol.test', 'en', en('teaching:gate.role')],
    ['admin@nihol.test', 'uz', uz('teaching:gate.role')],
  ] as const)('%s sees that the page is for teachers, and nothing is requested', async (as, language, title) => {
    const { backend, user, address } = await renderApp('/add-class-group', { as, language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
    await user.click(within(screen.getByRole('main')).getByRole('link'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})

const [link, image, startDate] = [en('teaching:field.link'), en('teaching:field.image'), en('teaching:field.startDate')]

describe('validation', () => {
  it('a link is no longer wrong once leaving its field completed it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: en('teaching:add.submit') }))
    await waitFor(() => expect(field(link)).toBeInvalid())
    await user.type(field(link), 'meet.example.com/abc')
    await user.tab()
    await waitFor(() => expect(field(link)).toBeValid())
    expect(field(link)).toHaveValue('https://meet.example.com/abc')
  })

  it('reads a year of two digits as one of this century', async () => {
    const app = await openFilled()
    fill(startDate, '0097-12-02T17:00')
    expect(field(startDate)).toHaveAccessibleDescription(expect.stringContaining('/12/2097-'))
    fireEvent.blur(field(startDate))
    expect(field(startDate)).toHaveValue('2097-12-02T17:00')
    fill(startDate, '0098-12-02T17:00')
    expect(await publish(app)).toMatchObject([{ startDate: expect.stringMatching(/^2098-/) as string }])
  })

  it('asks about a start in the past, once for each date', async () => {
    const app = await openFilled()
    fill(startDate, '2024-12-02T17:00')
    await app.add()
    expect(await answer(en('teaching:past.title'), en('teaching:past.change'))).toContain('2024')
    expect(field(startDate)).toHaveValue('2024-12-02T17:00')
    expect(writes(app.backend)).toEqual([])
    app.backend.faults.add({ method: 'POST', path: '/class', status: 500, body: '' })
    await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
    await app.add()
    await answer(en('teaching:past.title'), en('teaching:past.yes'))
    await screen.findByRole('alert')
    expect(await publish(app)).toHaveLength(2)
  })

  it('takes the link out of a pasted invitation, and sends a typed link without its closing mark', async () => {
    const app = await openFilled()
    await app.user.clear(field(link))
    await app.user.paste('Join Zoom Meeting\nhttps://zoom.us/j/81234567890\n\nPasscode: 123456')
    expect(field(link)).toHaveValue('https://zoom.us/j/81234567890')
    fill(link, '\u200bhttps://zoom.us/j/812 3456 7890>')
    expect(await publish(app)).toMatchObject([{ link: 'https://zoom.us/j/81234567890' }])
  })

  it('rejects a picture of another kind as soon as it is chosen', async () => {
    const { backend, user, add } = await openFilled()
    await choose(image, new File(['GIF89a'], 'a.png', { type: 'image/png' }))
    await described(image, en('messages:imageType'))
    await add()
    await waitFor(() => expect(field(image)).toHaveFocus())
    await described(image, en('messages:imageType'))
    expect(writes(backend)).toEqual([])
    await user.click(press(en('teaching:field.imageRemove')))
    await described(image, en('messages:imageRequired'))
  })

  it('rejects a half-typed date', async () => {
    const { backend, add } = await openFilled()
    // Chromium's state for `03/13/---- --:--`; happy-dom has no half-typed dates.
    Object.defineProperty(field(startDate), 'validity', { value: { badInput: true } })
    await add()
    await described(startDate, en('messages:date'))
    expect(writes(backend)).toEqual([])
  })
})
