import { Hono } from 'hono'
import { bool, checkFields, email, filledText, oneOf, text } from './checkFields.ts'
import { type Env, jsonBody } from './context.ts'
import { refuse } from './refusal.ts'
import type { Store } from '../tables/store.ts'

// The options of CONTRACT.md §5 as they are sent in every language; the lists also contain the
// values that §3 and DECISIONS.md add (payload defaults, the tenth subject).
const grades = ['Kindergarten', ...Array.from({ length: 12 }, (_, index) => `Grade ${index + 1}`)]
const subjects = [
  'Quran',
  'IT coding',
  'Robotics',
  'Mental Arithmetic',
  'Mental Mathematics',
  'Business Entrepreneurship and financial literacy',
  'Phonics',
  'Chess',
  'Russian language',
  'SAT preparation',
] as const
const plans = ['Immediately', 'Within a week', 'Within a month', 'Not sure', 'Next month'] as const
const sources = ['Instagram', 'Facebook', 'Other', 'Friend recommendation'] as const

const trial = {
  parentName: filledText,
  parentPhoneNumber: filledText,
  parentEmail: email,
  childrenFullName: filledText,
  gradeLevel: oneOf(...grades),
  subject: oneOf(...subjects),
  // The scheduler's uri, a requested time, or the placeholder sentence: never empty.
  scheduleDate: filledText,
  startTime: filledText,
  endTime: filledText,
  isParent: bool,
  isStudent: bool,
  planningToStart: oneOf(...plans),
  hearAboutUs: oneOf(...sources),
  hearAboutUsOther: text,
  isBooked: bool,
}

export const trialRoutes = (store: Store) =>
  new Hono<Env>().post('/lesson/trial', async (c) => {
    const booking = checkFields(trial, await jsonBody(c))
    if (booking.isParent === booking.isStudent)
      refuse(422, 'isParent and isStudent exclude each other, and one must be true')
    if ((booking.hearAboutUs === 'Other') !== (booking.hearAboutUsOther.trim() !== '')) {
      refuse(422, 'hearAboutUsOther must be filled when hearAboutUs is Other, and only then')
    }
    store.inbox.add('trial', booking)
    return c.json({ message: 'Trial lesson booked' }, 201)
  })
