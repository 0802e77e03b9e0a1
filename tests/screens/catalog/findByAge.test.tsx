import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { agesOf } from '@/listing/listingAudience.ts'
import { fitsAge } from '@/listing/schedule/agesIn.ts'
import { demoClasses } from '../../backend/seed/demoClasses.ts'
import { demoGroups } from '../../backend/seed/demoGroups.ts'
import { en } from '../../words.ts'
import { main, textsOf } from '../renderApp.tsx'
import { all, countOf, open, openFilters, seriesTitle, someCount, status } from './classesSteps.ts'

/** How many cards are for a child of nine. */
const forNine = new Set(
  [...demoClasses, ...demoGroups]
    .filter((listing) => fitsAge(agesOf({ ...listing, startDate: null }) ?? { from: 99, to: 99 }, 9))
    .map(({ title }) => seriesTitle(title)),
).size

const age = () => main().getByLabelText(en('classes:filter.age'))
const remove = (filter: string) => main().getByRole('button', { name: en('classes:filter.remove', { filter }) })

async function leaveAndReturn(go: (to: string) => void) {
  go('/pricing')
  await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull())
  go('/lessons')
}

describe('a catalog for a child', () => {
  it('remembers the age on this device, sends it nowhere, and forgets it when it is taken off', async () => {
    const { user, address, backend, go } = await open('/lessons', {})
    await status(someCount)
    await user.selectOptions(age(), '9')
    await status(countOf(forNine))
    expect(forNine).toBeGreaterThan(5)
    await leaveAndReturn(go)
    await waitFor(() => expect(address()).toBe('/lessons?age=9'))
    expect(JSON.stringify(backend.record.since())).not.toMatch(/age.{0,9}9\b/)
    await user.click(remove(en('classes:filter.forAge', { age: 9 })))
    await status(countOf(all(backend)))
    await leaveAndReturn(go)
    await status(countOf(all(backend)))
    expect(address()).toBe('/lessons')
  })

  it('does not add the age to a link that asks for something', async () => {
    const { user, address, go } = await open('/lessons', {})
    await status(someCount)
    await user.selectOptions(age(), '9')
    go('/lessons?category=Chess')
    await status(countOf(4))
    expect(address()).toBe('/lessons?category=Chess')
  })

  it('names each filter in words, to be taken off alone', async () => {
    const { user, address } = await open('/lessons?age=9&category=Chess&price=25&date=2026-12-01..', {})
    await status(someCount)
    const chips = within(main().getByRole('list', { name: en('classes:filter.on') })).getAllByRole('button')
    expect(textsOf(chips)).toEqual([
      en('classes:filter.forAge', { age: 9 }),
      en('courses:course.chess.name'),
      en('classes:filter.prices.25'),
      'December 1, 2026 – …',
    ])
    await user.click(remove(en('classes:filter.prices.25')))
    await waitFor(() => expect(address()).toBe('/lessons?age=9&category=Chess&date=2026-12-01..'))
    await user.click(main().getByRole('button', { name: en('courses:course.chess.name'), pressed: true }))
    await waitFor(() => expect(address()).toBe('/lessons?age=9&date=2026-12-01..'))
  })

  it('says in the filter sheet how many there are before it shows them, and Back undoes it', async () => {
    const { user, address, go } = await open('/lessons?age=9', {})
    await status(countOf(forNine))
    const sheet = await openFilters(user)
    await user.selectOptions(sheet.getByLabelText(en('classes:filter.type')), 'group')
    expect(address()).toBe('/lessons?age=9&dialog=filters')
    const button = sheet.getByRole('button', { name: /\d/ })
    const shown = Number(/\d+/.exec(button.textContent)![0])
    expect(button).toHaveTextContent(en('classes:filter.show_other', { shown }))
    await user.click(button)
    await waitFor(() => expect(address()).toBe('/lessons?age=9&type=group'))
    await status(countOf(shown))
    expect(screen.queryByRole('dialog')).toBeNull()
    go(-1)
    await waitFor(() => expect(address()).toBe('/lessons?age=9'))
  })
})
