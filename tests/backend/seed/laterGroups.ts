import type { DemoListing } from './demoListing.ts'

/** The groups that begin last, after a month or without a date. */
export const laterGroups: readonly DemoListing[] = [
  {
    slug: 'russian-conversation',
    teacher: 'rustam',
    subject: 'Russian language',
    title: 'Russian conversation for children at home abroad',
    description:
      'For children who understand Russian at home and answer in English. We talk, play and tell stories until speaking feels natural again. Reading and writing come in small portions. For ages 8 to 12.',
    price: 26,
    starts: { inDays: 34, at: '20:00' },
  },
  {
    slug: 'scratch-studio',
    teacher: 'rustam',
    subject: 'IT coding',
    title: 'Scratch studio: one game a month',
    description:
      'Each month the group plans, draws and programs one game together, and every child has a part to be proud of. We record a short video of the result for the family. For ages 8 to 11.',
    price: 38,
    starts: { inDays: 45, at: '21:00' },
  },
  {
    slug: 'quran-oilaviy',
    teacher: 'dilnoza',
    subject: 'Quran',
    title: 'Qurʼon: oilaviy guruh',
    description:
      'Ota-ona va farzand birga oʻqiydi: dam olish kuni ertalab, qisqa suralar va ularning maʼnosi. Guruh kichik, har bir oilaga alohida vaqt ajratiladi. Bu guruh bepul.',
    price: 0,
    starts: { inDays: 58, at: '14:00' },
  },
  {
    slug: 'arithmetic-second-level',
    teacher: 'dilnoza',
    subject: 'Mental Arithmetic',
    title: 'Mental arithmetic, second level',
    description:
      'For children who finished the abacus club or can add on the abacus already. We move on to subtraction and the small multiplication table, with imagination in place of beads. For ages 7 to 11.',
    price: 33,
    starts: { inDays: 70, at: '20:30' },
  },
  {
    slug: 'chess-tournament-team',
    teacher: 'rustam',
    subject: 'Chess',
    title: 'Tournament team',
    description:
      'Openings, time on the clock, and how to lose a game and sleep well afterwards. We prepare for an online school tournament and play it together. For children with a year of experience.',
    price: 48,
    starts: { inDays: 88, at: '20:30' },
  },
  {
    slug: 'family-budget-circle',
    teacher: 'dilnoza',
    subject: 'Business entrepreneurship and financial literacy',
    title: 'Money talk for teenagers',
    description:
      'Cards, loans, first jobs and the small print: what nobody explains before it matters. Six meetings with real examples from the United States. The first date is agreed with the families who enroll. For ages 14 to 17.',
    price: 42,
  },
]
