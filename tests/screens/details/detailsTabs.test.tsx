import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { renderApp, textsOf } from '../renderApp.tsx'
import { address, heading, main, open, openChanged, student } from './detailsSteps.ts'

const panel = () => within(main().getByRole('tabpanel'))

describe('the tabs', () => {
  it('are in the address, and label the example as an example', async () => {
    const { user, address: now } = await openChanged({ description: 'We meet the pieces one by one.' })
    await user.click(await main().findByRole('tab', { name: en('classes:details.tab.overview') }))
    await waitFor(() => expect(now()).toBe(`${address}?tab=overview`))
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
    const description =
      'Chess.\n\nLessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-12-02. Ages 7-11. Up to 8 children.'
    const changes = { description, startDate: '2026-12-02T22:00:00.000Z', price: 10 }
    const { user } = await openChanged(changes, `${address}?tab=overview`)
    expect(await main().findByText('Ages 7–11')).toBeVisible()
    expect(panel().getByText(en('classes:example.label'))).toBeVisible()
    expect(panel().queryByRole('list', { name: en('classes:example.factsLabel') })).toBeNull()
    await user.click(main().getByRole('tab', { name: en('classes:details.tab.schedule') }))
    expect(panel().getByRole('heading', { name: '50 minutes, step by step' })).toBeVisible()
    const facts = within(panel().getByRole('list', { name: en('classes:example.factsLabel') })).getAllByRole('listitem')
    expect(textsOf(facts)).toEqual(['50 minutes'])
    for (const minutes of ['6 minutes', '16 minutes', '20 minutes', '8 minutes'])
      expect(panel().getByText(minutes)).toBeVisible()
  })

  it('open the tab of the address, or the first for an unknown value', async () => {
    await open(`${address}?tab=teacher`)
    expect(await main().findByRole('tab', { name: en('classes:details.tab.teacher'), selected: true })).toBeVisible()
    await renderApp(`${address}?tab=constructor`, { as: student })
    const about = await screen.findAllByRole('tab', { name: en('classes:details.tab.about'), selected: true })
    expect(about).not.toHaveLength(0)
  })

  it('keep the figures of the example out of the facts card', async () => {
    await open()
    await heading('Chess from the very first move')
    const card = main().getByText('$8').closest('div.rounded-card')!
    expect(card.textContent).not.toMatch(/weekly|25 minutes|3\/8|8–12|learners/)
  })
})
