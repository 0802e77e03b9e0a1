import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { writeDraft } from '@/lib/storage/drafts.ts'
import { uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

const [ofGroups, ofLessons] = [groupPlans, individualPlans].map((plans) =>
  uz('trialBar:price', { price: money(lowestPrice(plans)) }),
) as [string, string]
const book = uz('common:nav.bookTrial')

beforeEach(() => {
  ;(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width: 360,
    height: 740,
  })
})

it.each([
  ['says the price and what the button does', '/about-us', null, book, [ofGroups]],
  ['says the lowest price of the plans that are shown', '/pricing?plan=individual', null, book, [ofLessons]],
  ['says no monthly price below the list of classes', '/lessons', null, book, []],
  [
    'returns to an unfinished booking and says no price',
    '/about-us',
    { parentName: 'Nodira', step: 3 },
    uz('common:nav.continueTrial', { step: 3 }),
    [],
  ],
] as const)('%s', async (_, path, draft, button, prices) => {
  await renderApp(path, { language: 'uz' })
  if (draft !== null) writeDraft('trial', draft)
  // The bar comes with the first press, and stays hidden until the visitor scrolls.
  fireEvent.pointerDown(document.body)
  const bar = within(await screen.findByRole('region', { name: uz('trialBar:label'), hidden: true }))
  expect(bar.getByRole('button', { name: button, hidden: true })).toBeInTheDocument()
  const isShown = (text: string) => bar.queryByText(text, { normalizer: String }) !== null
  expect([ofGroups, ofLessons].filter(isShown)).toEqual(prices)
})
