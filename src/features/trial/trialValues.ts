import * as v from 'valibot'
import type { TrialBooking } from '@/api/trialBookings.ts'
import { emailText } from '@/lib/emailText.ts'
import { filledText, phoneText } from '@/lib/fieldSchemas.ts'
import { grades, plans, sources, subjects } from './trialOptions.ts'
import { schedulerUri } from './schedulerUri.ts'
import type { TrialPrefill } from './trialPrefill.ts'
import { slotEnd, slotsOf } from './trialSlots.ts'

export const steps = [1, 2, 3, 4] as const
export type Step = (typeof steps)[number]

/** Everything that the booking knows, as it lies in the form and in its draft. */
export type TrialValues = {
  step: Step
  parentName: string
  parentPhoneNumber: string
  parentEmail: string
  childrenFullName: string
  gradeLevel: string
  subject: string
  /** How the time is chosen: in the embedded calendar, or from our own list. */
  way: 'calendar' | 'list'
  /** The uri of the event that the scheduler reported, or what stands for one that is not passed on; empty while nothing is booked. */
  uri: string
  day: string
  slot: string
  who: string
  planningToStart: string
  hearAboutUs: string
  hearAboutUsOther: string
  /** What a page had filled in, so that it does so once. */
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
  who: '',
  planningToStart: '',
  hearAboutUs: '',
  hearAboutUsOther: '',
  prefilled: '',
}

const oneOf = <const T extends readonly string[]>(values: T) => v.picklist(values, 'chooseOne')

/** What each step must hold (SPEC.md §4, §5). The messages are keys of messages.json. */
const stepSchemas = {
  1: v.object({ parentName: filledText, parentPhoneNumber: phoneText, parentEmail: emailText }),
  2: v.object({ childrenFullName: filledText, gradeLevel: oneOf(grades), subject: oneOf(subjects) }),
  3: v.pipe(
    v.object({ way: v.string(), uri: v.string(), day: v.string(), slot: v.string() }),
    v.forward(
      v.check(({ way, uri, day }) => uri !== '' || way === 'calendar' || slotsOf(day, new Date()).length > 0, 'chooseOne'),
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
    v.object({ who: oneOf(['parent', 'student']), planningToStart: oneOf(plans), hearAboutUs: oneOf(sources), hearAboutUsOther: v.pipe(v.string(), v.trim()) }),
    v.forward(
      v.partialCheck([['hearAboutUs'], ['hearAboutUsOther']], ({ hearAboutUs, hearAboutUsOther }) => hearAboutUs !== 'Other' || v.is(filledText, hearAboutUsOther), 'required'),
      ['hearAboutUsOther'],
    ),
  ),
} as const

export const stepSchema = (step: Step) => stepSchemas[step]

/** Whether all that a step asks for is answered, as of this moment: a time that was asked for may have passed. */
export const isStepDone = (step: Step, values: TrialValues): boolean => v.is(stepSchemas[step], values)

/** Which step a field of the request belongs to. */
export const stepOf = (field: string): Step | undefined => steps.find((step) => step !== 3 && Object.hasOwn(stepSchemas[step].entries, field))

/** Whether anything was answered that closing could lose; what a page filled in itself does not count. */
export function hasAnswers(values: TrialValues, prefill: TrialPrefill): boolean {
  const { step: _step, way: _way, prefilled: _prefilled, ...answers } = values
  const given: Readonly<Record<string, unknown>> = prefill
  return Object.entries(answers).some(([name, value]) => value !== '' && value !== given[name])
}

/**
 * The booking as it stands when the dialog opens: the draft of this tab as far as it makes sense, with what the page filled in on top,
 * unless the same was filled in before. A requested time that has passed is dropped, and the step is one that can be reached.
 */
export function restoreTrial(draft: Readonly<Record<string, unknown>> | null, prefill: TrialPrefill, { calendar, now }: { calendar: boolean; now: Date }): TrialValues {
  const values: TrialValues = { ...empty }
  for (const name of Object.keys(empty) as (keyof TrialValues)[]) {
    const value = draft?.[name]
    if (name !== 'step' && name !== 'way' && typeof value === 'string') values[name] = value
  }
  const prefilled = Object.keys(prefill).length === 0 ? '' : JSON.stringify(prefill)
  if (prefilled !== '' && prefilled !== values.prefilled) Object.assign(values, prefill, { prefilled })
  values.way = calendar && draft?.['way'] !== 'list' ? 'calendar' : 'list'
  if (!slotsOf(values.day, now).includes(values.slot)) values.slot = ''
  if (slotsOf(values.day, now).length === 0) values.day = ''
  const reached = steps.find((step) => step === draft?.['step']) ?? 1
  values.step = steps.find((step) => step === reached || !isStepDone(step, values)) ?? 1
  return values
}

/** The sentence that stands for date and times until a scheduler's or a requested one takes its place (SPEC.md §3). */
export const inScheduler = 'The scheduler holds the date and time.'

const inEveryField = (text: string) => ({ scheduleDate: text, startTime: text, endTime: text })

/** The payload of POST /lesson/trial. Its words never depend on the language. */
export function toBooking(values: TrialValues): TrialBooking {
  const parent = v.parse(stepSchemas[1], values)
  const student = v.parse(stepSchemas[2], values)
  const { who, ...questions } = v.parse(stepSchemas[4], values)
  const { uri, day, slot } = values
  const requested = slot === '' ? inEveryField(inScheduler) : { scheduleDate: day, startTime: slot, endTime: slotEnd(slot) }
  return {
    ...parent,
    ...student,
    // A draft, too, may hold any text as its uri.
    ...(uri === '' ? requested : inEveryField(schedulerUri(uri) ?? inScheduler)),
    isParent: who === 'parent',
    isStudent: who === 'student',
    ...questions,
    hearAboutUsOther: questions.hearAboutUs === 'Other' ? questions.hearAboutUsOther : '',
    isBooked: uri !== '',
  }
}
