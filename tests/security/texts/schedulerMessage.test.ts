import fc from 'fast-check'
import { expect, it } from 'vitest'
import { schedulerMessage, schedulerUri } from '@/features/trial/scheduler/schedulerMessage.ts'
import { checkEach, checkRandom } from '../hostile.ts'
import { hostileText } from '../hostileText.ts'

const uri = 'https://api.calendly.com/scheduled_events/abc'
const ours = { its: 'window' }
const frame = { origin: 'https://scheduler.example', source: ours, step: 3 }
const scheduled = (value: unknown = uri) => ({
  event: 'calendly.event_scheduled',
  payload: { event: { uri: value }, invitee: { uri: 'x' } },
})
const good = { origin: frame.origin, source: ours, data: scheduled() }

it('schedulerMessage accepts the uri of an event from our frame in step 3', () => {
  expect(schedulerMessage(good, frame)).toEqual({ booked: true, uri })
})

it.each(
  [
    ['calendly.event_rescheduled', 'calendly.event_scheduled_x', 'calendly.event_scheduled '],
    ['calendly.event_type_viewed', 'calendly.profile_page_viewed', 'calendly.date_and_time_selected'],
  ].flat(),
)('schedulerMessage learns from %j only that the scheduler has loaded', (event) => {
  const { payload } = scheduled()
  for (const data of [{ event }, { event, payload }])
    expect(schedulerMessage({ ...good, data }, frame)).toEqual({ booked: false })
})

checkEach<[string, object]>(
  'schedulerMessage takes nothing from',
  [
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
  ],
  ([, change]) => expect(schedulerMessage({ ...good, ...change }, frame)).toBeNull(),
)

it('schedulerMessage ignores messages while the frame has no window', () => {
  expect(schedulerMessage({ ...good, source: null }, { ...frame, source: null })).toBeNull()
})

it.each([0, 1, 2, 4, 5, Number.NaN])('schedulerMessage ignores messages in step %d', (step) => {
  expect(schedulerMessage(good, { ...frame, step })).toBeNull()
})

checkEach<unknown>(
  'schedulerMessage takes nothing from the shape',
  [
    null,
    undefined,
    '',
    'calendly.event_scheduled',
    JSON.stringify(scheduled()),
    7,
    [],
    [scheduled()],
    {},
    ...['event_scheduled', 'Calendly.event_scheduled', ['calendly.event_scheduled']].map((event) => ({
      ...scheduled(),
      event,
    })),
    { event: 'calendly.event_scheduled' },
    ...[null, [], { uri }, { event: uri }, { event: [uri] }, { event: {} }, { event: { uri: undefined } }].map(
      (payload) => ({ ...scheduled(), payload }),
    ),
  ],
  (data) => expect(schedulerMessage({ ...good, data }, frame)).toBeNull(),
)

checkEach<unknown>(
  'schedulerMessage counts a booking, and passes on no uri of',
  [
    '',
    '   ',
    null,
    7,
    [uri],
    { toString: () => uri },
    'javascript:alert(1)',
    'https://evil.example/e/1',
    `${uri}${'1'.repeat(10_000)}`,
  ],
  (value) => {
    expect(schedulerMessage({ ...good, data: scheduled(value) }, frame)).toEqual({ booked: true, uri: null })
  },
)

checkRandom(
  'schedulerMessage never takes a booking out of random data, and never throws',
  fc.anything(),
  (data) => schedulerMessage({ ...good, data }, frame)?.booked !== true,
)
checkRandom(
  'schedulerMessage counts a booking of our frame only, whatever else of a message is right',
  fc.record({
    origin: fc.constantFrom(frame.origin, 'https://evil.example', 'null', ''),
    source: fc.constantFrom<unknown>(ours, null, {}),
    step: fc.constantFrom(1, 2, 3, 4),
    text: hostileText,
  }),
  ({ origin, source, step, text }) => {
    const taken = schedulerMessage({ origin, source, data: scheduled(text) }, { ...frame, step })
    const may = origin === frame.origin && source === ours && step === 3
    return may ? taken?.booked === true && taken.uri === schedulerUri(text) : taken === null
  },
)
