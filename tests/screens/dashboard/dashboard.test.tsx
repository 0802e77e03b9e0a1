import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { deletedClassId, sentinelStudent } from '../../backend/seed/sentinels.ts'
import { en, uz } from '../../words.ts'
import { standInView } from '../view.ts'
import { open, cardTitles, banner, main, scratch, python, quran, student, unlist } from './dashboardSteps.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('the dashboard of a student', () => {
  it('shows the next lesson and every class', async () => {
    const { backend } = await open({ as: student })
    const soonest = within(await banner(en('dashboard:next.label')))
    expect(
      main().getByRole('heading', { level: 1, name: en('dashboard:welcome', { role: en('dashboard:role.student') }) }),
    ).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: en('dashboard:myClasses') })).toBeVisible()
    expect(soonest.getByText('Your first game in Scratch')).toBeVisible()
    const link = soonest.getByRole('link', { name: en('dashboard:openClassroom') })
    expect(link).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(link).toHaveAccessibleDescription('Your first game in Scratch')
    // The lesson of the banner isn't shown again below it.
    expect(soonest.getByRole('link', { name: 'Your first game in Scratch' })).toHaveAttribute(
      'href',
      `/classroom/${scratch}/class`,
    )
    const cards = () => main().getAllByRole('listitem')
    await waitFor(() =>
      expect(cards().map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
        `/classroom/${python}/group`,
        `/classroom/${quran}/group`,
      ]),
    )
    expect(document.title).toBe(en('common:titleSuffix', { title: en('dashboard:sidebar.home.student') }))
    expect(
      backend.record
        .since()
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(
      [
        'GET /category',
        `GET /class/${scratch}`,
        `GET /group/${python}`,
        `GET /group/${quran}`,
        'GET /manual-purchase',
        'GET /user/login/access',
      ].sort(),
    )
  })

  it('shows the other list when one fails to load, and retries only the failed list', async () => {
    const { backend, user } = await open({ as: student }, (prepared) => {
      unlist(prepared)
      prepared.faults.add({ path: `/class/${scratch}`, status: 500, body: { message: 'secret stack' } })
    })
    const note = await screen.findByRole('alert')
    expect(within(note).getByText(en('messages:loadClass'))).toBeVisible()
    expect(note).not.toHaveTextContent('secret')
    await waitFor(() => expect(cardTitles()).toEqual(['Qurʼon: oilaviy guruh']))
    expect(
      within(await banner(en('dashboard:next.labelOfLoaded', { loaded: 2 }))).getByText(
        'Python for beginners, twice a week',
      ),
    ).toBeVisible()
    const before = backend.record.latest()
    await user.dblClick(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(await main().findByRole('link', { name: 'Your first game in Scratch' })).toBeVisible()
    expect(backend.record.since(before).map(({ path }) => path)).toEqual([`/class/${scratch}`])
    // Its card, which had the focus, is the banner now.
    expect(
      main()
        .getByRole('heading', { level: 2, name: en('dashboard:myClasses') })
        .closest('section'),
    ).toHaveFocus()
  })

  it('does not say that no lesson is ahead when classes failed to load', async () => {
    await open({ as: student }, (prepared) => {
      unlist(prepared)
      for (const path of [`/class/${scratch}`, `/group/${python}`, `/group/${quran}`])
        prepared.faults.add({ path, status: 500 })
    })
    expect(await screen.findAllByRole('alert')).toHaveLength(3)
    expect(screen.queryByText(en('dashboard:next.none'))).toBeNull()
    expect(screen.queryByText(en('dashboard:next.label'))).toBeNull()
  })

  it('shows a deleted class without a link, and keeps the rest', async () => {
    await open({ as: student }, ({ store }) => store.listings.remove('group', python))
    const title = await main().findByRole('heading', { level: 3, name: en('classroom:gone.title') })
    const card = within(title.closest('li')!)
    expect(card.getByText(en('classes:type.group'))).toBeVisible()
    expect(card.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(cardTitles()).toEqual(['Qurʼon: oilaviy guruh', en('classroom:gone.title')]))
  })

  it('renders malformed and hostile classes without breaking', async () => {
    standInView(() => true)
    await open({ as: sentinelStudent, sentinels: true })
    expect(await screen.findByText('<script>alert("sentinel")</script>')).toBeVisible()
    expect(await screen.findByText(en('classroom:gone.title'))).toBeVisible()
    for (const { href } of document.querySelectorAll<HTMLAnchorElement>('main section a'))
      expect(new URL(href).pathname).toMatch(/^\/classroom\/[A-Za-z0-9_-]+\/(class|group)$/)
    expect(document.querySelector(`main [href*="${deletedClassId}"]`)).toBeNull()
  })

  it('links to the catalog when there are no classes yet', async () => {
    const { user } = await open({ as: 'malika@nihol.test', language: 'uz' })
    expect(await main().findByText(uz('dashboard:empty.student'))).toBeVisible()
    expect(main().getByRole('link', { name: uz('dashboard:empty.studentAction') })).toHaveAttribute('href', '/classes')
    // There is nothing to switch between, and no time to show on a second clock.
    expect(main().queryByRole('group')).toBeNull()
    expect(main().queryByRole('combobox')).toBeNull()
    const next = within(await main().findByRole('region', { name: uz('classes:soon.title') }))
    expect(await next.findAllByRole('listitem')).toHaveLength(3)
    expect(next.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/classdetails\//))
    expect(main().getAllByRole('region')).toHaveLength(1)
    await user.click(main().getByRole('button', { name: uz('common:nav.bookTrial') }))
    expect(await screen.findByRole('dialog', { name: uz('trial:title') })).toBeVisible()
  })
})

it('shows links and the next classrooms to an admin, and requests no purchases', async () => {
  const { backend } = await open({ as: 'admin@nihol.test' })
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: en('dashboard:welcome', { role: en('dashboard:role.admin') }),
    }),
  ).toBeVisible()
  const next = within(await main().findByRole('region', { name: en('classes:soon.title') }))
  expect(await next.findAllByRole('listitem')).toHaveLength(6)
  const addresses = main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(addresses.slice(0, 2)).toEqual(['/classes', '/'])
  expect(addresses.slice(2)).toEqual(Array(6).fill(expect.stringMatching(/^\/classroom\//)))
  expect(backend.record.since().map(({ path }) => path)).not.toContain('/manual-purchase')
})
