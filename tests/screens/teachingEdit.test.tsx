import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@/i18n/language.ts'
import type { Listing } from '../backend/listingTable.ts'
import { server } from '../backend/msw.ts'
import { accountId, categoryId, listingId } from '../backend/seed.ts'
import { sentinels, sentinelTeacher, type SentinelName } from '../backend/sentinels.ts'
import { renderApp } from './renderApp.tsx'
import { answer, choose, field, fill, pictureFile, press, pressTwice, words, writes } from './teachingForm.ts'

const teacher = 'rustam@nihol.test'
const id = listingId('class', 'chess-first-moves')
const path = `/class/${id}`

// Some walk on to the dashboard with all its cards.
afterEach(() => vi.unstubAllEnvs())

/** The edit form of a listing of the seed, with some of its fields changed before it is read. */
async function open(change: Partial<Listing> = {}, { language = 'en', as = teacher }: { language?: Language; as?: string } = {}) {
  const app = await renderApp(`/edit/${id}/class`, { as, language })
  const stored = { ...app.backend.store.listings.byId('class', id)!, ...change }
  app.backend.store.listings.replace('class', stored)
  return { ...app, stored }
}
const ready = (language: Language = 'en') => screen.findByLabelText(words[language].title)
const sent = ({ backend }: Awaited<ReturnType<typeof open>>) => backend.record.to('PATCH', path)

describe('changing', () => {
  it.each(['America/New_York', 'Asia/Tashkent', 'UTC'])('sends an untouched form back exactly as it came, in %s, the same bytes in both languages', async (zone) => {
    vi.stubEnv('TZ', zone)
    const bytes = []
    for (const language of ['en', 'uz'] as const) {
      // The second 01:30 of the night the clocks go back in New York, with seconds that the form does not show.
      const app = await open({ startDate: '2027-11-07T06:30:15.250Z', description: 'two\r\n lines ', price: 12.5 }, { language })
      await ready(language)
      pressTwice(words[language].update)
      await answer(language === 'en' ? 'Successfully Updated' : 'Muvaffaqiyatli yangilandi', 'OK')
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      expect(writes(app.backend)).toHaveLength(1)
      const { _id, ...stored } = app.stored
      expect(sent(app)[0]!.body).toEqual({ ...stored, isPublished: 'true', isActive: 'true' })
      bytes.push(JSON.stringify(sent(app)[0]!.body))
      app.unmount()
    }
    expect(bytes[1]).toBe(bytes[0])
  })

  it.each([
    ['the text "false"', 'false', 'false'],
    ['false', false, 'false'],
    ['0', 0, '0'],
    ['the text "true"', 'true', 'true'],
    ['nothing', undefined, 'true'],
    ['null', null, 'true'],
  ])('keeps the published state of a listing that holds %s', async (_, held, wanted) => {
    const app = await open({ isPublished: held as unknown as boolean })
    app.backend.faults.add({ method: 'PATCH', path, status: 200 }) // the stand-in takes "true" and "false" only
    await ready()
    fill('Title', 'Chess for beginners')
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    const { _id, ...stored } = app.stored
    expect(sent(app).map(({ body }) => body)).toEqual([{ ...stored, title: 'Chess for beginners', isPublished: wanted, isActive: 'true' }])
  })

  it('reads and sends another date in the zone of the reader', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const app = await open({ startDate: '2027-03-13T23:30:00.000Z' })
    await ready()
    expect(field('Start date')).toHaveValue('2027-03-13T18:30')
    expect(field('Start date')).toHaveAccessibleDescription('In your time zone: EST. On the card: 13/03/2027-23:30 UTC')
    fill('Start date', '2027-03-14T18:30')
    expect(field('Start date')).toHaveAccessibleDescription('In your time zone: EDT. On the card: 14/03/2027-22:30 UTC')
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(sent(app)[0]!.body).toMatchObject({ startDate: '2027-03-14T22:30:00.000Z' })
  })

  it('says that a date and a category stay when they are emptied, and leaves them out', async () => {
    const app = await open({ startDate: '2027-03-13T23:30:00.000Z' })
    await ready()
    await screen.findByRole('option', { name: 'Chess' })
    fill('Start date', '')
    await app.user.selectOptions(field('Category'), '')
    expect(field('Start date')).toHaveAccessibleDescription('A date that was set can be changed but not removed. It stays 13/03/2027-23:30 UTC')
    expect(field('Category')).toHaveAccessibleDescription('A category that was set can be changed but not removed. It stays as it was.')
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(Object.keys(sent(app)[0]!.body as object)).toEqual(['title', 'description', 'imageUrl', 'link', 'price', 'teacherId', 'isPublished', 'isActive'])
  })

  it('leaves a price that cannot be read as it is, and sends the one that is typed', async () => {
    const strange = { price: '25 USD' as unknown as number }
    const app = await open(strange)
    await ready()
    const preview = within(screen.getByRole('region', { name: 'Preview' }))
    expect(field('Price')).toHaveValue('')
    expect(preview.getByText('Price to be announced')).toBeVisible()
    await app.user.click(press('Update'))
    await answer('Successfully Updated', 'OK')
    expect(sent(app)[0]!.body).not.toHaveProperty('price')
    app.unmount()
    const again = await open(strange)
    await ready()
    fill('Price', '0')
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Free')).toBeVisible()
    await again.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(sent(again)[0]!.body).toMatchObject({ price: 0 })
  })

  it('sends what was changed, with a new picture uploaded once', async () => {
    const app = await open()
    await ready()
    expect(screen.getByRole('radio', { name: 'Class' })).toBeChecked()
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled()
    fill('Title', 'Chess, second moves')
    fill('Price', '$30')
    fill('Link', '  https://meet.example.com/new ')
    await app.user.selectOptions(field('Category'), await screen.findByRole('option', { name: 'Robotics' }))
    await choose('Image', pictureFile('board.png'))
    app.backend.faults.add({ method: 'PATCH', path, status: 500, body: '' })
    await app.user.click(press('Update'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(writes(app.backend).map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
    const [first, second] = sent(app)
    expect(second!.body).toEqual(first!.body)
    expect(second!.body).toMatchObject({ title: 'Chess, second moves', price: 30, link: 'https://meet.example.com/new', category: categoryId('Robotics'), teacherId: accountId(teacher) })
    expect((second!.body as Listing).imageUrl).toMatch(/^[0-9a-f]{24}\.png$/)
  })

  it('keeps the stored picture when the new one is taken back', async () => {
    const app = await open()
    await ready()
    await choose('Image', new File(['GIF89a'], 'a.gif'))
    await waitFor(() => expect(field('Image')).toBeInvalid())
    await app.user.click(press('Remove this file'))
    await waitFor(() => expect(field('Image')).toBeValid())
    await app.user.click(press('Update'))
    await screen.findByRole('dialog')
    expect(sent(app)[0]!.body).toMatchObject({ imageUrl: 'chess-first-moves.webp' })
  })

  it('starts from what is stored now, not from what was read before', async () => {
    const app = await open()
    await ready()
    fill('Title', 'A newer title')
    await app.user.click(press('Update'))
    await answer('Successfully Updated', 'OK')
    await app.user.click(await screen.findByRole('link', { name: 'A newer title' }))
    await ready()
    expect(field('Title')).toHaveValue('A newer title')
    expect(screen.queryByText('Your unsaved text was restored')).toBeNull()
  })

  it('leads nobody to the dashboard who went elsewhere instead of closing the dialog', async () => {
    const app = await open()
    await ready()
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    fireEvent.click(screen.getByText('Add Class and Group', { selector: 'a' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findByRole('button', { name: 'Add' })
    await app.user.type(field('Title'), 'Something else')
    expect(field('Title')).toHaveValue('Something else')
    expect(app.address()).toBe('/add-class-group')
  })

  it.each([
    ['that the list does not name', () => HttpResponse.json([]), 0],
    ['when there is no list', () => new HttpResponse('', { status: 500 }), 1],
  ] as const)('keeps a category %s', async (_, list, alerts) => {
    server.use(http.get('*/api/category', list))
    const app = await open()
    await ready()
    await waitFor(() => expect(screen.queryAllByText('Failed to load category details.')).toHaveLength(alerts))
    expect(field('Category')).toHaveValue(categoryId('Chess'))
    await app.user.click(press('Update'))
    await screen.findByRole('dialog')
    expect(sent(app)[0]!.body).toMatchObject({ category: categoryId('Chess') })
  })
})

describe('old and hostile listings', () => {
  const openSentinel = async (name: SentinelName) => {
    const { type, _id } = sentinels[name]
    const app = await renderApp(`/edit/${_id}/${type}`, { as: sentinelTeacher, sentinels: true })
    await ready()
    return { ...app, sent: () => app.backend.record.to('PATCH', `/${type}/${_id}`).map(({ body }) => body as Listing) }
  }

  it.each<[SentinelName, Partial<Listing>]>([
    ['httpLink', { link: 'http://meet.example.com/old-room' }],
    ['textPrice', { price: 25 }],
    ['nullPrice', { price: 0 }],
    ['hugePrice', { price: 1e15 }],
    ['markup', { title: '<script>alert("sentinel")</script>' }],
    ['rightToLeft', { title: 'درس تجريبي \u202Eabc\u202C ١٢٣' }],
    ['escapingImage', { imageUrl: '../../user/login/access' }],
    ['pictureHttps', { imageUrl: 'https://cdn.example.com/tracker.png' }],
    ['pictureSlash', { imageUrl: '/sentinel.png' }],
    ['pictureData', { imageUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>' }],
    ['pastDate', { startDate: '1999-12-31T23:59:00.000Z' }],
  ])('%s goes back as it came', async (name, expected) => {
    const { user, sent: patches } = await openSentinel(name)
    await user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(patches()).toEqual([expect.objectContaining(expected)])
  })

  it('leaves out a date that is none', async () => {
    const { user, sent: patches } = await openSentinel('badDate')
    await user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(patches()[0]).not.toHaveProperty('startDate')
  })

  it.each<[SentinelName, string, string]>([
    ['javascriptLink', 'Link', 'The link must start with https://'],
    ['dataLink', 'Link', 'The link must start with https://'],
    ['relativeLink', 'Link', 'The link must start with https://'],
    ['credentialsLink', 'Link', 'Use a link without a user name or password in it'],
    ['noLink', 'Link', 'This field is required'],
    ['emptyTexts', 'Title', 'This field is required'],
    ['nullTexts', 'Description', 'This field is required'],
  ])('%s has to be mended first', async (name, label, message) => {
    const { backend, user } = await openSentinel(name)
    await user.click(press('Update'))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(writes(backend)).toEqual([])
  })

  it('a link into the teacher’s own network may stay but not be typed anew', async () => {
    const link = 'https://192.168.1.20/room'
    const app = await open({ link })
    await ready()
    fill('Link', 'https://192.168.1.21/room')
    await app.user.click(press('Update'))
    await waitFor(() => expect(field('Link')).toHaveAccessibleDescription(/This address works only on your own device or network/))
    expect(writes(app.backend)).toEqual([])
    fill('Link', link)
    fill('Title', 'Chess, second moves')
    await app.user.click(press('Update'))
    await screen.findByRole('dialog', { name: 'Successfully Updated' })
    expect(sent(app)[0]!.body).toMatchObject({ title: 'Chess, second moves', link })
  })

  it('an http link may stay but not be typed anew', async () => {
    const { backend, user } = await openSentinel('httpLink')
    fill('Link', 'http://meet.example.com/other-room')
    await user.click(press('Update'))
    await waitFor(() => expect(field('Link')).toHaveAccessibleDescription(/The link must start with https/))
    expect(writes(backend)).toEqual([])
  })
})

describe('what stands there instead of the form', () => {
  it.each(['/edit/abc/lesson', '/edit/__proto__/x', '/edit/..%2F..%2Fuser/class', '/edit/a.b/group', '/edit/a%2Fb/class'])('%s is no page, and asks nothing', async (address) => {
    const { backend } = await renderApp(address, { as: teacher })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access'])
  })

  it.each([
    ['dilnoza@nihol.test', 'This one is for its teacher'],
    ['aziza@nihol.test', 'This page is for teachers'],
    ['admin@nihol.test', 'This page is for teachers'],
  ])('%s reads: %s', async (as, title) => {
    const { backend } = await open({}, { as })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(writes(backend)).toEqual([])
    expect(backend.record.to('GET', '/category')).toEqual([])
  })

  it.each([
    ['en', 'This class or group no longer exists'],
    ['uz', 'Bu dars yoki guruh endi mavjud emas'],
  ] as const)('a deleted one says so in %s', async (language, title) => {
    await renderApp('/edit/000000000000000000000000/group', { as: teacher, language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  })

  it.each([
    ['en', 'Failed to load details.', 'Try again'],
    ['uz', 'Maʼlumotlarni yuklab boʻlmadi.', 'Qayta urinish'],
  ] as const)('a failure says so in %s, and can be tried again', async (language, message, again) => {
    server.use(http.get(`*/api${path}`, () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), { once: true }))
    const { user } = await open({}, { language })
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(press(again))
    expect(await ready(language)).toBeVisible()
  })
})

describe('deleting', () => {
  const opened = async (language: Language = 'en') => {
    const app = await open({}, { language })
    await ready(language)
    return { ...app, deletes: () => app.backend.record.to('DELETE', path) }
  }

  it('asks first, and names what is to be deleted', async () => {
    const { deletes, address, backend } = await opened()
    pressTwice('Delete')
    const question = await answer('Are you sure?', 'Cancel')
    expect(question).toContain(backend.store.listings.byId('class', id)!.title)
    expect(question).toContain('This cannot be undone.')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(deletes()).toEqual([])
    expect(address()).toBe(`/edit/${id}/class`)
  })

  it.each([
    ['en', 'Are you sure?', 'Yes, delete', 'Deleted!'],
    ['uz', 'Ishonchingiz komilmi?', 'Ha, oʻchirish', 'Oʻchirildi!'],
  ] as const)('deletes once, says so in %s and leads to the dashboard', async (language, question, yes, done) => {
    const { deletes, address, backend } = await opened(language)
    pressTwice(words[language].delete)
    await answer(question, yes)
    await answer(done, 'OK')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(deletes().map(({ body }) => body)).toEqual([null])
    expect(backend.store.listings.byId('class', id)).toBeUndefined()
    expect(backend.record.to('GET', path)).toHaveLength(1)
  })

  it('sends no change while it is being deleted', async () => {
    const { backend, deletes } = await opened()
    let letGo = () => {}
    const gate = new Promise<void>((done) => (letGo = done))
    server.use(
      http.delete(`*${path}`, async () => {
        await gate
      }),
    )
    fireEvent.click(press('Delete'))
    await answer('Are you sure?', 'Yes, delete')
    await waitFor(() => expect(press('Update')).toBeDisabled())
    fireEvent.click(press('Update'))
    letGo()
    await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(deletes()).toHaveLength(1)
    expect(backend.record.to('PATCH', path)).toEqual([])
  })

  it('counts one that is gone already as deleted', async () => {
    const { backend, deletes } = await opened()
    backend.store.listings.remove('class', id)
    fireEvent.click(press('Delete'))
    await answer('Are you sure?', 'Yes, delete')
    await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(deletes().map(({ status }) => status)).toEqual([404])
  })

  it.each([
    ['with the server’s words', { status: 403, body: { message: 'There are students in it' } }, 'There are students in it'],
    ['with ours', { status: 500, body: '' }, 'It could not be deleted. Please try again. The fault is on our side. Try again in a moment.'],
    ['with ours, when it speaks of its insides', { status: 500, body: { message: 'SQL error' } }, 'It could not be deleted. Please try again. The fault is on our side. Try again in a moment.'],
  ])('says that it failed, %s, and can be repeated', async (_, fault, text) => {
    const { backend, deletes, address } = await opened()
    backend.faults.add({ method: 'DELETE', path, ...fault })
    fireEvent.click(press('Delete'))
    await answer('Are you sure?', 'Yes, delete')
    expect(await answer('Deleted Failed', 'OK')).toContain(text)
    expect(address()).toBe(`/edit/${id}/class`)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.click(press('Delete'))
    await answer('Are you sure?', 'Yes, delete')
    await screen.findByRole('dialog', { name: 'Deleted!' })
    expect(deletes()).toHaveLength(2)
  })
})

describe('a copy', () => {
  it('starts with everything but the date, and takes the picture as it is stored', async () => {
    const { backend, user, address, stored } = await open()
    await ready()
    await user.click(screen.getByRole('link', { name: 'Duplicate' }))
    expect(await screen.findByRole('button', { name: 'Add' })).toBeVisible()
    expect(address()).toBe(`/add-class-group?from=class/${id}`)
    expect(field('Title')).toHaveValue(stored.title)
    expect(field('Start date')).toHaveValue('')
    expect(within(screen.getByRole('radiogroup')).getByRole('radio', { name: 'Class' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Group' }))
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(writes(backend).map(({ method, path: to }) => `${method} ${to}`)).toEqual(['POST /group'])
    const { _id, startDate: _startDate, isActive: _isActive, ...rest } = stored
    expect(backend.record.to('POST', '/group')[0]!.body).toEqual({ ...rest, isPublished: 'true' })
  })

  it('of one without a picture asks for one', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    app.backend.store.listings.replace('class', { ...app.backend.store.listings.byId('class', id)!, imageUrl: 'javascript:alert(1)' })
    await app.user.click(await screen.findByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field('Image')).toHaveAccessibleDescription(/Choose an image/))
    expect(writes(app.backend)).toEqual([])
  })

  it('is for the teacher of the first one, and a way that names nothing starts empty', async () => {
    const { unmount } = await renderApp(`/add-class-group?from=class/${id}`, { as: 'dilnoza@nihol.test' })
    expect(await screen.findByRole('heading', { level: 1, name: 'This one is for its teacher' })).toBeVisible()
    unmount()
    const { backend } = await renderApp('/add-class-group?from=lesson/..%2F..', { as: 'dilnoza@nihol.test' })
    expect(await ready()).toHaveValue('')
    expect(backend.record.since().map((request) => request.path)).toEqual(['/user/login/access', '/category'])
  })

  it('that timed out is not taken for its original', async () => {
    const app = await renderApp(`/add-class-group?from=class/${id}`, { as: teacher })
    const { startDate: _startDate, ...undated } = app.backend.store.listings.byId('class', id)!
    app.backend.store.listings.replace('class', undated)
    await ready()
    app.backend.faults.add({ method: 'POST', path: '/class', dropConnection: true })
    await app.user.click(press('Add'))
    await screen.findByText('Something went wrong')
    await app.user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(app.backend.record.to('POST', '/class')).toHaveLength(2)
  })
})
