import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

describe('the kind of plan', () => {
  it('is written to the address, by mouse and keyboard', async () => {
    const { user, address } = await renderApp('/pricing')
    expect(screen.getByRole('heading', { name: en('pricing:groupTitle') })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: en('pricing:tabs.individual') }))
    expect(address()).toBe('/pricing?plan=individual')
    expect(screen.getByRole('heading', { name: en('pricing:individualTitle') })).toBeVisible()
    expect(screen.queryByRole('heading', { name: en('pricing:groupTitle') })).toBeNull()
    await user.keyboard('{ArrowLeft}')
    expect(address()).toBe('/pricing')
    expect(screen.getByRole('tab', { name: en('pricing:tabs.group') })).toHaveFocus()
  })

  it.each(['nonsense', '__proto__'])('%s is none: the group plans are selected', async (plan) => {
    await renderApp(`/pricing?plan=${plan}`)
    expect(screen.getByRole('tab', { name: en('pricing:tabs.group'), selected: true })).toBeVisible()
  })
})

it('hides a percentage that contradicts the prices', async () => {
  await renderApp('/pricing?plan=individual')
  expect(screen.getAllByText(/% off$/).map((said) => said.textContent)).toEqual(['20% off'])
})

it('labels the old and the new price for screen readers', async () => {
  await renderApp('/pricing', { language: 'uz' })
  expect(screen.getByText(uz('pricing:originalPrice', { price: '$400' }))).toBeInTheDocument()
  expect(screen.getByText(uz('pricing:currentPrice', { price: '$280' }))).toBeInTheDocument()
})
