import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import english from '@/i18n/en/site.json'
import uzbek from '@/i18n/uz/site.json'
import { en, uz } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

// The three days cross the end of a month. Only the clock is faked; timers run.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 7, 30, 10, 0) }))
afterEach(() => vi.useRealTimers())

const options = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement!.textContent) // what a day shows instead is for the eyes only

const choices = {
  en: [
    { group: en('site:freeTrial.date'), options: ['31 AUG, Monday', '01 SEP, Tuesday', '02 SEP, Wednesday'] },
    { group: en('site:freeTrial.time'), options: ['01:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'] },
    {
      group: en('site:freeTrial.program'),
      options: [
        en('site:freeTrial.programs.coding'),
        en('site:freeTrial.programs.math'),
        en('site:freeTrial.programs.ela'),
      ],
    },
    {
      group: en('site:freeTrial.gradeBand'),
      options: [
        en('site:freeTrial.gradeBands.1-2'),
        en('site:freeTrial.gradeBands.3-4'),
        en('site:freeTrial.gradeBands.5-6'),
        en('site:freeTrial.gradeBands.7-8'),
        en('site:freeTrial.gradeBands.9-12'),
      ],
    },
  ],
  uz: [
    { group: uz('site:freeTrial.date'), options: ['31 AVG, dushanba', '01 SEN, seshanba', '02 SEN, chorshanba'] },
    { group: uz('site:freeTrial.time'), options: ['13:00', '14:00', '15:00', '16:00', '17:00'] },
    {
      group: uz('site:freeTrial.program'),
      options: [
        uz('site:freeTrial.programs.coding'),
        uz('site:freeTrial.programs.math'),
        uz('site:freeTrial.programs.ela'),
      ],
    },
    {
      group: uz('site:freeTrial.gradeBand'),
      options: [
        uz('site:freeTrial.gradeBands.1-2'),
        uz('site:freeTrial.gradeBands.3-4'),
        uz('site:freeTrial.gradeBands.5-6'),
        uz('site:freeTrial.gradeBands.7-8'),
        uz('site:freeTrial.gradeBands.9-12'),
      ],
    },
  ],
} as const

describe.each(['en', 'uz'] as const)('the free trial page in %s', (language) => {
  const { freeTrial } = { en: english, uz: uzbek }[language]

  it('offers the four choices of CONTRACT.md §2, none preselected', async () => {
    await renderApp('/free-trial', { language })
    expect(await screen.findByRole('heading', { level: 1, name: freeTrial.hero.title })).toBeVisible()
    expect(choices[language].map(({ group }) => ({ group, options: options(group) }))).toEqual(choices[language])
    expect(screen.getAllByRole('radiogroup')).toHaveLength(4)
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
  })
})

it.each([
  ['en', '2026-08-27', ['Fri28 AUG', 'Sat29 AUG', 'Sun30 AUG']],
  ['uz', '2026-08-30', ['Dush31 AVG', 'Sesh01 SEN', 'Chor02 SEN']],
] as const)('shows the weekday of each day in %s after %s', async (language, today, shown) => {
  vi.setSystemTime(new Date(`${today}T10:00`))
  await renderApp('/free-trial', { language })
  const days = await screen.findByRole('radiogroup', { name: choices[language][0].group })
  const cells = within(days)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')!.querySelector('[aria-hidden]')!.textContent)
  expect(cells).toEqual(shown)
})

it('updates the days at midnight', async () => {
  await renderApp('/free-trial')
  expect(await screen.findByRole('radio', { name: '31 AUG, Monday' })).toBeVisible()
  vi.setSystemTime(new Date(2026, 8, 1, 0, 1))
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() =>
    expect(options(en('site:freeTrial.date'))).toEqual(['02 SEP, Wednesday', '03 SEP, Thursday', '04 SEP, Friday']),
  )
})
