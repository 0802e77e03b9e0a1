import { within } from '@testing-library/react'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { main, openApp, textsOf } from '../renderApp.tsx'

export const scratch = listingId('class', 'scratch-first-game')
export const python = listingId('group', 'python-beginners')
export const quran = listingId('group', 'quran-oilaviy')
export const student = 'aziza@nihol.test'
export const teacher = 'rustam@nihol.test'

export const open = (options: Parameters<typeof openApp>[1], prepare?: (backend: Backend) => unknown) =>
  openApp('/dashboard', options, prepare)

/** The titles of the cards, without the banner. */
export const cardTitles = () => {
  const headings = main().getAllByRole('heading', { level: 3 })
  return textsOf(headings.filter((heading) => heading.closest('li') !== null))
}

/** The links of the cards, without the banner. */
export const cardAddresses = () =>
  main()
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('link').getAttribute('href'))

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
    faults.add({ path: '/manual-purchase', times: 9, body: purchases })

/** The classes and groups of a teacher. */
export const own =
  (classes: unknown, groups: unknown = []) =>
  ({ faults }: Backend) => {
    faults.add({ path: '/class/own-classes', body: classes })
    faults.add({ path: '/group/own-groups', body: groups })
  }

/** The ids of the single classes and groups that were requested, in order. */
export const askedFor = ({ record }: Backend) =>
  record.since().flatMap(({ path }) => /^\/(?:class|group)\/(?!public$|own-)([^/]+)$/.exec(path)?.[1] ?? [])

/** Empties the public lists, so that classes are read by id. */
export function unlist({ faults }: Backend) {
  for (const path of ['/class/public', '/group/public']) faults.add({ path, times: 9, body: [] })
}
