import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isFull } from '../../full.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { fillRequired, press, writes } from '../teaching/teachingForm.ts'
import { teacher } from '../teaching/teachingAddSteps.ts'

/** A sound value of every key that the app stores. */
const sound: Readonly<Record<string, unknown>> = {
  'draft:account': { email: 'nodira@misol.com' },
  'draft:contact': { name: 'Nodira', phoneNumber: '5551234567', email: 'nodira@misol.com' },
  'draft:consultation': { name: 'Nodira', phoneNumber: '5551234567', email: 'nodira@misol.com' },
  'draft:message': { firstName: 'Nodira', country: 'UZ', message: 'Hello' },
  'draft:trial': {
    step: 3,
    parentName: 'Nodira',
    way: 'list',
    uri: '',
    day: '2026-11-28',
    slot: '10:30',
    prefilled: '{}',
  },
  'draft:trial:wait': { until: Date.now() },
  'draft:trial:doubt': {},
  'draft:trial_sent': {
    subject: 'Chess',
    parentName: 'Nodira',
    parentPhoneNumber: '5551234567',
    parentEmail: 'nodira@misol.com',
    childrenFullName: 'Aziza',
    gradeLevel: 'Grade 3',
    scheduleDate: '2026-11-28',
    startTime: '10:30',
    isBooked: true,
  },
  'draft:listing:new': { type: 'group', title: 'Chess', startDate: '2026-12-01T10:00', was: { title: 'Chess' } },
  'draft:listing:new:run': { done: 1, of: 3, about: ['Chess', 'https://zoom.us/j/1', null] },
  'draft:listing:new:sent': {
    type: 'class',
    title: 'Chess',
    link: 'https://zoom.us/j/1',
    startDate: null,
    known: ['1'],
  },
  draft_owner: 'someone',
  scroll_positions: { '/': 100 },
  booked_trial: { subject: 'Chess', start: Date.now() + 9e7, isBooked: true, until: Date.now() + 9e8 },
  saved_classes: [{ type: 'class', id: '6650', title: 'Chess', price: 10, startDate: '2026-12-01T10:00:00Z' }],
  seen_classes: [{ type: 'class', id: '6650', title: 'Chess', price: 10, startDate: '2026-12-01T10:00:00Z' }],
  child_age: 9,
  second_clock: 'Asia/Tashkent',
  remembered_email: 'nodira@misol.com',
}

type Field = readonly [name: string, value: unknown]
/** A sound value, with the fields of each object changed; `alone` changes a value that is no object. */
const changed =
  (fields: (fields: Field[]) => Field[], alone = (value: unknown) => value) =>
  (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(changed(fields, alone))
      : typeof value === 'object' && value !== null
        ? Object.fromEntries(fields(Object.entries(value)))
        : alone(value)
const json = (change: (value: unknown) => unknown) => (value: unknown) => JSON.stringify(change(value))
/** Every field, or the value itself, replaced. */
const replaced = (by: unknown) =>
  json(
    changed(
      (fields) => fields.map(([name]) => [name, by]),
      () => by,
    ),
  )
/** Numbers that no Date can hold. */
const hugeNumbers = json(
  changed((fields) => fields.map(([name, one]) => [name, typeof one === 'number' ? 1e300 : one])),
)

const damages: readonly (readonly [string, (value: unknown) => string])[] = [
  ['its first field only', json(changed((fields) => fields.slice(0, 1)))],
  ['huge numbers, but a time that is kept', (value) => hugeNumbers(value).replace('"until":1e+300', '"until":8e15')],
  ['a text cut off', (value) => JSON.stringify(value).slice(0, -1)],
  ['fields of null', replaced(null)],
  ['fields of a list', replaced([[]])],
  ['fields of an object', replaced({ length: 1 })],
  ['fields of text', replaced('x')],
  ['fields of a flag', replaced(true)],
  ['fields below zero', replaced(-1)],
  ['a prototype', () => '{"__proto__":{"step":4,"type":"class","subject":"Chess","done":1}}'],
  ['a list', () => '[null,[],{}]'],
  ['a number', () => '1e300'],
  ['no JSON', () => '\u0000<script>'],
]

const damage = (how: (value: unknown) => string) => {
  for (const [key, value] of Object.entries(sound)) {
    const storage = /^draft|^scroll/.test(key) ? sessionStorage : localStorage
    storage.setItem(key, how(value))
  }
}

/** Collects what the error boundaries report. */
function crashes() {
  const found: unknown[] = []
  window.report = (kind, details) => void found.push(kind, details)
  onTestFinished(() => void delete window.report)
  return found
}

describe.each(isFull ? damages : damages.slice(0, 3))('storage that holds %s', (_, how) => {
  it('keeps no page from opening', async () => {
    const found = crashes()
    const app = await renderApp('/pricing')
    damage(how)
    for (const address of [
      '/?dialog=trial',
      '/?dialog=newsletter',
      '/?dialog=booked',
      '/contact-us',
      '/login',
      '/lessons?saved=1',
      '/privacy',
    ]) {
      cleanup()
      damage(how)
      app.restart(address)
      await screen.findByRole('heading', { level: 1 })
      if (/trial|newsletter/.test(address)) await screen.findAllByRole('dialog')
      expect([address, ...found]).toEqual([address])
    }
  })

  it('does not block publishing', async () => {
    const found = crashes()
    const app = await renderApp('/pricing', { as: teacher })
    damage(how)
    sessionStorage.removeItem('draft_owner') // otherwise the drafts are another user's, and are dropped
    app.restart('/add-class-group')
    await screen.findByLabelText(en('teaching:field.title'))
    await fillRequired()
    fireEvent.click(press(en('teaching:add.submit')))
    await waitFor(() =>
      expect(writes(app.backend).map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/(class|group)$/)),
    )
    expect(found).toEqual([])
  })
})
