import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { server } from '../../backend/msw.ts'
import { categoryId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { answer, chooseLessons, field, fill, openPreview, press, pressTwice, words, writes } from './teachingForm.ts'
import { open, ready, sent, path } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('editing', () => {
  it.each([
    ['en', 'America/New_York'],
    ['uz', 'Asia/Tashkent'],
  ] as const)('sends an untouched form in %s back unchanged in %s', async (language, zone) => {
    vi.stubEnv('TZ', zone)
    // The second 01:30 of the night the clocks go back in New York, with seconds that the form does not show.
    const app = await open(
      { startDate: '2027-11-07T06:30:15.250Z', description: 'two\r\n lines ', price: 12.5 },
      { language },
    )
    await ready(language)
    pressTwice(words(language).update)
    await answer(wordsOf(language)('teaching:edit.done'), en('common:ok'))
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
    expect(writes(app.backend)).toHaveLength(1)
    const { _id, ...stored } = app.stored
    expect(sent(app)[0]!.body).toEqual({ ...stored, isPublished: 'true', isActive: 'true' })
  })

  it('keeps the published state', async () => {
    const app = await open({ isPublished: false })
    await ready()
    fill(en('teaching:field.title'), 'Chess for beginners')
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    const { _id, ...stored } = app.stored
    expect(sent(app).map(({ body }) => body)).toEqual([
      { ...stored, title: 'Chess for beginners', isPublished: 'false', isActive: 'true' },
    ])
  })

  it('reads and sends dates in the reader’s time zone', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const app = await open({ startDate: '2027-03-13T23:30:00.000Z' })
    await ready()
    expect(field(en('teaching:field.startDate'))).toHaveValue('2027-03-13T18:30')
    expect(field(en('teaching:field.startDate'))).toHaveAccessibleDescription(
      en('teaching:field.startZone', { zone: 'EST. On the class page: 13/03/2027-23:30 UTC' }),
    )
    fill(en('teaching:field.startDate'), '2027-03-14T18:30')
    expect(field(en('teaching:field.startDate'))).toHaveAccessibleDescription(
      en('teaching:field.startZone', { zone: 'EDT. On the class page: 14/03/2027-22:30 UTC' }),
    )
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(app)[0]!.body).toMatchObject({ startDate: '2027-03-14T22:30:00.000Z' })
  })

  it('says that an emptied date and category are kept, and sends both as they are', async () => {
    const app = await open({ startDate: '2027-03-13T23:30:00.000Z' })
    await ready()
    await screen.findByRole('option', { name: 'Chess' })
    fill(en('teaching:field.startDate'), '')
    await app.user.selectOptions(field(en('teaching:field.category')), '')
    expect(field(en('teaching:field.startDate'))).toHaveAccessibleDescription(
      en('teaching:field.startStays', { stamp: '13/03/2027-23:30 UTC' }),
    )
    expect(field(en('teaching:field.category'))).toHaveAccessibleDescription(en('teaching:field.categoryStays'))
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(app)[0]!.body).toMatchObject({
      startDate: '2027-03-13T23:30:00.000Z',
      category: categoryId('Chess'),
    })
  })

  it('keeps a malformed price, and sends a newly typed one', async () => {
    const strange = { price: '25 USD' as unknown as number }
    const app = await open(strange)
    await ready()
    const preview = within(openPreview())
    expect(field(en('teaching:field.price'))).toHaveValue('')
    expect(preview.getByText(en('classes:noPrice'))).toBeVisible()
    await app.user.click(press(en('teaching:edit.submit')))
    await answer(en('teaching:edit.done'), en('common:ok'))
    expect(sent(app)[0]!.body).not.toHaveProperty('price')
    app.unmount()
    const again = await open(strange)
    await ready()
    fill(en('teaching:field.price'), '0')
    expect(within(openPreview()).getByText(en('classes:free'))).toBeVisible()
    await again.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(again)[0]!.body).toMatchObject({ price: 0 })
  })

  describe('after the class was changed elsewhere', () => {
    const moved = {
      startDate: '2027-04-02T15:00:00.000Z',
      link: 'https://meet.example.com/other-room',
      description: 'Two\n\nLesson: 2027-04-02, 15:00-15:45 (UTC).',
      isPublished: false,
    }
    const elsewhere = ({ backend, stored }: Awaited<ReturnType<typeof open>>, change: object) =>
      backend.store.listings.replace('class', { ...stored, ...change })

    it('sends untouched fields as they are now', async () => {
      const app = await open()
      await ready()
      fill(en('teaching:field.title'), 'A newer title')
      elsewhere(app, moved)
      await app.user.click(press(en('teaching:edit.submit')))
      await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      expect(sent(app)[0]!.body).toMatchObject({ ...moved, title: 'A newer title', isPublished: 'false' })
    })

    it.each([
      [en('teaching:changed.back'), 0],
      [en('teaching:changed.yes'), 1],
    ])('asks about a field that was changed in both places: %s', async (reply, count) => {
      const app = await open()
      await ready()
      fill(en('teaching:field.title'), 'A newer title')
      fill(en('teaching:field.link'), 'https://meet.example.com/mine')
      elsewhere(app, moved)
      await app.user.click(press(en('teaching:edit.submit')))
      const text = await answer(en('teaching:changed.title'), reply)
      expect(text).toContain(`${en('teaching:changed.now', { field: en('teaching:field.link') })}: ${moved.link}`)
      expect(text).toContain('https://meet.example.com/mine')
      expect(text).not.toContain('A newer title')
      if (count > 0) await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      else await waitFor(() => expect(press(en('teaching:edit.submit'))).toBeEnabled())
      const { startDate, description } = moved
      expect(sent(app).map(({ body }) => body)).toEqual(
        Array<unknown>(count).fill(
          expect.objectContaining({
            startDate,
            description,
            title: 'A newer title',
            link: 'https://meet.example.com/mine',
          }),
        ),
      )
      expect(field(en('teaching:field.link'))).toHaveValue('https://meet.example.com/mine')
    })

    it('asks about schedules that do not fit together', async () => {
      vi.stubEnv('TZ', 'UTC')
      const plan = (count: string, until: string) =>
        `Two\n\nLessons: ${count}every Fri, 15:00-15:45 (UTC), from 2027-04-02${until}.`
      const app = await open({ startDate: moved.startDate, description: plan('', '') })
      await ready()
      chooseLessons(en('teaching:schedule.ends.count'))
      fill(en('teaching:schedule.count'), '8')
      elsewhere(app, { startDate: moved.startDate, description: plan('', ' until 2027-06-25') })
      await app.user.click(press(en('teaching:edit.submit')))
      const text = await answer(en('teaching:changed.title'), en('teaching:changed.yes'))
      expect(text).toContain(en('teaching:schedule.ends.lastDay'))
      await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      expect(sent(app)[0]!.body).toMatchObject({ description: plan('8, ', '') })
    })

    it('asks about a free day that is no lesson day of the stored weekdays', async () => {
      vi.stubEnv('TZ', 'UTC')
      const plan = (day: string, except = '') =>
        `Two\n\nLessons: 8, every ${day}, 15:00-15:45 (UTC), from 2027-04-02.${except}`
      const app = await open({ startDate: moved.startDate, description: plan('Fri') })
      await ready()
      await app.user.click(press(en('teaching:schedule.freeDays')))
      await app.user.click(screen.getByRole('checkbox', { name: 'Fri 9 April 2027' }))
      elsewhere(app, { startDate: moved.startDate, description: plan('Sat') })
      await app.user.click(press(en('teaching:edit.submit')))
      const text = await answer(en('teaching:changed.title'), en('teaching:changed.yes'))
      expect(text).toContain(
        `${en('teaching:changed.yours', { field: en('teaching:schedule.freeDays') })}: April 9, 2027`,
      )
      await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      expect(sent(app)[0]!.body).toMatchObject({ description: plan('Fri', ' Except 2027-04-09.') })
    })

    it('saves nothing while the current state cannot be read', async () => {
      const app = await open()
      await ready()
      fill(en('teaching:field.title'), 'A newer title')
      app.backend.faults.add({ method: 'GET', path, status: 500, body: '' })
      await app.user.click(press(en('teaching:edit.submit')))
      expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
      expect(sent(app)).toEqual([])
      await app.user.click(press(en('teaching:edit.submit')))
      await screen.findByRole('dialog', { name: en('teaching:edit.done') })
      expect(sent(app)).toHaveLength(1)
    })
  })

  it('sends no picture for a class that has none', async () => {
    const app = await open({ imageUrl: '' })
    await ready()
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(app)[0]!.body).not.toHaveProperty('imageUrl')
  })

  it('starts from the current data, not from the cache', async () => {
    const app = await open()
    await ready()
    fill(en('teaching:field.title'), 'A newer title')
    await app.user.click(press(en('teaching:edit.submit')))
    await answer(en('teaching:edit.done'), en('common:ok'))
    await app.user.click(await screen.findByRole('link', { name: 'A newer title' }))
    await ready()
    expect(field(en('teaching:field.title'))).toHaveValue('A newer title')
    expect(screen.queryByText(en('teaching:draft.restored'))).toBeNull()
  })

  it('does not redirect a person who left instead of closing the dialog', async () => {
    const app = await open()
    await ready()
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    fireEvent.click(screen.getByText(en('teaching:add.title'), { selector: 'a span' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByRole('button', { name: en('teaching:add.submit') })
    await app.user.type(field(en('teaching:field.title')), 'Something else')
    expect(field(en('teaching:field.title'))).toHaveValue('Something else')
    expect(app.address()).toBe('/add-class-group')
  })

  it.each([
    ['that the list does not name', () => HttpResponse.json([]), 0],
    ['when there is no list', () => new HttpResponse('', { status: 500 }), 1],
  ] as const)('keeps a category %s', async (_, list, alerts) => {
    server.use(http.get('*/api/category', list))
    const app = await open()
    await ready()
    await waitFor(() => expect(screen.queryAllByText(en('messages:loadCategories'))).toHaveLength(alerts))
    expect(field(en('teaching:field.category'))).toHaveValue(categoryId('Chess'))
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog')
    expect(sent(app)[0]!.body).toMatchObject({ category: categoryId('Chess') })
  })
})
