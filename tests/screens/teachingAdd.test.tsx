import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Language } from '@/i18n/language.ts'
import { server } from '../backend/msw.ts'
import { accountId, categoryId, listingId } from '../backend/seed.ts'
import { hold } from './hold.ts'
import { renderApp } from './renderApp.tsx'
import { answer, choose, field, fill, fillRequired, headerOf, pictureFile, press, pressTwice, words, writes } from './teachingForm.ts'

const teacher = 'dilnoza@nihol.test'
const open = (language: Language = 'en') => renderApp('/add-class-group', { as: teacher, language })

// Some walk on to the dashboard with all its cards.
afterEach(() => vi.unstubAllEnvs())

describe('publishing', () => {
  it('sends exactly the fields of the contract, the same bytes in both languages', async () => {
    vi.stubEnv('TZ', 'America/New_York')
    const sent = []
    for (const language of ['en', 'uz'] as const) {
      const { backend, user, address, unmount } = await open(language)
      const w = words[language]
      await fillRequired(language)
      await user.click(screen.getByRole('radio', { name: w.group }))
      fill(w.startDate, '2027-03-13T18:30')
      await user.selectOptions(field(w.category), await screen.findByRole('option', { name: w.chess }))
      fill(w.price, '25,50')
      pressTwice(w.add)
      await answer(language === 'en' ? 'Successfully Created' : 'Muvaffaqiyatli yaratildi', 'OK')
      await waitFor(() => expect(address()).toBe('/dashboard'))

      const [upload, create, ...more] = writes(backend)
      expect(more).toEqual([])
      // What the teacher called the picture stays with them.
      const { name } = upload!.body as { name: string }
      expect(name).toMatch(/^[0-9a-f]{32}\.png$/)
      expect(upload).toMatchObject({ method: 'POST', path: '/files', status: 201, body: { name, file: { fileName: name, type: 'image/png', size: 8 } } })
      expect(Object.keys(upload!.body as object)).toEqual(['name', 'file'])
      expect(create).toMatchObject({ method: 'POST', path: '/group', status: 201 })
      for (const request of [upload, create]) expect(headerOf(request, 'authorization')).toMatch(/^Bearer \S+$/)
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

  it('shows the chosen picture by its own name, and sends no part of that', async () => {
    const { backend, user } = await open()
    await fillRequired()
    await choose('Image', pictureFile('Aziza Karimova, 3-sinf.jpeg'))
    expect(await screen.findByText('Aziza Karimova, 3-sinf.jpeg')).toBeVisible()
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    const [upload] = backend.record.to('POST', '/files')
    const { name } = upload!.body as { name: string }
    expect(name).toMatch(/^[0-9a-f]{32}\.png$/)
    expect(upload!.body).toEqual({ name, file: { fileName: name, type: 'image/png', size: 8 } })
  })

  it('leaves out an empty date and category, and sends no price as 0', async () => {
    const { backend, user } = await open()
    await fillRequired()
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    const [create] = backend.record.to('POST', '/class')
    expect(Object.keys(create!.body as object)).toEqual(['title', 'description', 'imageUrl', 'link', 'price', 'teacherId', 'isPublished'])
    expect(create!.body).toMatchObject({ price: 0 })
  })

  it('takes a title of 10,000 characters, any text and any spaces unchanged', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const title = ` <b>"${'x'.repeat(9_980)}"</b> \u202Eض 👩‍🚀`
    fill('Title', title)
    expect(await screen.findByText(`${String(title.length).replace(/(?=\d{3}$)/, ',')} characters. Short titles read better on cards.`)).toBeVisible()
    fill('Description', ' two\n\n\u200Blines ')
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({ title, description: ' two\n\n\u200Blines ' })
  })

  it('shows the card as it is written', async () => {
    const { user } = await open('uz')
    await fillRequired('uz')
    const preview = within(screen.getByRole('region', { name: 'Oldindan koʻrish' }))
    await user.click(screen.getByRole('radio', { name: 'Guruh' }))
    fill('Boshlanish sanasi', '2027-06-01T10:00')
    fill('Narx', '1250')
    await user.selectOptions(field('Toifa'), await screen.findByRole('option', { name: 'Shaxmat' }))
    expect(preview.getByRole('heading', { name: 'Robotics by the river' })).toBeVisible()
    expect(preview.getByText('Guruh')).toBeVisible()
    expect(preview.getByText('Shaxmat')).toBeVisible()
    expect(preview.getByText('$1,250')).toBeVisible()
    // What is no price is not given away as free.
    fill('Narx', 'abc')
    expect(preview.queryByText('$1,250')).toBeNull()
    expect(preview.queryByText('Bepul')).toBeNull()
    fill('Narx', '0')
    expect(preview.getByText('Bepul')).toBeVisible()
    expect(preview.getByText('01/06/2027-10:00 UTC')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region').querySelector('img')?.src).toMatch(/^blob:/))
  })
})

describe('what is not sent', () => {
  it('names each missing field, puts the focus on the first, and sends nothing', async () => {
    const { backend, user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Add' }))
    await waitFor(() => expect(field('Title')).toHaveFocus())
    for (const label of ['Title', 'Description', 'Link']) expect(field(label)).toHaveAccessibleDescription(/This field is required/)
    expect(field('Image')).toHaveAccessibleDescription(/Choose an image/)
    for (const label of ['Start date', 'Category', 'Price']) expect(field(label)).toBeValid()
    expect(writes(backend)).toEqual([])
  })

  const httpsLink = 'The link must start with https://'
  const publicLink = 'This address works only on your own device or network. Use a link that students can open from anywhere'
  it.each([
    ['Link', 'javascript:alert(1)', httpsLink],
    ['Link', 'http://meet.example.com/x', httpsLink],
    ['Link', '//evil.example/room', httpsLink],
    ['Link', 'data:text/html,x', httpsLink],
    ['Link', 'https://meet.example.com\\@evil.example', httpsLink],
    ['Link', 'meet.example.com', httpsLink],
    ['Link', 'https://meet.example.com@evil.example/x', 'Use a link without a user name or password in it'],
    ['Link', 'https://user:pass@meet.example.com', 'Use a link without a user name or password in it'],
    ['Link', 'https://localhost:3000/room', publicLink],
    ['Link', 'https://192.168.1.20/room', publicLink],
    ['Link', 'https://[::ffff:10.0.0.1]/room', publicLink],
    ['Link', 'https://2130706433/room', publicLink],
    ['Link', 'https://meet.local/room', publicLink],
    ['Title', '   ', 'This field is required'],
    ['Title', '\u200b\u2060', 'This field is required'],
    ['Price', 'twenty', 'Enter a price like 25 or 25.50'],
    ['Price', '-5', 'Enter a price like 25 or 25.50'],
    ['Price', '1e3', 'Enter a price like 25 or 25.50'],
    ['Price', '25.505', 'Enter a price like 25 or 25.50'],
  ])('%s %s', async (label, value, message) => {
    const { backend, user } = await open()
    await fillRequired()
    fill(label, value)
    await user.click(press('Add'))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveValue(value)
    expect(writes(backend)).toEqual([])
  })

  it('says in Uzbek, too, that a meeting is one of the teacher’s own network', async () => {
    const { backend, user } = await open('uz')
    await fillRequired('uz')
    fill(words.uz.link, 'https://10.0.0.5/dars')
    await user.click(press(words.uz.add))
    await waitFor(() => expect(field(words.uz.link)).toHaveAccessibleDescription(expect.stringContaining('Bu manzil faqat oʻzingizning qurilmangiz yoki tarmogʻingizda ochiladi. Oʻquvchilar istalgan joydan ocha oladigan havolani kiriting')))
    expect(writes(backend)).toEqual([])
  })

  it.each([
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }), /SVG drawings are not accepted/],
    ['an SVG that calls itself PNG', new File(['<?xml version="1.0"?><svg/>'], 'a.png', { type: 'image/png' }), /SVG drawings are not accepted/],
    ['a picture of 11 MB', pictureFile('big.png', 11 * 1024 * 1024), /This image is over 10 MB/],
    ['a GIF', new File(['GIF89a'], 'a.png', { type: 'image/png' }), /Choose a JPG, PNG or WebP image up to 10 MB/],
    ['an empty file', new File([], 'a.png', { type: 'image/png' }), /Choose a JPG, PNG or WebP image up to 10 MB/],
  ])('%s is refused as soon as it is chosen', async (_, file, message) => {
    const { backend, user } = await open()
    await fillRequired()
    await choose('Image', file)
    await waitFor(() => expect(field('Image')).toHaveAccessibleDescription(message))
    await user.click(press('Add'))
    await waitFor(() => expect(field('Image')).toHaveFocus())
    expect(field('Image')).toHaveAccessibleDescription(message)
    expect(writes(backend)).toEqual([])
    await user.click(press('Remove this file'))
    await waitFor(() => expect(field('Image')).toHaveAccessibleDescription(/Choose an image/))
  })

  it('a date that is typed by half', async () => {
    const { backend, user } = await open()
    await fillRequired()
    // What Chromium reports for `03/13/---- --:--`; happy-dom knows no half dates.
    Object.defineProperty(field('Start date'), 'validity', { value: { badInput: true } })
    await user.click(press('Add'))
    await waitFor(() => expect(field('Start date')).toHaveAccessibleDescription(/Enter a date and time/))
    expect(writes(backend)).toEqual([])
  })
})

describe('failures', () => {
  it.each([
    ['en', 'Failed to upload image.'],
    ['uz', 'Rasmni yuklab boʻlmadi.'],
  ] as const)('an upload that fails says so in %s, keeps everything, and can be tried again', async (language, message) => {
    const { backend, user } = await open(language)
    const w = words[language]
    await fillRequired(language)
    backend.faults.add({ method: 'POST', path: '/files', status: 422, body: { message: 'file must be at most 10 MB' } })
    pressTwice(w.add)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByText(/file must be/)).toBeNull()
    expect(backend.record.to('POST', '/class')).toEqual([])
    expect(field(w.title)).toHaveValue('Robotics by the river')
    await user.click(press(w.add))
    await screen.findByRole('dialog')
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/files', '/class'])
  })

  it.each([
    ['the server says why', { status: 409, body: { message: 'You have one like it' } }, 'You have one like it'],
    ['it says nothing', { status: 500, body: '' }, 'Something went wrong'],
    ['it speaks of its insides', { status: 500, body: { message: 'Bad gateway at db.js:41' } }, 'Something went wrongThe fault is on our side.'],
    ['it answers in HTML', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' }, 'Something went wrongIt may have gone through all the same. Look at your dashboard before you try again.'],
    ['it is busy', { status: 429, body: '' }, 'Something went wrongToo many attempts. Wait a little and try again.'],
  ])('a creation that fails (%s) is tried again without a second upload', async (_, fault, message) => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ method: 'POST', path: '/class', ...fault })
    pressTwice('Add')
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByText(/Bad gateway/)).toBeNull()
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/class'])
    const [first, second] = backend.record.to('POST', '/class')
    expect(second!.body).toEqual(first!.body)
  })

  it('puts the server’s words for a field beside it', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const errors = { title: 'This title is taken', imageUrl: ['The image is too dark'] }
    backend.faults.add({ method: 'POST', path: '/class', status: 422, body: { message: 'Please check', errors } })
    await user.click(press('Add'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check')
    expect(field('Title')).toHaveAccessibleDescription('This title is taken')
    expect(field('Title')).toHaveFocus()
    expect(field('Image')).toHaveAccessibleDescription(/The image is too dark/)
  })

  it('shows how far the upload is', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ method: 'POST', path: '/files', hang: true })
    await user.click(press('Add'))
    expect(await screen.findByRole('progressbar', { name: 'Uploading the image' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    backend.faults.clear()
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to upload image.')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it.each([
    ['en', 'Failed to load category details.', 'Try again'],
    ['uz', 'Toifalarni yuklab boʻlmadi.', 'Qayta urinish'],
  ] as const)('says in %s that the categories are missing, and leaves the rest usable', async (language, message, again) => {
    for (let time = 0; time < 2; time += 1) server.use(http.get('*/api/category', () => new HttpResponse('oops', { status: 500 }), { once: true }))
    const { backend, user } = await open(language)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await fillRequired(language)
    await user.click(press(again))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    await user.click(press(again))
    await user.selectOptions(field(words[language].category), await screen.findByRole('option', { name: words[language].chess }))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(press(words[language].add))
    await screen.findByRole('dialog')
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({ category: categoryId('Chess') })
  })

  it('does nothing on the page the person went on to', async () => {
    const { backend, user, address } = await open()
    await fillRequired()
    const letGo = hold('/class', { before: true })
    await user.click(press('Add'))
    await screen.findByRole('button', { name: 'Adding...' })
    await user.click(screen.getByRole('link', { name: 'Go to dashboard' }))
    await screen.findByRole('heading', { level: 1, name: /Welcome Back/ })
    letGo()
    expect(await screen.findByRole('link', { name: 'Robotics by the river' })).toBeVisible()
    expect(backend.record.to('POST', '/class').map(({ status }) => status)).toEqual([201])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address()).toBe('/dashboard')
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })
})

describe('a creation on its way', () => {
  it('is not sent again by who has left and comes back, and ends as if nobody had left', async () => {
    const { backend, user, go, address } = await open()
    await fillRequired()
    const letGo = hold('/class', { before: true })
    await user.click(press('Add'))
    await screen.findByRole('button', { name: 'Adding...' })
    go('/dashboard')
    await screen.findByRole('heading', { level: 1, name: /Welcome Back/ })
    go(-1)
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(field('Title')).toHaveValue('Robotics by the river')
    letGo()
    await answer('Successfully Created', 'OK')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })

  it('does not go out when the session has ended at the look before it', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ path: '/class/own-classes', status: 401 })
    await user.click(press('Add'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    expect(backend.record.to('POST', '/class')).toEqual([])
  })

  it('does not wait for a list that does not come', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add({ path: '/class/own-classes', hang: true })
    await user.click(press('Add'))
    await waitFor(() => expect(backend.record.to('POST', '/class')).toHaveLength(1), { timeout: 10_000 })
    await answer('Successfully Created', 'OK')
  })
})

describe('an answer that never came', () => {
  const lost = { method: 'POST', path: '/class', dropConnection: true } as const
  /** It was stored, and neither its answer comes nor the list that would tell. */
  function loseBoth(backend: Awaited<ReturnType<typeof open>>['backend']) {
    backend.faults.add({ ...lost, afterHandling: true })
    let isLost = false
    server.use(
      http.get('*/api/class/own-classes', () => {
        if (isLost || backend.record.to('POST', '/class').length === 0) return undefined
        isLost = true
        return HttpResponse.error()
      }),
    )
  }

  it('looks at once whether it was stored', async () => {
    const { backend, user, address } = await open()
    await fillRequired()
    backend.faults.add({ ...lost, afterHandling: true })
    await user.click(press('Add'))
    await answer('Successfully Created', 'OK')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class'])
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })

  it('looks whether it was stored before sending again, and says so', async () => {
    const { backend, user, address } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press('Add'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    pressTwice('Add')
    expect(await screen.findByText('It is already there')).toBeVisible()
    expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(2) // before the first, and before the second
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class'])
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Go to dashboard' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })

  it('does not take an earlier one of the same name for it', async () => {
    const { backend, user } = await open()
    const stored = backend.store.listings.byId('class', listingId('class', 'chess-first-moves'))!
    backend.store.listings.add('class', { ...stored, _id: 'aaaaaaaaaaaaaaaaaaaaaaaa', teacherId: accountId(teacher), title: 'Robotics by the river', link: 'https://meet.example.com/robots', startDate: '' })
    await fillRequired()
    backend.faults.add(lost)
    await user.click(press('Add'))
    await screen.findByText('Something went wrong')
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(screen.queryByText('It is already there')).toBeNull()
    expect(backend.record.to('POST', '/class')).toHaveLength(2)
  })

  it('also after the page was loaded anew', async () => {
    const { backend, user, reload } = await openAndReload()
    loseBoth(backend)
    await user.click(press('Add'))
    await screen.findByRole('alert')
    await reload()
    await user.click(press('Add'))
    expect(await screen.findByText('It is already there')).toBeVisible()
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })

  it('sends a second one to those who were told and want it', async () => {
    const { backend, user } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press('Add'))
    await screen.findByText('Something went wrong')
    await user.click(press('Add'))
    await screen.findByText('It is already there')
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(backend.record.to('POST', '/class')).toHaveLength(2)
  })

  it('sends again what was not stored', async () => {
    const { backend, user } = await open()
    await fillRequired()
    backend.faults.add(lost)
    await user.click(press('Add'))
    await screen.findByText('Something went wrong')
    await user.click(press('Add'))
    await screen.findByRole('dialog', { name: 'Successfully Created' })
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class', '/class'])
  })

  it('sends nothing while it cannot look', async () => {
    const { backend, user } = await open()
    await fillRequired()
    loseBoth(backend)
    await user.click(press('Add'))
    await screen.findByText('Something went wrong')
    backend.faults.add({ path: '/class/own-classes', status: 500 })
    await user.click(press('Add'))
    await waitFor(() => expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(2))
    expect(await screen.findByText('The fault is on our side. Try again in a moment.')).toBeVisible()
    expect(backend.record.to('POST', '/class')).toHaveLength(1)
  })
})

/** The filled form, and a way to come back to it as after a reload. */
async function openAndReload() {
  const app = await open()
  await fillRequired()
  const reload = async () => {
    await app.user.click(screen.getByRole('link', { name: 'Go to dashboard' }))
    await screen.findByRole('heading', { name: /Welcome Back/ })
    fireEvent.click(screen.getAllByRole('link', { name: 'Add Class and Group' })[0]!)
    await screen.findByLabelText('Title')
  }
  return { ...app, reload }
}

describe('who may', () => {
  it.each([
    ['aziza@nihol.test', 'en', 'This page is for teachers'],
    ['admin@nihol.test', 'uz', 'Bu sahifa oʻqituvchilar uchun'],
  ] as const)('%s reads that it is for teachers, and nothing is asked of the backend', async (as, language, title) => {
    const { backend, user, address } = await renderApp('/add-class-group', { as, language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(screen.queryByRole('form')).toBeNull()
    expect(backend.record.since().map(({ path }) => path)).toEqual(['/user/login/access'])
    await user.click(within(screen.getByRole('main')).getByRole('link'))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})
