import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from './renderApp.tsx'

describe('the kind of plan', () => {
  it('is in the address, by mouse and by keyboard', async () => {
    const { user, address } = await renderApp('/pricing')
    expect(screen.getByRole('heading', { name: 'Group plans' })).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Individual' }))
    expect(address()).toBe('/pricing?plan=individual')
    expect(screen.getByRole('heading', { name: 'Individual plans' })).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Group plans' })).toBeNull()
    await user.keyboard('{ArrowLeft}')
    expect(address()).toBe('/pricing')
    expect(screen.getByRole('tab', { name: 'Group' })).toHaveFocus()
  })

  it.each(['/pricing?plan=individual', '/pricing?plan=nonsense', '/pricing?plan=__proto__'])('is read from %s', async (address) => {
    await renderApp(address)
    const wanted = address.endsWith('individual') ? 'Individual' : 'Group'
    expect(screen.getByRole('tab', { name: wanted, selected: true })).toBeVisible()
  })
})

it('never prints the percent that the money contradicts', async () => {
  await renderApp('/pricing?plan=individual')
  expect(screen.getByText('Save $50')).toBeVisible()
  expect(screen.getAllByText(/% off$/).map((said) => said.textContent)).toEqual(['20% off'])
})

it('says old and new price in words', async () => {
  await renderApp('/pricing', { language: 'uz' })
  expect(screen.getByText('Chegirmadan oldingi narx: $400')).toBeInTheDocument()
  expect(screen.getByText('Hozirgi narx: oyiga $280')).toBeInTheDocument()
})
