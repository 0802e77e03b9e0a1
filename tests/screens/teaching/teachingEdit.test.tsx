import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../backend/msw.ts'
import { accountId, categoryId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { id, openForm, path, pressUpdate, ready, save, sent, teacher } from './teachingEditSteps.ts'
import {
  answer,
  choose,
  chooseCategory,
  field,
  fill,
  openPreview,
  pictureFile,
  press,
  pressTwice,
  writes,
} from './teachingForm.ts'

afterEach(() => vi.unstubAllEnvs())

const title = en('teaching:field.title')
const link = en('teaching:field.link')
const image = en('teaching:field.image')
const startDate = en('teaching:field.startDate')
const category = en('teaching:field.category')
const price = en('teaching:field.price')

describe('editing', () => {
  it.each([
    ['en', 'America/New_York', true],
    ['uz', 'Asia/Tashkent', false],
  ] as const)(
    'sends an untouched form in %s back unchanged in %s (published: %s)',
    async (language, zone, isPublished) => {
      vi.stubEnv('TZ', zone)
      // The second 01:30 of the night the clocks go back in New York, with seconds that the form does not show.
      const app = await openForm(
        { startDate: '2027-11-07T06:30:15.250Z', description: 'two\r\n lines ', price: 12.5, isPublished },
        { language },
      )
      const w = wordsOf(language)
      pressTwice(w('teaching:edit.submit'))
      await answer(w('teaching:edit.done'), w('common:ok'))
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      const { _id, ...stored } = app.stored
      expect(sent(app)).toEqual([{ ...stored, isPublished: String(isPublished), isActive: 'true' }])
      expect(writes(app.backend)).toHaveLength(1)
    },
  )

  it('reads and sends dates in the reader’s time zone', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const app = await openForm({ startDate: '2027-03-13T23:30:00.000Z' })
    expect(field(startDate)).toHaveValue('2027-03-13T18:30')
    expect(field(startDate)).toHaveAccessibleDescription(
      en('teaching:field.startZone', { zone: 'EST. On the class page: 13/03/2027-23:30 UTC' }),
    )
    fill(startDate, '2027-03-14T18:30')
    expect(field(startDate)).toHaveAccessibleDescription(
      en('teaching:field.startZone', { zone: 'EDT. On the class page: 14/03/2027-22:30 UTC' }),
    )
    expect(await save(app)).toMatchObject([{ startDate: '2027-03-14T22:30:00.000Z' }])
  })

  it('says that an emptied date and category are kept, and sends both as they are', async () => {
    const app = await openForm({ startDate: '2027-03-13T23:30:00.000Z' })
    await screen.findByRole('option', { name: 'Chess' })
    fill(startDate, '')
    await app.user.selectOptions(field(category), '')
    expect(field(startDate)).toHaveAccessibleDescription(
      en('teaching:field.startStays', { stamp: '13/03/2027-23:30 UTC' }),
    )
    expect(field(category)).toHaveAccessibleDescription(en('teaching:field.categoryStays'))
    expect(await save(app)).toMatchObject([{ startDate: '2027-03-13T23:30:00.000Z', category: categoryId('Chess') }])
  })

  it('shows a malformed price as unknown until another is typed, and leaves it out', async () => {
    const app = await openForm({ price: '25 USD' as unknown as number })
    const preview = within(openPreview())
    expect(field(price)).toHaveValue('')
    expect(preview.getByText(en('classes:noPrice'))).toBeVisible()
    fill(price, '0')
    expect(preview.getByText(en('classes:free'))).toBeVisible()
    fill(price, '')
    await pressUpdate(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    expect(sent(app)[0]).not.toHaveProperty('price')
  })

  it('sends the changes and uploads a new picture once', async () => {
    const app = await openForm()
    expect(screen.queryByRole('radio', { name: en('classes:type.class') })).toBeNull()
    fill(title, 'Chess, second moves')
    fill(price, '$30')
    fill(link, '  https://meet.example.com/new ')
    await chooseCategory('Robotics')
    await choose(image, pictureFile('board.png'))
    app.backend.faults.add({ method: 'PATCH', path, status: 500, body: '' })
    await pressUpdate(app)
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
    const [first, second] = await save(app)
    expect(writes(app.backend).map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
    expect(second).toEqual(first)
    expect(second).toMatchObject({
      title: 'Chess, second moves',
      price: 30,
      link: 'https://meet.example.com/new',
      category: categoryId('Robotics'),
      teacherId: accountId(teacher),
      imageUrl: expect.stringMatching(/^[0-9a-f]{24}\.png$/) as string,
    })
  })

  it('keeps the stored picture when the new picture is removed', async () => {
    const app = await openForm()
    await choose(image, new File(['GIF89a'], 'a.gif'))
    await waitFor(() => expect(field(image)).toBeInvalid())
    await app.user.click(press(en('teaching:field.imageRemove')))
    await waitFor(() => expect(field(image)).toBeValid())
    expect(await save(app)).toMatchObject([{ imageUrl: 'chess-first-moves.webp' }])
  })

  describe('after the class was changed elsewhere', () => {
    const moved = {
      startDate: '2027-04-02T15:00:00.000Z',
      link: 'https://meet.example.com/other-room',
      description: 'Two\n\nLesson: 2027-04-02, 15:00-15:45 (UTC).',
      isPublished: false,
    }
    const openAndMove = async (typed: Record<string, string>) => {
      const app = await openForm()
      for (const [label, text] of Object.entries(typed)) fill(label, text)
      app.backend.store.listings.replace('class', { ...app.stored, ...moved })
      return app
    }

    it('sends untouched fields as they are now', async () => {
      const app = await openAndMove({ [title]: 'A newer title' })
      expect(await save(app)).toMatchObject([{ ...moved, title: 'A newer title', isPublished: 'false' }])
    })

    it('asks about a field that was changed in both places, and sends nothing or what was typed', async () => {
      const mine = 'https://meet.example.com/mine'
      const app = await openAndMove({ [title]: 'A newer title', [link]: mine })
      await pressUpdate(app)
      const text = await answer(en('teaching:changed.title'), en('teaching:changed.back'))
      expect(text).toContain(`${en('teaching:changed.now', { field: link })}: ${moved.link}`)
      expect(text).toContain(mine)
      expect(text).not.toContain('A newer title')
      await waitFor(() => expect(press(en('teaching:edit.submit'))).toBeEnabled())
      expect(sent(app)).toEqual([])
      expect(field(link)).toHaveValue(mine)
      await pressUpdate(app)
      await answer(en('teaching:changed.title'), en('teaching:changed.yes'))
      await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      const { startDate: start, description } = moved
      expect(sent(app)).toMatchObject([{ startDate: start, description, title: 'A newer title', link: mine }])
    })

    it('saves nothing while the current state cannot be read', async () => {
      const app = await openForm()
      app.backend.faults.add({ method: 'GET', path, status: 500, body: '' })
      await pressUpdate(app)
      expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
      expect(sent(app)).toEqual([])
      expect(await save(app)).toHaveLength(1)
    })
  })

  it('starts from the current data, not from the cache', async () => {
    const app = await openForm()
    fill(title, 'A newer title')
    await save(app)
    await answer(en('teaching:edit.done'), en('common:ok'))
    await app.user.click(await screen.findByRole('link', { name: 'A newer title' }))
    expect(await ready()).toHaveValue('A newer title')
    expect(screen.queryByText(en('teaching:draft.restored'))).toBeNull()
  })

  it('does not redirect a person who left instead of closing the dialog', async () => {
    const app = await openForm()
    await save(app)
    fireEvent.click(screen.getByText(en('teaching:add.title'), { selector: 'a span' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByRole('button', { name: en('teaching:add.submit') })
    await app.user.type(field(title), 'Something else')
    expect(field(title)).toHaveValue('Something else')
    expect(app.address()).toBe('/add-class-group')
  })

  it.each([
    ['that the list does not name', () => HttpResponse.json([]), 0],
    ['when there is no list', () => new HttpResponse('', { status: 500 }), 1],
  ] as const)('keeps a category %s', async (_, list, alerts) => {
    server.use(http.get('*/api/category', list))
    const app = await openForm()
    await waitFor(() => expect(screen.queryAllByText(en('messages:loadCategories'))).toHaveLength(alerts))
    expect(field(category)).toHaveValue(categoryId('Chess'))
    expect(await save(app)).toMatchObject([{ category: categoryId('Chess') }])
  })
})

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
