import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { writeDraft } from '@/lib/storage/drafts.ts'
import { uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

const priceOf = (plans: Parameters<typeof lowestPrice>[0]) => uz('trialBar:price', { price: money(lowestPrice(plans)) })
const price = priceOf(groupPlans)

beforeEach(() => {
  ;(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({
    width: 360,
    height: 740,
  })
})

/** The bar comes with the first press, and stays hidden until the visitor scrolls. */
async function bar(draft?: Record<string, unknown>, path = '/about-us') {
  await renderApp(path, { language: 'uz' })
  if (draft) writeDraft('trial', draft)
  fireEvent.pointerDown(document.body)
  return within(await screen.findByRole('region', { name: uz('trialBar:label'), hidden: true }))
}

it('says the price and what the button does', async () => {
  const shown = await bar()
  expect(shown.getByText(price, { normalizer: String })).toBeInTheDocument()
  expect(shown.getByRole('button', { name: uz('common:nav.bookTrial'), hidden: true })).toBeInTheDocument()
})

it('says the lowest price of the plans that are shown', async () => {
  const shown = await bar(undefined, '/pricing?plan=individual')
  expect(shown.getByText(priceOf(individualPlans), { normalizer: String })).toBeInTheDocument()
})

it('returns to an unfinished booking and shows no price', async () => {
  const shown = await bar({ parentName: 'Nodira', step: 3 })
  expect(
    shown.getByRole('button', { name: uz('common:nav.continueTrial', { step: 3 }), hidden: true }),
  ).toBeInTheDocument()
  expect(shown.queryByText(price, { normalizer: String })).toBeNull()
})

it('shows no monthly price below the list of classes', async () => {
  const shown = await bar(undefined, '/lessons')
  expect(shown.getByRole('button', { name: uz('common:nav.bookTrial'), hidden: true })).toBeInTheDocument()
  expect(shown.queryByText(price, { normalizer: String })).toBeNull()
})
