import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { main } from '../renderApp.tsx'
import { banner, cardTitles, open, python, quran, scratch, student, unlist } from './dashboardSteps.ts'

const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

describe('the dashboard of a student', () => {
  it('shows the next lesson and every class', async () => {
    const { backend } = await open({ as: student })
    const soonest = within(await banner())
    expect(
      main().getByRole('heading', { level: 1, name: en('dashboard:welcome', { role: en('dashboard:role.student') }) }),
    ).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: en('dashboard:myClasses') })).toBeVisible()
    const link = soonest.getByRole('link', { name: en('dashboard:openClassroom') })
    expect(link).toHaveAccessibleDescription('Your first game in Scratch')
    const title = soonest.getByRole('link', { name: 'Your first game in Scratch' })
    expect(hrefs([link, title])).toEqual(Array(2).fill(`/classroom/${scratch}/class`))
    // The lesson of the banner isn't shown again below it.
    await waitFor(() =>
      expect(
        hrefs(
          main()
            .getAllByRole('listitem')
            .map((card) => within(card).getByRole('link')),
        ),
      ).toEqual([`/classroom/${python}/group`, `/classroom/${quran}/group`]),
    )
    expect(document.title).toBe(en('common:titleSuffix', { title: en('dashboard:sidebar.home.student') }))
    const requests = backend.record.since().map(({ path }) => path)
    const listings = [`/class/${scratch}`, `/group/${python}`, `/group/${quran}`]
    expect(requests.toSorted()).toEqual(['/category', ...listings.toSorted(), '/manual-purchase', '/user/login/access'])
  })

  it('shows the classes that load when one fails, and retries only the failed class', async () => {
    const { backend, user } = await open({ as: student }, (prepared) => {
      unlist(prepared)
      prepared.faults.add({ path: `/class/${scratch}`, status: 500 })
    })
    const note = await screen.findByRole('alert')
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
        .getByRole('heading', { name: en('dashboard:myClasses') })
        .closest('section'),
    ).toHaveFocus()
  })

  it('does not say that no lesson is ahead when classes failed to load', async () => {
    await open({ as: student }, (prepared) => {
      unlist(prepared)
      for (const path of ['/class/*', '/group/*']) prepared.faults.add({ path, times: 9, status: 500 })
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

  it('links to the catalog when there are no classes yet', async () => {
    const { user } = await open({ as: 'malika@nihol.test', language: 'uz' })
    expect(await main().findByText(uz('dashboard:empty.student'))).toBeVisible()
    expect(main().getByRole('link', { name: uz('dashboard:empty.studentAction') })).toHaveAttribute('href', '/classes')
    // There is nothing to switch between, and no time to show on a second clock.
    for (const role of ['group', 'combobox']) expect(main().queryByRole(role)).toBeNull()
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
  const name = en('dashboard:welcome', { role: en('dashboard:role.admin') })
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
  const next = within(await main().findByRole('region', { name: en('classes:soon.title') }))
  expect(await next.findAllByRole('listitem')).toHaveLength(6)
  expect(hrefs(main().getAllByRole('link'))).toEqual([
    '/classes',
    '/',
    ...Array(6).fill(expect.stringMatching(/^\/classroom\//)),
  ])
  expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
})
