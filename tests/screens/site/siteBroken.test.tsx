import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

const fault = vi.hoisted(() => ({ on: true }))
vi.mock('@/features/pages/home/TopClassesSection.tsx', () => ({
  TopClassesSection: () => {
    if (fault.on) throw new Error('a fault in one section')
    return <p>Whole again</p>
  },
}))

it.each(['en', 'uz'] as const)('keeps the rest of the page in %s when one section breaks', async (language) => {
  const t = wordsOf(language)
  fault.on = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user } = await renderApp('/', { language })
  const alert = screen.getByText(t('common:sectionFailed')).closest<HTMLElement>('[role=alert]')!
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(6)
  fault.on = false
  await user.click(within(alert).getByRole('button', { name: t('common:tryAgain') }))
  expect(screen.getByText('Whole again')).toBeVisible()
  expect(screen.queryByText(t('common:sectionFailed'))).toBeNull()
})
