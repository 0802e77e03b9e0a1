import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

it('marks the current page in the navigation of the site, then the next', async () => {
  const { address, user } = await renderApp('/pricing', { language: 'uz' })
  const navigation = within(await screen.findByRole('navigation', { name: uz('common:nav.main') }))
  const marked = () =>
    navigation.queryAllByRole('link', { current: 'page' }).map((current) => current.getAttribute('href'))
  expect(marked()).toEqual(['/pricing'])
  await user.click(navigation.getByRole('link', { name: uz('common:nav.about') }))
  await waitFor(() => expect(marked()).toEqual(['/about-us']))
  expect(address()).toBe('/about-us')
})
