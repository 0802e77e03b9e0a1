import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { schedulerMessage } from '@/features/trial/schedulerMessage.ts'
import { checkEach, checkRandom, hostileText } from './hostile.ts'

const ours = { its: 'window' }
const frame = { origin: 'https://scheduler.example', source: ours, step: 3 }
const uri = 'https://scheduler.example/scheduled_events/abc'
const scheduled = (value: unknown = uri) => ({ event: 'calendly.event_scheduled', payload: { event: { uri: value }, invitee: { uri: 'x' } } })
const good = { origin: frame.origin, source: ours, data: scheduled() }

describe('schedulerMessage', () => {
  it('takes the uri of an event that our frame reports in step 3', () => {
    expect(schedulerMessage(good, frame)).toEqual({ uri })
    expect(schedulerMessage({ ...good, data: scheduled('u'.repeat(2048)) }, frame)).toEqual({ uri: 'u'.repeat(2048) })
  })

  it.each(['calendly.event_rescheduled', 'calendly.event_scheduled_x', 'calendly.event_scheduled '])('takes no uri from %j', (event) => {
    expect(schedulerMessage({ ...good, data: { ...scheduled(), event } }, frame)).toEqual({ uri: null })
  })

  it('says the same of a repeat; that it changes nothing is for the booking to see to', () => {
    expect([good, good].map((message) => schedulerMessage(message, frame))).toEqual([{ uri }, { uri }])
  })

  it.each(['calendly.event_type_viewed', 'calendly.profile_page_viewed', 'calendly.date_and_time_selected'])('knows from %s only that the scheduler is there', (event) => {
    expect(schedulerMessage({ ...good, data: { event } }, frame)).toEqual({ uri: null })
  })

  checkEach<[string, object]>('takes nothing from', [
    ['another origin', { origin: 'https://evil.example' }],
    ['our own page', { origin: 'https://nihol.example' }],
    ['a look-alike host', { origin: 'https://scheduler.example.evil.example' }],
    ['the same host without encryption', { origin: 'http://scheduler.example' }],
    ['the same host on another port', { origin: 'https://scheduler.example:8443' }],
    ['a sandboxed page', { origin: 'null' }],
    ['no origin', { origin: '' }],
    ['another frame or a popup of the same origin', { source: { another: 'window' } }],
    ['no window', { source: null }],
    ['an undefined window', { source: undefined }],
  ], ([, change]) => {
    expect(schedulerMessage({ ...good, ...change }, frame)).toBeNull()
  })

  it('takes nothing while our frame has no window, not even from a message without one', () => {
    expect(schedulerMessage({ ...good, source: null }, { ...frame, source: null })).toBeNull()
  })

  it.each([0, 1, 2, 4, 5, Number.NaN])('takes nothing in step %d', (step) => {
    expect(schedulerMessage(good, { ...frame, step })).toBeNull()
  })

  checkEach<unknown>('takes nothing from the shape', [
    null,
    undefined,
    '',
    'calendly.event_scheduled',
    JSON.stringify(scheduled()),
    7,
    [],
    [scheduled()],
    {},
    { event: 'event_scheduled', payload: { event: { uri } } },
    { event: 'Calendly.event_scheduled', payload: { event: { uri } } },
    { event: ['calendly.event_scheduled'], payload: { event: { uri } } },
    { event: 'calendly.event_scheduled' },
    { event: 'calendly.event_scheduled', payload: null },
    { event: 'calendly.event_scheduled', payload: [] },
    { event: 'calendly.event_scheduled', payload: { uri } },
    { event: 'calendly.event_scheduled', payload: { event: uri } },
    { event: 'calendly.event_scheduled', payload: { event: [uri] } },
    scheduled(''),
    scheduled('   '),
    scheduled(null),
    { event: 'calendly.event_scheduled', payload: { event: { uri: undefined } } },
    scheduled(7),
    scheduled([uri]),
    scheduled({ toString: () => uri }),
  ], (data) => {
    expect(schedulerMessage({ ...good, data }, frame)).toBeNull()
  })

  it('takes no uri longer than an address can be', () => {
    expect(schedulerMessage({ ...good, data: scheduled('u'.repeat(2049)) }, frame)).toBeNull()
  })

  checkRandom('never takes a uri out of random data, and never throws', fc.anything(), (data) => (schedulerMessage({ ...good, data }, frame)?.uri ?? null) === null)
  checkRandom(
    'takes a uri of our frame only, whatever else of a message is right',
    fc.record({ origin: fc.constantFrom(frame.origin, 'https://evil.example', 'null', ''), source: fc.constantFrom<unknown>(ours, null, {}), step: fc.constantFrom(1, 2, 3, 4), text: hostileText }),
    ({ origin, source, step, text }) => {
      const taken = schedulerMessage({ origin, source, data: scheduled(text) }, { ...frame, step })
      const may = origin === frame.origin && source === ours && step === 3 && text.trim() !== '' && text.length <= 2048
      return may ? taken?.uri === text : taken === null
    },
  )
})
