import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

it('a picture that does not load leaves its place empty', async () => {
  await renderApp('/', { language: 'uz' })
  const [broken, other] = (await screen.findByRole('region', { name: uz('home:whyChoose.title') })).querySelectorAll(
    'img',
  )
  expect(broken).toBeVisible()
  fireEvent.error(broken!)
  expect(broken).not.toBeVisible()
  expect(other).toBeVisible()
})
