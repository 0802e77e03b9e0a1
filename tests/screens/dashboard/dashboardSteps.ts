import { screen, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { listingId } from '../../backend/seed/seed.ts'

/** Fakes the clock at a given time; waiting in the test still works. */
export const at = (moment: string) =>
  vi.useFakeTimers({
    now: new Date(moment),
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })

/** Opens the dashboard; `prepare` runs before the first request. */
export async function open(options: Parameters<typeof renderApp>[1], prepare: (backend: Backend) => void = () => {}) {
  const app = await renderApp('/dashboard', options)
  prepare(app.backend)
  await screen.findByRole('main')
  return app
}

export const main = () => within(screen.getByRole('main'))

/** The titles of the cards, without the banner. */
export const cardTitles = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .filter((heading) => heading.closest('li') !== null)
    .map(({ textContent }) => textContent)

export const banner = (name = en('dashboard:next.label')) => main().findByRole('region', { name })

/** Purchases of a number of classes, as ids or with the classes themselves, each starting a day after the previous class. */
export const many = (count: number, { populated = false, from = 0 } = {}) =>
  Array.from({ length: count }, (_, index) => {
    const _id = `c${from + index}`
    return { _id: `p${from + index}`, isConfirmed: true, classId: populated ? listingOf(_id, from + index) : _id }
  })

export const listingOf = (_id: string, day: number) => ({
  _id,
  title: `Class ${_id}`,
  startDate: new Date(Date.UTC(2027, 0, 1 + day)).toISOString(),
  price: 5,
})

export const buy =
  (purchases: unknown) =>
  ({ faults }: Backend) =>
    void faults.add({ path: '/manual-purchase', times: 9, body: purchases })

/** The ids of the single classes and groups that were requested, in order. */
export const askedFor = ({ record }: Backend) =>
  record.since().flatMap(({ path }) => /^\/(?:class|group)\/(?!public$|own-)([^/]+)$/.exec(path)?.[1] ?? [])

/** Empties the public lists, so that classes are read by id. */
export function unlist({ faults }: Backend) {
  for (const path of ['/class/public', '/group/public']) faults.add({ path, times: 9, body: [] })
}

export const scratch = listingId('class', 'scratch-first-game')

export const python = listingId('group', 'python-beginners')

export const quran = listingId('group', 'quran-oilaviy')

export const student = 'aziza@nihol.test'
