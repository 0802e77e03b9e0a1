import type { Random } from './random.ts'
import type { Field } from './toolkit.ts'

const names = ['Dilnoza Karimova', 'Oʻgʻiloy', 'Bekzod Toʻrayev', 'Anne-Marie O’Neil', 'Гулноза', '李小龍']
const sentences = [
  'We would like to begin next week.',
  'Bolam 9 yoshda, shaxmatni yaxshi koʻradi.',
  'Two lines\nof text.',
  'Oʻgʻlim robototexnikani oʻrganmoqchi.',
]
const wrong = [
  '',
  '   ',
  '<b>bold</b>',
  'x'.repeat(160),
  '👩‍👩‍👧 🇺🇿',
  '0',
  '-1',
  'drop table; --',
  'dilshod@',
  'javascript:alert(1)',
  '{{count}}',
]

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

export type Person = { email: string; password: string }

/** A careful visitor's text for a field; `turn` changes it each time. */
export function valid(random: Random, { type, name, form }: Field, person: Person, turn: number): string {
  // The stand-in scheduler adds history entries for the email of every second booking.
  if (name === 'parentEmail') return `parent${turn}${random.chance(0.5) ? '+pushes' : ''}@nihol.test`
  if (type === 'email') return form === 'account' && random.chance(0.8) ? person.email : `parent${turn}@nihol.test`
  if (/^(password|confirm)$/.test(name)) return person.password
  if (type === 'tel') return random.pick(['+1 215 555 0134', '90 123 45 67', '(555) 123-4567', '8 901 234 56 78'])
  if (type === 'url') return `https://meet.example.com/room-${turn}`
  if (type === 'search') return random.pick(['chess', 'shaxmat', 'Python', 'qur', 'zzz'])
  if (type === 'datetime-local') return `${inDays(random.pick([1, 9, 40]))}T${random.pick(['09:30', '18:00'])}`
  if (type === 'date') return inDays(random.pick([-3, 0, 2, 20]))
  if (name === 'price') return random.pick(['0', '12.50', '8,5', '120'])
  if (type === 'textarea') return `${random.pick(sentences)} ${turn}`
  return `${random.pick(names)} ${turn}`
}

/** A clumsy visitor's text. Invalid dates can't be typed. */
export function invalid(random: Random, { type }: Field): string {
  if (type === 'datetime-local') return random.pick(['', '1999-12-31T23:59'])
  if (type === 'date') return random.pick(['', '1999-12-31', '9999-12-31'])
  return random.pick(wrong)
}
