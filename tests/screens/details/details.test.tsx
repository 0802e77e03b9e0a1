import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { sentinels, type SentinelName } from '../../backend/seed/sentinels.ts'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { open, change, heading, student, address, main, chess } from './detailsSteps.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

describe('the details of a class', () => {
  it('can be saved with the heart', async () => {
    const { user } = await open()
    await user.click(await main().findByRole('button', { name: en('classes:saved.saveThis') }))
    expect(main().getByRole('button', { name: en('classes:saved.isSaved') })).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('saved_classes')).toContain(chess)
  })

  it.each([
    {
      language: 'en',
      type: en('classes:type.class'),
      category: 'Chess',
      unit: en('classes:sheet.unit.class'),
      about: en('classes:details.tabs'),
      enrol: en('classes:enrol.action'),
      tabs: [
        en('classes:details.tab.about'),
        en('classes:details.tab.overview'),
        en('classes:details.tab.schedule'),
        en('classes:details.tab.teacher'),
      ],
    },
    {
      language: 'uz',
      type: uz('classes:type.class'),
      category: 'Shaxmat',
      unit: uz('classes:sheet.unit.class'),
      about: uz('classes:details.aboutTitle.class'),
      enrol: uz('classes:enrol.action'),
      tabs: [
        uz('classes:details.tab.about'),
        uz('classes:details.tab.overview'),
        uz('classes:details.tab.schedule'),
        uz('classes:details.tab.teacher'),
      ],
    },
  ] as const)(
    'show title, price, start and description ($language)',
    async ({ language, type, category, unit, about, enrol, tabs }) => {
      const { backend } = await open(address, { as: student, language }, (prepared) =>
        change(prepared, 'class', chess, { startDate: '2026-11-25T20:30:00.000Z' }),
      )
      await heading('Chess from the very first move')
      expect(document.title).toBe(en('common:titleSuffix', { title: 'Chess from the very first move' }))
      expect(main().getByText(type)).toBeVisible()
      expect(await main().findByText(category)).toBeVisible()
      expect(main().getByText(unit)).toBeVisible()
      expect(main().getByText(/^We meet the pieces one by one/)).toBeVisible()
      expect(main().getByRole('heading', { level: 2, name: about })).toBeVisible()
      expect(main().getByText('25/11/2026-20:30 UTC').closest('time')).toHaveAttribute(
        'datetime',
        '2026-11-25T20:30:00.000Z',
      )
      expect(main().getByText('$8')).toBeVisible()
      expect(await main().findByRole('button', { name: enrol })).toBeEnabled()
      expect(
        main()
          .getAllByRole('tab')
          .map(({ textContent }) => textContent),
      ).toEqual(tabs)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(
        backend.record
          .since()
          .map(({ method, path }) => `${method} ${path}`)
          .sort(),
      ).toEqual(['GET /category', `GET /class/${chess}`, 'GET /manual-purchase', 'GET /user/login/access'])
    },
  )

  it('do not contain the meeting link', async () => {
    const { backend } = await open()
    await heading('Chess from the very first move')
    expect(backend.store.listings.byId('class', chess)!.link).toContain('meet.example.com')
    expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
  })

  it('keep line breaks and text direction of a description', async () => {
    await open(address, { as: student }, (prepared) =>
      change(prepared, 'class', chess, { description: 'one\n\n  two' }),
    )
    const text = await main().findByText(
      (_, element) => element?.tagName === 'P' && element.textContent === 'one\n\n  two',
    )
    expect(text).toHaveClass('whitespace-pre-wrap')
    expect(text).toHaveAttribute('dir', 'auto')
  })

  it('say when date and description are missing', async () => {
    await open(address, { as: student }, ({ store }) => {
      const { startDate: _date, ...rest } = store.listings.byId('class', chess)!
      store.listings.replace('class', { ...rest, description: ' ' })
    })
    expect(await main().findByText(en('classes:noDate'))).toBeVisible()
    expect(main().getByText(en('classes:details.noDescription'))).toBeVisible()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
  })

  it('say since when a class has been ongoing, and never that it is past', async () => {
    await open(address, { as: student }, (prepared) =>
      change(prepared, 'class', chess, { startDate: '2020-01-01T10:00:00.000Z' }),
    )
    expect(await main().findByText('ongoing since Wed, Jan 1, 2020')).toBeVisible()
    expect(main().getByText('01/01/2020-10:00 UTC')).toBeVisible()
  })

  it('say no price to who is enrolled', async () => {
    const scratch = listingId('class', 'scratch-first-game')
    await open(`/classdetails/${scratch}/class`, { as: 'aziza@nihol.test' })
    expect(await main().findByRole('link', { name: en('classes:enrol.toClassroom') })).toBeVisible()
    expect(main().queryByText(/\$10/)).toBeNull()
    expect(main().queryByText(en('classes:details.priceNote.class'))).toBeNull()
  })

  it.each(Object.keys(sentinels) as SentinelName[])('render %s without breaking', async (name) => {
    const { type, _id } = sentinels[name]
    await open(`/classdetails/${_id}/${type}`, { as: student, sentinels: true })
    expect(await main().findByRole('tab', { name: en('classes:details.tab.about') })).toBeVisible()
    expect(main().getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
    expect(
      document.querySelectorAll(
        'main script, main [onerror], main img[src^="javascript"], main img[src*=".."], main a[href^="javascript"]',
      ),
    ).toHaveLength(0)
    expect(document.title.length).toBeLessThan(90)
    expect(main().getByText(name === 'negativePrice' ? en('classes:noPrice') : /^(Free|\$[\d,.]+)$/)).toBeVisible()
  })
})

describe('the tabs', () => {
  it('are in the address, and label the example as an example', async () => {
    const { user, address: now } = await open(address, { as: student }, (prepared) =>
      change(prepared, 'class', chess, { description: 'We meet the pieces one by one.' }),
    )
    await user.click(await main().findByRole('tab', { name: en('classes:details.tab.overview') }))
    await waitFor(() => expect(now()).toBe(`${address}?tab=overview`))
    const panel = () => within(main().getByRole('tabpanel'))
    expect(panel().getByText(en('classes:example.label'))).toBeVisible()
    expect(panel().getByText('Ages 8–12')).toBeVisible()
    expect(panel().getByText(en('classes:example.learners', { from: 4, to: 8 }))).toBeVisible()
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(now()).toBe(`${address}?tab=schedule`))
    expect(main().getByRole('tab', { name: en('classes:details.tab.schedule') })).toHaveFocus()
    for (const words of [
      en('classes:example.label'),
      en('classes:example.weekly', { price: '$8' }),
      en('classes:example.minutes', { minutes: 25 }),
      en('classes:example.seats', { taken: 3, total: 8 }),
    ])
      expect(panel().getByText(words)).toBeVisible()
    await user.keyboard('{End}')
    expect(await panel().findByText(en('classes:example.label'))).toBeVisible()
    await user.keyboard('{Home}')
    await waitFor(() => expect(now()).toBe(address))
    expect(main().queryByText(en('classes:example.label'))).toBeNull()
    expect(main().getByText(en('classes:reviews.label'))).toBeVisible()
  })

  it('leave out of the example what the class says otherwise', async () => {
    const { user } = await open(`${address}?tab=overview`, { as: student }, (prepared) =>
      change(prepared, 'class', chess, {
        description:
          'Chess.\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Ages 7-11. Up to 8 children.',
        startDate: '2026-12-02T22:00:00.000Z',
        price: 10,
      }),
    )
    const panel = () => within(main().getByRole('tabpanel'))
    expect(await main().findByText('7–11 years')).toBeVisible()
    expect(panel().getByText(en('classes:example.label'))).toBeVisible()
    expect(panel().queryByRole('list', { name: en('classes:example.factsLabel') })).toBeNull()
    await user.click(main().getByRole('tab', { name: en('classes:details.tab.schedule') }))
    expect(panel().getByRole('heading', { name: '50 minutes, step by step' })).toBeVisible()
    const facts = within(panel().getByRole('list', { name: en('classes:example.factsLabel') })).getAllByRole('listitem')
    expect(facts.map(({ textContent }) => textContent)).toEqual(['50 minutes'])
    for (const minutes of ['6 minutes', '16 minutes', '20 minutes', '8 minutes'])
      expect(panel().getByText(minutes)).toBeVisible()
  })

  it('open the tab of the address, or the first for an unknown value', async () => {
    await open(`${address}?tab=teacher`)
    expect(await main().findByRole('tab', { name: en('classes:details.tab.teacher'), selected: true })).toBeVisible()
    await renderApp(`${address}?tab=constructor`, { as: student })
    expect(
      await screen.findAllByRole('tab', { name: en('classes:details.tab.about'), selected: true }),
    ).not.toHaveLength(0)
  })

  it('keep the figures of the example out of the facts card', async () => {
    await open()
    await heading('Chess from the very first move')
    const card = main().getByText('$8').closest('div.rounded-card')!
    expect(card.textContent).not.toMatch(/weekly|25 minutes|3\/8|8–12|learners/)
  })
})
