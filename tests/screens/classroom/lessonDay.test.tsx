import { within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { localDateTime } from '@/i18n/clock.ts'
import { languagesOf } from '../../full.ts'
import { en, wordsOf } from '../../words.ts'
import { main, openApp } from '../renderApp.tsx'
import { change, joinButton, room, student } from './classroomSteps.ts'

const startDate = '2027-03-01T22:00:00.000Z'

afterEach(() => void vi.restoreAllMocks())

it.each(languagesOf(1))('says how to prepare and how to reach the office about this lesson (%s)', async (language) => {
  const w = wordsOf(language)
  await openApp(room, { as: student, language }, (backend) => change(backend, { startDate }))
  expect(await main().findByRole('button', { name: w('classes:share.calendarFile') })).toBeVisible()
  const fold = (title: string) => main().getByText(title).closest('details')!
  const folds = [w('classroom:ready.title'), w('classroom:description'), w('classroom:cannotJoin.title')].map(fold)
  for (const folded of folds) expect(folded).not.toHaveAttribute('open')
  const help = within(fold(w('classroom:cannotJoin.title')))
  const message = w('classroom:cannotJoin.messageTimed', {
    title: 'Python for beginners, twice a week',
    time: localDateTime(new Date(startDate), language),
  })
  const address = (name: RegExp | string) => new URL(help.getByRole('link', { name }).getAttribute('href')!)
  expect(address(/Telegram/).searchParams.get('text')).toBe(message)
  expect(address(/WhatsApp/).searchParams.get('text')).toBe(message)
  const mail = address(w('classroom:cannotJoin.mail'))
  expect(decodeURIComponent(mail.search)).toBe(`?subject=Python for beginners, twice a week&body=${message}`)
})

it('offers the number of the meeting and its link only when asked', async () => {
  const copied: string[] = []
  const link = 'https://us02web.zoom.us/j/81234567890?pwd=secret'
  const { user } = await openApp(room, { as: student }, (backend) => change(backend, { link, startDate }))
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => Promise.resolve(void copied.push(text)))
  await joinButton()
  expect(document.documentElement.outerHTML).not.toContain('zoom')
  await user.click(main().getByText(en('classroom:cannotJoin.title')))
  const ask = main().getByRole('button', { name: en('classroom:cannotJoin.open') })
  expect(ask).toHaveAttribute('aria-expanded', 'false')
  await user.click(ask)
  expect(ask).toHaveAttribute('aria-expanded', 'true')
  expect(main().getByText('812 3456 7890')).toBeVisible()
  await user.click(main().getByRole('button', { name: en('classroom:cannotJoin.copy') }))
  expect(copied).toEqual([link])
  expect(await main().findByText(en('classroom:cannotJoin.copied'))).toBeVisible()
})

it('offers no other way into a meeting whose link is broken, but the office', async () => {
  await openApp(room, { as: student }, (backend) => change(backend, { link: 'ask me', startDate }))
  expect(await main().findByRole('link', { name: en('classroom:cannotJoin.mail') })).toBeVisible()
  expect(main().queryByRole('button', { name: en('classroom:cannotJoin.open') })).toBeNull()
})
