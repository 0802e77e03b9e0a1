import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { type SentinelName, sentinels } from '../../backend/seed/sentinels.ts'
import { en, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { textsOf } from '../renderApp.tsx'
import { address, change, chess, heading, main, open, openChanged, student } from './detailsSteps.ts'

const title = 'Chess from the very first move'

describe('the details of a class', () => {
  it('can be saved with the heart', async () => {
    const { user } = await open()
    await user.click(await main().findByRole('button', { name: en('classes:saved.saveThis') }))
    expect(main().getByRole('button', { name: en('classes:saved.isSaved') })).toHaveAttribute('aria-pressed', 'true')
    expect(localStorage.getItem('saved_classes')).toContain(chess)
  })

  it.each([
    ['en', 'Chess', en('classes:details.tabs')],
    ['uz', 'Shaxmat', wordsOf('uz')('classes:details.aboutTitle.class')],
  ] as const)(
    'show in %s title, price, start and description, and no meeting link',
    async (language, category, about) => {
      const w = wordsOf(language)
      const { backend } = await open(address, { as: student, language }, (prepared) =>
        change(prepared, 'class', chess, { startDate: '2027-11-25T20:30:00.000Z' }),
      )
      await heading(title)
      expect(document.title).toBe(en('common:titleSuffix', { title }))
      expect(main().getByText(w('classes:type.class'))).toBeVisible()
      expect(await main().findByText(category)).toBeVisible()
      expect(main().getByText('$8')).toBeVisible()
      expect(main().getByText(w('classes:unit.class'))).toBeVisible()
      expect(main().getByText(/^We meet the pieces one by one/)).toBeVisible()
      expect(main().getByRole('heading', { level: 2, name: about })).toBeVisible()
      const start = main().getByText('25/11/2027-20:30 UTC').closest('time')
      expect(start).toHaveAttribute('datetime', '2027-11-25T20:30:00.000Z')
      expect(await main().findByRole('button', { name: w('classes:enroll.action') })).toBeEnabled()
      expect(textsOf(main().getAllByRole('tab'))).toEqual([
        w('classes:details.tab.about'),
        w('classes:details.tab.overview'),
        w('classes:details.tab.schedule'),
        w('classes:details.tab.teacher'),
      ])
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      expect(backend.store.listings.byId('class', chess)!.link).toContain('meet.example.com')
      expect(document.documentElement.outerHTML).not.toContain('meet.example.com')
      const requests = backend.record.since().map(({ method, path }) => `${method} ${path}`)
      expect(requests.toSorted()).toEqual([
        'GET /category',
        `GET /class/${chess}`,
        'GET /manual-purchase',
        'GET /user/login/access',
      ])
    },
  )

  it('keep line breaks and text direction of a description', async () => {
    await openChanged({ description: 'one\n\n  two' })
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
  })

  it('say that a class has ended, and offer neither enrolling nor a calendar', async () => {
    const { user } = await openChanged({ startDate: '2020-01-01T10:00:00.000Z' }, `${address}?enroll=1`)
    expect(await main().findByText(en('classes:over.class'))).toBeVisible()
    expect(main().getByText(en('classes:finished'))).toBeVisible()
    expect(main().getByText('01/01/2020-10:00 UTC')).toBeVisible()
    await user.click(main().getByRole('tab', { name: en('classes:details.tab.schedule') }))
    expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
    expect(main().queryByText(en('classes:share.calendar'))).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('link the owner to the edit form', async () => {
    await open(address, { as: 'rustam@nihol.test' })
    const edit = await main().findByRole('link', { name: en('classes:enroll.edit.class') })
    expect(edit).toHaveAttribute('href', `/edit/${chess}/class`)
    expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
    // The teacher can add the facts that families would ask for.
    const missing = main().getByText(en('classes:schedule.missing.own')).nextElementSibling as HTMLElement
    expect(within(missing).getByRole('link')).toHaveAttribute('href', `/edit/${chess}/class`)
    expect(main().queryByText(en('classes:schedule.missing.title'))).toBeNull()
    expect(main().queryByText(en('classes:details.priceNote.class'))).toBeNull()
    expect(main().queryByRole('button', { name: en('classes:saved.saveThis') })).toBeNull()
  })

  it.each(Object.keys(sentinels) as SentinelName[])('render %s without breaking', async (name) => {
    const { type, _id } = sentinels[name]
    await open(`/classdetails/${_id}/${type}`, { as: student, sentinels: true })
    expect(await main().findByRole('tab', { name: en('classes:details.tab.about') })).toBeVisible()
    expect(main().getByRole('heading', { level: 1 })).not.toBeEmptyDOMElement()
    const unsafe = 'script, [onerror], img[src^="javascript"], img[src*=".."], a[href^="javascript"]'
    expect(screen.getByRole('main').querySelectorAll(unsafe)).toHaveLength(0)
    expect(document.title.length).toBeLessThan(90)
    expect(main().getByText(name === 'negativePrice' ? en('classes:noPrice') : /^(Free|\$[\d,.]+)$/)).toBeVisible()
  })
})

describe('an address without a class', () => {
  it.each(['/classdetails/a%2Fb/class', `/classdetails/${chess}/lesson`])(
    '%s shows Page not found, without a request',
    async (path) => {
      const { backend } = await open(path)
      expect(await heading(en('common:notFound.title'))).toBeVisible()
      expect(backend.record.since().map(({ path: asked }) => asked)).toEqual(['/user/login/access'])
    },
  )

  it('looks up a group only among the groups, and links to all classes instead', async () => {
    await open(`/classdetails/${listingId('group', 'python-beginners')}/class`)
    expect(await heading(en('classes:gone.class'))).toBeVisible()
    expect(main().getByRole('link', { name: en('classes:gone.all') })).toHaveAttribute('href', '/classes')
  })
})

describe('when the details cannot be loaded', () => {
  const path = `/class/${chess}`
  it('focuses the title after another attempt', async () => {
    const { user } = await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, status: 500 }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(en('messages:loadClassDetails'))
    expect(main().getByRole('heading', { level: 1, name: en('classes:details.title') })).toBeVisible()
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    const title = await heading('Chess from the very first move')
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('has one heading from the start, which becomes the title', async () => {
    const answer = hold(path)
    await open(address, { as: student })
    const early = main().getByRole('heading', { level: 1, name: en('classes:details.title') })
    early.focus()
    expect(textsOf(main().getAllByRole('status'))).toContain(en('common:loading'))
    answer()
    expect(await heading('Chess from the very first move')).toBe(early)
    expect(early).toHaveFocus()
  })
})
