import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { sentinels, type SentinelName } from '../../backend/seed/sentinels.ts'
import { en, uz } from '../../words.ts'
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
      unit: en('classes:unit.class'),
      about: en('classes:details.tabs'),
      enroll: en('classes:enroll.action'),
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
      unit: uz('classes:unit.class'),
      about: uz('classes:details.aboutTitle.class'),
      enroll: uz('classes:enroll.action'),
      tabs: [
        uz('classes:details.tab.about'),
        uz('classes:details.tab.overview'),
        uz('classes:details.tab.schedule'),
        uz('classes:details.tab.teacher'),
      ],
    },
  ] as const)(
    'show title, price, start and description ($language)',
    async ({ language, type, category, unit, about, enroll, tabs }) => {
      const { backend } = await open(address, { as: student, language }, (prepared) =>
        change(prepared, 'class', chess, { startDate: '2027-11-25T20:30:00.000Z' }),
      )
      await heading('Chess from the very first move')
      expect(document.title).toBe(en('common:titleSuffix', { title: 'Chess from the very first move' }))
      expect(main().getByText(type)).toBeVisible()
      expect(await main().findByText(category)).toBeVisible()
      expect(main().getByText(unit)).toBeVisible()
      expect(main().getByText(/^We meet the pieces one by one/)).toBeVisible()
      expect(main().getByRole('heading', { level: 2, name: about })).toBeVisible()
      expect(main().getByText('25/11/2027-20:30 UTC').closest('time')).toHaveAttribute(
        'datetime',
        '2027-11-25T20:30:00.000Z',
      )
      expect(main().getByText('$8')).toBeVisible()
      expect(await main().findByRole('button', { name: enroll })).toBeEnabled()
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

  it('say that a class has ended, and offer neither enrolling nor a calendar', async () => {
    const { user } = await open(`${address}?enroll=1`, { as: student }, (prepared) =>
      change(prepared, 'class', chess, { startDate: '2020-01-01T10:00:00.000Z' }),
    )
    expect(await main().findByText(en('classes:over.class'))).toBeVisible()
    expect(main().getByText(en('classes:finished'))).toBeVisible()
    expect(main().getByText('01/01/2020-10:00 UTC')).toBeVisible()
    await user.click(main().getByRole('tab', { name: en('classes:details.tab.schedule') }))
    expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('say no price to who is enrolled', async () => {
    const scratch = listingId('class', 'scratch-first-game')
    await open(`/classdetails/${scratch}/class`, { as: 'aziza@nihol.test' })
    expect(await main().findByRole('link', { name: en('classes:enroll.toClassroom') })).toBeVisible()
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
