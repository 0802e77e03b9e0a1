import * as v from 'valibot'
import type { TrialBooking } from '@/api/trialBookings.ts'
import { emailText } from '@/ui/form/email.ts'
import { filledText, phoneText } from '@/ui/form/fieldSchemas.ts'
import { fill, parseStored } from '@/lib/storage/stored.ts'
import { grades, plans, sources, subjects, type Subject } from './trialOptions.ts'
import { schedulerUri } from '@/features/trial/scheduler/schedulerMessage.ts'
import type { TrialPrefill } from './trialPrefill.ts'
import { slotEnd, slotsOf, trialDays } from '@/features/trial/scheduler/trialSlots.ts'

export const steps = [1, 2, 3, 4] as const
export type Step = (typeof steps)[number]
export const stepNames = { 1: 'parent', 2: 'student', 3: 'schedule', 4: 'questionnaire' } as const

/** The form values, which are also the draft. */
export type TrialValues = {
  step: Step
  parentName: string
  parentPhoneNumber: string
  parentEmail: string
  childrenFullName: string
  gradeLevel: string
  subject: string
  /** Whether the time is chosen in the embedded scheduler or from our own list. */
  way: 'calendar' | 'list'
  /** URI of the booked event, or `inScheduler` if it must not be passed on; empty until a time has been booked. */
  uri: string
  day: string
  slot: string
  who: string
  planningToStart: string
  hearAboutUs: string
  hearAboutUsOther: string
  /** The last applied prefill as JSON, so that it is not applied again over the answers. */
  prefilled: string
}

const empty: TrialValues = {
  step: 1,
  parentName: '',
  parentPhoneNumber: '',
  parentEmail: '',
  childrenFullName: '',
  gradeLevel: '',
  subject: '',
  way: 'calendar',
  uri: '',
  day: '',
  slot: '',
  // The default of `isParent` (CONTRACT.md §3).
  who: 'parent',
  planningToStart: '',
  hearAboutUs: '',
  hearAboutUsOther: '',
  prefilled: '',
}

const oneOf = <const T extends readonly string[]>(values: T) => v.picklist(values, 'empty')

/** Validation per step (CONTRACT.md §4, §5). The messages are keys of messages.json. */
const stepSchemas = {
  1: v.object({ parentName: filledText, parentPhoneNumber: phoneText, parentEmail: emailText }),
  2: v.object({ childrenFullName: filledText, gradeLevel: oneOf(grades), subject: oneOf(subjects) }),
  3: v.pipe(
    v.object({ way: v.string(), uri: v.string(), day: v.string(), slot: v.string() }),
    v.forward(
      v.check(({ way, uri, day }) => uri !== '' || way === 'calendar' || slotsOf(day, new Date()).length > 0, 'empty'),
      ['day'],
    ),
    v.forward(
      v.check(({ way, uri, day, slot }) => {
        const slots = slotsOf(day, new Date())
        return uri !== '' || (way === 'list' && (slots.length === 0 || slots.includes(slot)))
      }, 'chooseTime'),
      ['slot'],
    ),
  ),
  4: v.pipe(
    v.object({
      who: oneOf(['parent', 'student']),
      planningToStart: oneOf(plans),
      hearAboutUs: oneOf(sources),
      hearAboutUsOther: v.pipe(v.string(), v.trim()),
    }),
    v.forward(
      v.partialCheck(
        [['hearAboutUs'], ['hearAboutUsOther']],
        ({ hearAboutUs, hearAboutUsOther }) => hearAboutUs !== 'Other' || v.is(filledText, hearAboutUsOther),
        'empty',
      ),
      ['hearAboutUsOther'],
    ),
  ),
} as const

export const stepSchema = (step: Step) => stepSchemas[step]

/** Whether a step is valid right now: a requested time may have passed in the meantime. */
export const isStepDone = (step: Step, values: TrialValues): boolean => v.is(stepSchemas[step], values)

/** Payload fields whose form field has another name. */
export const sentAs: Readonly<Record<string, 'day' | 'slot' | 'who'>> = {
  scheduleDate: 'day',
  startTime: 'slot',
  endTime: 'slot',
  isParent: 'who',
  isStudent: 'who',
}

/** The step with a form field. */
export const stepOf = (field: string): Step | undefined =>
  steps.find((step) => Object.hasOwn(stepSchemas[step].entries, field))

/** Whether there are answers to lose; preselected values don't count, nor does a day without a time. */
export function hasAnswers(values: TrialValues, prefill: TrialPrefill): boolean {
  const { step: _step, way: _way, prefilled: _prefilled, day, ...answers } = values
  const given: Readonly<Record<string, unknown>> = { who: empty.who, ...prefill }
  return Object.entries({ ...answers, day: values.slot === '' ? '' : day }).some(
    ([name, value]) => value !== '' && value !== given[name],
  )
}

/**
 * Initial form values: the valid fields of this tab's draft, overridden by a prefill not applied before. Replaces a
 * requested time that has passed with the first free day, and returns to the first incomplete step.
 */
export function restoreTrial(
  draft: unknown,
  prefill: TrialPrefill,
  { calendar, now }: { calendar: boolean; now: Date },
): TrialValues {
  const values = fill<TrialValues>({ ...empty }, draft, { step: steps, way: ['calendar', 'list'] })
  const prefilled = Object.keys(prefill).length === 0 ? '' : JSON.stringify(prefill)
  if (prefilled !== '' && prefilled !== values.prefilled) {
    const { wish, ...answers } = prefill
    // The subject of an earlier prefill isn't the current choice.
    Object.assign(values, wish === undefined ? {} : { subject: '' }, answers, { prefilled })
  }
  if (!calendar) values.way = 'list'
  if (!slotsOf(values.day, now).includes(values.slot)) values.slot = ''
  if (slotsOf(values.day, now).length === 0)
    values.day = trialDays(now).find((day) => slotsOf(day, now).length > 0) ?? ''
  values.step = steps.find((step) => step === values.step || !isStepDone(step, values)) ?? 1
  return values
}

/** The prefilled values. */
const givenIn = ({ prefilled }: TrialValues) =>
  fill({ subject: '', wish: '', gradeLevel: '', day: '', slot: '' }, parseStored(prefilled))

/** Whether the requested time is still the prefilled time. */
export function isTimeGiven(values: TrialValues): boolean {
  const given = givenIn(values)
  return values.slot !== '' && values.day === given.day && values.slot === given.slot
}

/** Whether step 3 waits for the scheduler to report a booking. */
export const awaitsBooking = (way: TrialValues['way'], uri: string): boolean => way === 'calendar' && uri === ''

/** Whether the grade is the first of the band chosen on the page before. */
export const isGradeGiven = (values: TrialValues): boolean =>
  values.gradeLevel !== '' && values.gradeLevel === givenIn(values).gradeLevel

/** Whether the previous page asked for English (ELA), which isn't one of our subjects. */
export const isElaWished = (values: TrialValues): boolean => givenIn(values).wish === 'ela'

/** The subjects in the order of CONTRACT.md §5, with the prefilled subject first: on a phone, the last subjects are below the fold. */
export function subjectsInOrder(values: TrialValues): readonly Subject[] {
  const given = subjects.filter((subject) => subject === givenIn(values).subject)
  return [...new Set([...given, ...subjects])]
}

/** Sent instead of date and times if neither a scheduler URI nor a requested time is known (CONTRACT.md §3). */
export const inScheduler = 'The scheduler holds the date and time.'

const inEveryField = (text: string) => ({ scheduleDate: text, startTime: text, endTime: text })

/** The payload of POST /lesson/trial; the same in every language. */
export function toBooking(values: TrialValues): TrialBooking {
  const parent = v.parse(stepSchemas[1], values)
  const student = v.parse(stepSchemas[2], values)
  const { who, ...questions } = v.parse(stepSchemas[4], values)
  const { uri, day, slot } = values
  const requested =
    slot === '' ? inEveryField(inScheduler) : { scheduleDate: day, startTime: slot, endTime: slotEnd(slot) }
  return {
    ...parent,
    ...student,
    // Checked again, because a draft's URI can be any text.
    ...(uri === '' ? requested : inEveryField(schedulerUri(uri) ?? inScheduler)),
    isParent: who === 'parent',
    isStudent: who === 'student',
    ...questions,
    hearAboutUsOther: questions.hearAboutUs === 'Other' ? questions.hearAboutUsOther : '',
    isBooked: uri !== '',
  }
}
