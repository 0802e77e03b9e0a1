import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { sentinels, sentinelTeacher, type SentinelName } from '../../backend/seed/sentinels.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { field, fill, press, writes } from './teachingForm.ts'
import { open, ready, sent, teacher } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('legacy and hostile listings', () => {
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
  ])('%s is sent back unchanged', async (name, expected) => {
    const { user, sent: patches } = await openSentinel(name)
    await user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(patches()).toEqual([expect.objectContaining(expected)])
  })

  it('does not send a malformed date', async () => {
    const { user, sent: patches } = await openSentinel('badDate')
    await user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(patches()[0]).not.toHaveProperty('startDate')
  })

  it.each<[SentinelName, string, string]>([
    ['javascriptLink', en('teaching:field.link'), en('messages:httpsLink')],
    ['dataLink', en('teaching:field.link'), en('messages:httpsLink')],
    ['relativeLink', en('teaching:field.link'), en('messages:httpsLink')],
    ['credentialsLink', en('teaching:field.link'), en('messages:httpsLinkPlain')],
    ['noLink', en('teaching:field.link'), en('messages:empty.link')],
    ['emptyTexts', en('teaching:field.title'), en('messages:empty.title')],
    ['nullTexts', en('teaching:field.description'), en('messages:empty.description')],
  ])('%s has to be fixed first', async (name, label, message) => {
    const { backend, user } = await openSentinel(name)
    await user.click(press(en('teaching:edit.submit')))
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)))
    expect(writes(backend)).toEqual([])
  })

  it('a link into a private network may stay but not be entered', async () => {
    const link = 'https://192.168.1.20/room'
    const app = await open({ link })
    await ready()
    fill(en('teaching:field.link'), 'https://192.168.1.21/room')
    await app.user.click(press(en('teaching:edit.submit')))
    await waitFor(() =>
      expect(field(en('teaching:field.link'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:httpsLinkPublic')),
      ),
    )
    expect(writes(app.backend)).toEqual([])
    fill(en('teaching:field.link'), link)
    fill(en('teaching:field.title'), 'Chess, second moves')
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(sent(app)[0]!.body).toMatchObject({ title: 'Chess, second moves', link })
  })

  it('an http link may stay but not be entered', async () => {
    const { backend, user } = await openSentinel('httpLink')
    fill(en('teaching:field.link'), 'http://meet.example.com/other-room')
    await user.click(press(en('teaching:edit.submit')))
    await waitFor(() =>
      expect(field(en('teaching:field.link'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:httpsLink')),
      ),
    )
    expect(writes(backend)).toEqual([])
  })
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
