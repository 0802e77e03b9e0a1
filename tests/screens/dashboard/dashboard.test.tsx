import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../backend/msw.ts'
import { populatedStudent } from '../../backend/seed/sentinels.ts'
import { deferred } from '../../deferred.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { attributesOf, main, textsOf } from '../renderApp.tsx'
import { standInView } from '../view.ts'
import {
  askedFor,
  banner,
  buy,
  cardAddresses,
  cardTitles,
  listingOf,
  many,
  open,
  python,
  quran,
  scratch,
  student,
  unlist,
} from './dashboardSteps.ts'

describe('the dashboard of a student', () => {
  it('shows the next lesson and every class', async () => {
    const { backend } = await open({ as: student })
    const soonest = within(await banner())
    const welcome = en('dashboard:welcome', { role: en('dashboard:role.student') })
    expect(main().getByRole('heading', { level: 1, name: welcome })).toBeVisible()
    expect(main().getByRole('heading', { level: 2, name: en('dashboard:myClasses') })).toBeVisible()
    const link = soonest.getByRole('link', { name: en('dashboard:openClassroom') })
    expect(link).toHaveAccessibleDescription('Your first game in Scratch')
    const title = soonest.getByRole('link', { name: 'Your first game in Scratch' })
    expect(attributesOf([link, title], 'href')).toEqual(Array(2).fill(`/classroom/${scratch}/class`))
    // The lesson of the banner isn't shown again below it.
    await waitFor(() => expect(cardAddresses()).toEqual([`/classroom/${python}/group`, `/classroom/${quran}/group`]))
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
    const soonest = within(await banner(en('dashboard:next.labelOfLoaded', { loaded: 2 })))
    expect(soonest.getByText('Python for beginners, twice a week')).toBeVisible()
    const before = backend.record.latest()
    await user.dblClick(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(await main().findByRole('link', { name: 'Your first game in Scratch' })).toBeVisible()
    expect(backend.record.since(before).map(({ path }) => path)).toEqual([`/class/${scratch}`])
    // Its card, which had the focus, is the banner now.
    expect(main().getByRole('region', { name: en('dashboard:myClasses') })).toHaveFocus()
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
  const classrooms = Array(6).fill(expect.stringMatching(/^\/classroom\//)) as string[]
  expect(attributesOf(main().getAllByRole('link'), 'href')).toEqual(['/classes', '/', ...classrooms])
  expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
})

describe('purchases that contain the whole class', () => {
  it('need no further requests, and are shown soonest first', async () => {
    const { backend } = await open({ as: populatedStudent, sentinels: true })
    expect(within(await banner()).getByText('Your first game in Scratch')).toBeVisible()
    // The deleted one is gone; the others come soonest first, not as they were bought.
    expect(cardAddresses()).toEqual([`/classroom/${python}/group`, `/classroom/${quran}/group`])
    const requests = backend.record.since().map(({ path }) => path)
    expect(requests.toSorted()).toEqual(['/category', '/manual-purchase', '/user/login/access'])
  })

  it('are merged with bare ids, each class once, soonest first', async () => {
    const { backend } = await open({ as: student }, (prepared) => {
      prepared.faults.add({ path: '/class/*', times: 9, body: listingOf('x', 0) })
      buy([
        { _id: 'p1', classId: 'late', isConfirmed: true },
        { _id: 'p2', groupId: { ...listingOf('g2', 9), title: null }, isConfirmed: true },
        { _id: 'p3', classId: { _id: 'bare' }, isConfirmed: true },
        { _id: 'p4', classId: 'twice', isConfirmed: true },
        { _id: 'p5', groupId: listingOf('g1', 2), isConfirmed: true },
        { _id: 'p6', classId: listingOf('twice', 5), isConfirmed: true },
        { _id: 'p7', classId: null, isConfirmed: true },
        { _id: 'p8', classId: 'late', isConfirmed: true },
        null,
      ])(prepared)
    })
    await waitFor(() =>
      expect(cardTitles()).toEqual(['Class x', 'Class x', 'Class g1', 'Class twice', en('classes:untitled')]),
    )
    expect(askedFor(backend)).toEqual(['late', 'bare'])
  })
})

describe('purchases that are bare ids', () => {
  const keysIn = (keys: readonly string[]) =>
    [...document.querySelectorAll('[data-key]')].filter((card) => keys.includes(card.getAttribute('data-key')!))

  it('load when their cards come into view, six at a time, and the latest six at once for the banner', async () => {
    const view = standInView(() => false)
    const letGo = [deferred(), deferred()]
    let turn = 0
    let underway = 0
    let most = 0
    const answered: string[] = []
    server.use(
      http.get('*/api/class/public', () => HttpResponse.json([])),
      http.get<{ id: string }>('*/api/class/:id', async ({ params: { id } }) => {
        underway += 1
        most = Math.max(most, underway)
        await letGo[turn]!.promise
        underway -= 1
        answered.push(id)
        return HttpResponse.json(listingOf(id, Number(id.slice(1))))
      }),
    )
    await open({ as: student }, buy(many(40)))
    await waitFor(() => expect(underway).toBe(6))
    letGo[0]!.resolve()
    await waitFor(() => expect(answered).toHaveLength(6))
    expect(answered.toSorted()).toEqual(['c34', 'c35', 'c36', 'c37', 'c38', 'c39'])
    const soonest = within(await banner(en('dashboard:next.labelOfLoaded', { loaded: 6 })))
    expect(soonest.getByText('Class c34')).toBeVisible()
    expect(main().getAllByRole('listitem')).toHaveLength(39)
    // Twenty cards are scrolled past; the reader stops at the last three.
    turn = 1
    view.goTo(keysIn(Array.from({ length: 20 }, (_, index) => `class/c${index + 3}`)))
    await waitFor(() => expect(underway).toBe(6))
    view.goTo(keysIn(['class/c0', 'class/c1', 'class/c2']))
    letGo[1]!.resolve()
    expect(await main().findByRole('link', { name: 'Class c0' })).toBeVisible()
    await waitFor(() => expect(underway).toBe(0))
    expect(most).toBeLessThanOrEqual(9) // three, and six aborted ones that only the stand-in still counts
    // The banner names the sooner class, and the other cards keep their places.
    const order = ['c0', 'c34', 'c35', 'c36', 'c37', 'c38', 'c39', 'c1', 'c2'].map((id) => `Class ${id}`)
    expect(textsOf(main().getAllByRole('link', { name: /^Class c/ }))).toEqual(order)
    expect(within(await banner(en('dashboard:next.labelOfLoaded', { loaded: 9 }))).getByText('Class c0')).toBeVisible()
  })

  it('name the lesson in ten minutes after any number of older enrollments, and fold the finished ones', async () => {
    const { backend, user } = await open({ as: student }, (prepared) => {
      const { store, faults } = prepared
      const inMinutes = (minutes: number) => new Date(store.now().getTime() + minutes * 60_000).toISOString()
      store.listings.replace('class', { ...store.listings.byId('class', scratch)!, startDate: inMinutes(10) })
      const finished = Array.from({ length: 40 }, (_, index) => ({
        ...listingOf(`c${index}`, 0),
        startDate: inMinutes(-9000),
      }))
      faults.add({ path: '/class/public', times: 9, body: [...finished, ...store.listings.open('class')] })
      // The oldest and the latest were removed by their teachers.
      buy([...many(9, { from: 90 }), ...many(40), { _id: 'p', classId: scratch }, ...many(9, { from: 70 })])(prepared)
    })
    const soonest = within(await banner(en('dashboard:next.labelOfLoaded', { loaded: 41 })))
    expect(soonest.getByText('Your first game in Scratch')).toBeVisible()
    const fold = main().getByText(`${en('dashboard:group.finished')} · 40`)
    expect(await within(fold.closest('details')!).findByText('Class c0')).not.toBeVisible()
    await user.click(fold)
    expect(within(fold.closest('details')!).getByText('Class c0')).toBeVisible()
    expect(askedFor(backend)).toHaveLength(6)
  })

  it.each(languagesOf(1))('that are only partly loaded say so instead of denying a lesson (%s)', async (language) => {
    const w = wordsOf(language)
    standInView(() => false)
    const { backend } = await open({ as: student, language }, (prepared) => {
      prepared.faults.add({
        path: '/class/*',
        times: 99,
        body: { ...listingOf('old', 0), startDate: '2020-01-01T10:00:00Z' },
      })
      buy(many(8))(prepared)
    })
    const heading = await main().findByRole('heading', { level: 2, name: w('dashboard:next.notAll') })
    expect(heading.parentElement).toHaveTextContent(w('dashboard:next.noneOfLoaded', { loaded: 6 }))
    expect(main().queryByText(w('dashboard:next.none'))).toBeNull()
    expect(askedFor(backend)).toHaveLength(6)
  })
})
