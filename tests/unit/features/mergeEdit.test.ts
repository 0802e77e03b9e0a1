import { expect, it } from 'vitest'
import type { Listing } from '@/api/listings.ts'
import { conflictDialog, mergeEdit } from '@/features/teaching/editConflicts.ts'
import { valuesOf, type ListingValues, type StoredValues } from '@/features/teaching/form/listingValues.ts'
import { deviceZone } from '@/lib/time/zoneOffset.ts'
import { fromLocalInput } from '@/lib/time/localDateTime.ts'
import { i18n, loadWords, startI18n } from '@/i18n/i18n.ts'
import { en } from '../../words.ts'
import { listing } from './listingEntries.ts'

const zone = deviceZone()
const weekly = (count: number, day = '2027-03-01', except = '') =>
  `Lessons: ${count}, every Mon and Wed, 17:00-17:50 (${zone}), from ${day}.${except}`
const at = (day: string, lines: string): Partial<Listing> => ({
  startDate: fromLocalInput(`${day}T17:00`)!,
  description: `Openings\n${lines}`,
})
const stored = listing('1', {
  title: 'Chess',
  categoryId: 'c1',
  link: 'https://meet.example.com/x',
  ...at('2027-03-01', weekly(24)),
})
const single: Partial<ListingValues> = { lessons: 'one', weekdays: '', count: '', ends: 'count' }

type Case = {
  when: string
  typed: Partial<ListingValues>
  elsewhere: Partial<Listing>
  conflicts: (keyof ListingValues)[]
  merged: Partial<ListingValues>
}

it.each<Case>([
  {
    when: 'different fields were changed, keeps both changes',
    typed: { title: 'Chess club' },
    elsewhere: { price: 30 },
    conflicts: [],
    merged: { title: 'Chess club', price: '30' },
  },
  {
    when: 'both changes are equal, asks nothing',
    typed: { title: 'Chess club' },
    elsewhere: { title: 'Chess club' },
    conflicts: [],
    merged: { title: 'Chess club' },
  },
  {
    when: 'one field was changed in both places, names it',
    typed: { title: 'Chess club' },
    elsewhere: { title: 'Chess for all', price: 30 },
    conflicts: ['title'],
    merged: { title: 'Chess club', price: '30' },
  },
  {
    when: 'a field that cannot be cleared was emptied, keeps the stored value',
    typed: { category: '' },
    elsewhere: { categoryId: 'c2' },
    conflicts: [],
    merged: { category: 'c2' },
  },
  {
    when: 'the number of lessons and the start were changed, keeps both',
    typed: { count: '30' },
    elsewhere: at('2027-03-03', weekly(24, '2027-03-03')),
    conflicts: [],
    merged: { count: '30', startDate: '2027-03-03T17:00' },
  },
  {
    when: 'another choice of lessons meets another number of lessons, names the number',
    typed: single,
    elsewhere: at('2027-03-01', weekly(30)),
    conflicts: ['count'],
    merged: { lessons: 'one', weekdays: '', count: '' },
  },
  {
    when: 'a number of lessons meets another choice of lessons, names both schedules',
    typed: { count: '30' },
    elsewhere: at('2027-03-01', `Lesson: 2027-03-01, 17:00-17:50 (${zone}).`),
    conflicts: ['weekdays', 'count', 'lessons'],
    merged: { lessons: 'weekly', weekdays: 'Mon Wed', count: '30' },
  },
  {
    when: 'a moved start would drop a chosen free day, names both schedules',
    typed: { freeDays: '2027-03-08' },
    elsewhere: at('2027-03-10', weekly(24, '2027-03-10')),
    conflicts: ['freeDays', 'startDate'],
    merged: { freeDays: '2027-03-08', startDate: '2027-03-01T17:00' },
  },
  {
    when: 'a number of lessons meets a last day, names both ends',
    typed: { count: '30' },
    elsewhere: at('2027-03-01', weekly(24).replace(/: 24, (.*)\.$/, ': $1 until 2027-06-25.')),
    conflicts: ['count', 'ends', 'lastDay'],
    merged: { ends: 'count', count: '30', lastDay: '' },
  },
])('an edit, when $when', ({ typed, elsewhere, conflicts, merged }) => {
  const base = valuesOf(stored)
  const edit = mergeEdit({ ...base, ...typed } as StoredValues, base, { ...stored, ...elsewhere })
  expect(edit.conflicts.toSorted()).toEqual(conflicts.toSorted())
  expect(edit.values).toMatchObject(merged)
})

it('both values of each conflict are named in words', async () => {
  await startI18n('en')
  await i18n.changeLanguage('en')
  await loadWords(['teaching', 'classes', 'messages'])
  const typed: Partial<ListingValues> = { ends: 'count', freeDays: '2027-03-08 2027-03-10', weekdays: 'Mon Wed' }
  const now = {
    ...stored,
    ...at('2027-03-06', weekly(24, '2027-03-06').replace(/: 24, every Mon and Wed/, ': every Sat')),
  }
  const names = ['ends', 'freeDays', 'weekdays'] as const
  const { facts } = conflictDialog(names, { ...valuesOf(stored), ...typed } as StoredValues, now, [])
  const [ends, days, weekdays] = [
    en('teaching:schedule.ends.legend'),
    en('teaching:schedule.freeDays'),
    en('teaching:schedule.weekdays'),
  ]
  expect(facts).toEqual([
    [en('teaching:changed.now', { field: ends }), en('teaching:schedule.ends.never')],
    [en('teaching:changed.yours', { field: ends }), en('teaching:schedule.ends.count')],
    [en('teaching:changed.now', { field: days }), '–'],
    [en('teaching:changed.yours', { field: days }), 'March 8, 2027, March 10, 2027'],
    [en('teaching:changed.now', { field: weekdays }), 'Sat'],
    [en('teaching:changed.yours', { field: weekdays }), 'Mon, Wed'],
  ])
})
