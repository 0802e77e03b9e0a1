import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { zoneName } from '@/i18n/clock.ts'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { standInView } from '../view.ts'

describe('the classes that meet next', () => {
  const soon = en('classes:soon.title')
  beforeEach(() => void standInView(() => true))

  it('are three, the soonest first, each leading to its sheet', async () => {
    await renderApp('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    const classes = section.getAllByRole('listitem')
    expect(classes).toHaveLength(3)
    const starts = classes.map((one) => one.querySelector('time')!.dateTime)
    expect(starts).toEqual(starts.toSorted())
    expect(section.getAllByText(en('classes:list.zone', { zone: zoneName(new Date(), 'en') }))).toHaveLength(1)
    for (const one of classes)
      expect(within(one).getByRole('link').getAttribute('href')).toMatch(/^\/lessons\?show=(class|group)\/\w+$/)
  })

  it('leave out what starts within 15 minutes or is running, whichever comes first in the list', async () => {
    const { backend, go } = await renderApp('/about-us')
    const [running, early, reachable] = backend.store.listings.open('class')
    const inMinutes = (listing: typeof running, minutes: number, title: string) =>
      backend.store.listings.replace('class', {
        ...listing!,
        title,
        description: '',
        startDate: new Date(Date.now() + minutes * 60_000).toISOString(),
      })
    inMinutes(running, -20, 'Running')
    inMinutes(early, 14, 'Too early')
    inMinutes(reachable, 17, 'Reachable')
    go('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    expect(within(section.getAllByRole('listitem')[0]!).getByRole('link')).toHaveTextContent('Reachable')
    expect(section.queryByText('Running')).toBeNull()
    expect(section.queryByText('Too early')).toBeNull()
  })

  it('show the picture of the subject, since a square would cut off the title of a cover', async () => {
    const { backend, go } = await renderApp('/about-us')
    const [one] = backend.store.listings.open('class')
    const startDate = new Date(Date.now() + 20 * 60_000).toISOString()
    backend.store.listings.replace('class', { ...one!, description: '', startDate, imageUrl: '/files/own.png' })
    go('/')
    const section = within(await screen.findByRole('region', { name: soon }))
    const row = section.getAllByRole('listitem').find((each) => within(each).queryByText(one!.title) !== null)
    expect(row!.querySelector('img')!.src).toMatch(/\.webp$/)
  })

  it('show classes of the subject on the page of a course', async () => {
    await renderApp('/courses/chess', { language: 'uz' })
    const section = within(await screen.findByRole('region', { name: uz('classes:soon.title') }))
    expect(section.getByRole('link', { name: new RegExp(uz('classes:soon.all')) })).toHaveAttribute(
      'href',
      '/lessons?category=Chess',
    )
  })

  it('leave nothing behind if the lists cannot be read', async () => {
    const { backend, go } = await renderApp('/about-us')
    for (const type of ['class', 'group']) backend.faults.add({ method: 'GET', path: `/${type}/public`, status: 401 })
    go('/')
    await waitFor(() => expect(backend.record.to('GET', '/group/public')).not.toHaveLength(0))
    await waitFor(() => expect(document.querySelector('main .skeleton.h-28')).toBeNull())
    expect(screen.queryByRole('region', { name: soon })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
