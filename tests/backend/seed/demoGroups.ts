import type { DemoListing } from './demoListing.ts'

const rustam = 'Teacher: Rustam Karimov. Ten years with children, speaks Uzbek, English and Russian.'
const dilnoza = 'Teacher: Dilnoza Rahimova. Eight years with beginners, speaks Uzbek and English.'

export const demoGroups: readonly DemoListing[] = [
  {
    slug: 'python-beginners',
    teacher: 'rustam',
    subject: 'IT coding',
    title: 'Python for beginners, twice a week',
    description:
      'Eight lessons from the first line of code to a small quiz game. The group stays at six children, so that everybody gets to share the screen. Between lessons the teacher answers questions in the group chat. For ages 10 to 14.',
    price: 64,
    starts: { inDays: 2, at: '22:00' },
    schedule: {
      zone: 'America/New_York',
      minutes: 50,
      weekly: [0, 2],
      ends: { count: 8 },
      audience: `Ages 10-14. Up to 6 children. Taught in English. ${rustam}`,
    },
  },
  {
    slug: 'shaxmat-guruhi',
    teacher: 'rustam',
    subject: 'Chess',
    title: 'Shaxmat toʻgaragi: boshlovchilar guruhi',
    description:
      'Haftasiga ikki marta uchrashamiz: bittasida yangi mavzu, ikkinchisida oʻzaro oʻyin. Har oyning oxirida kichik musobaqa oʻtkaziladi va har bir bola fikrlashini soʻz bilan tushuntirishga oʻrganadi. 7–11 yoshli bolalar uchun.',
    price: 168,
    starts: { inDays: 5, at: '21:00' },
    schedule: {
      zone: 'America/New_York',
      minutes: 50,
      weekly: [0, 2],
      ends: { inDays: 83 },
      audience: `Ages 7-11. Up to 8 children. Taught in Uzbek. ${rustam}`,
    },
  },
  {
    slug: 'quran-tajwid-girls',
    teacher: 'dilnoza',
    subject: 'Quran',
    title: 'Tajweed step by step',
    description:
      'A calm group for children who can read Arabic letters and want to recite correctly. One rule a week, practiced on surahs they already know. Every child reads aloud in every lesson. For ages 9 to 13.',
    price: 35,
    // Three lessons have ended, and the last one is unknown.
    starts: { inDays: -17, at: '14:30' },
    schedule: {
      zone: 'America/Chicago',
      minutes: 60,
      weekly: [0],
      audience: `Ages 9-13. Up to 6 children. Taught in Uzbek and Arabic. ${dilnoza}`,
    },
  },
  {
    slug: 'abacus-club',
    teacher: 'dilnoza',
    subject: 'Mental Arithmetic',
    title: 'Abacus club',
    description:
      'Ten minutes of warm-up, twenty of new technique, ten of play: that is our rhythm twice a week. After two months most children add two-digit numbers without the abacus in front of them. For ages 6 to 9.',
    price: 28,
    starts: { inDays: 9, at: '20:30' },
  },
  {
    slug: 'ingliz-tovushlari',
    teacher: 'dilnoza',
    subject: 'Phonics',
    title: 'Phonics: inglizcha oʻqishni boshlaymiz',
    description:
      'Oʻzbekcha gapiradigan bolalar inglizcha tovushlarni oʻyin orqali oʻrganadi va sakkizinchi darsda birinchi kitobchasini oʻzi oʻqiydi. Ota-onalar uchun har haftada qisqa maslahat yuboriladi. 5–7 yoshli bolalar uchun.',
    price: 96,
    starts: { inDays: 11, at: '21:00' },
    schedule: {
      zone: 'America/New_York',
      minutes: 30,
      weekly: [0, 3],
      ends: { count: 16 },
      audience: `Ages 5-7. Taught in English and Uzbek. ${dilnoza}`,
    },
  },
  {
    slug: 'mental-math-olympiad',
    teacher: 'rustam',
    subject: 'Mental Mathematics',
    title: 'Olympiad warm-up: quick and clever',
    description:
      'Problems that look long and turn out short. We collect tricks for percentages, remainders and shapes, and try them on questions from real school olympiads. For grades 5 to 7.',
    price: 36,
    starts: { inDays: 14, at: '22:30' },
  },
  {
    slug: 'robotics-line-follower',
    teacher: 'rustam',
    subject: 'Robotics',
    title: 'Line follower: build it, teach it, race it',
    description:
      'In ten lessons the group wires and programs a small robot that finds its way along a line. The list of parts costs about $35 and is sent to you after enrolling; a simulator is the free way to take part. For ages 10 to 15.',
    price: 100,
    starts: { inDays: 17, at: '23:30' },
    schedule: {
      zone: 'America/Los_Angeles',
      minutes: 75,
      weekly: [0],
      ends: { count: 10 },
      audience: `Ages 10-15. Up to 5 children. Taught in English. ${rustam}`,
    },
  },
  {
    slug: 'yosh-tadbirkorlar',
    teacher: 'dilnoza',
    subject: 'Business entrepreneurship and financial literacy',
    title: 'Yosh tadbirkorlar guruhi',
    description:
      'Bolalar kichik gʻoyani tanlaydi, narxini hisoblaydi va uni oʻrtoqlariga taqdim etadi. Pul, foyda va tejash haqida sodda tilda, hayotiy misollar bilan gaplashamiz. Yakunda oilaviy taqdimot boʻladi. 11–15 yoshli oʻquvchilar uchun.',
    price: 80,
    starts: { inDays: 21, at: '15:00' },
    schedule: {
      zone: 'Asia/Tashkent',
      minutes: 60,
      weekly: [0],
      ends: { inDays: 56 },
      audience: `Ages 11-15. Up to 10 children. Taught in Uzbek. ${dilnoza}`,
    },
  },
  {
    slug: 'sat-sixteen-lessons',
    teacher: 'dilnoza',
    subject: 'SAT preparation',
    title: 'SAT in sixteen lessons',
    description:
      'Reading, writing and math in turn, with a full practice test after lessons 4, 8, 12 and 16. After each test you get a page that says what improved and what comes next. For grades 10 to 12.',
    price: 240,
    starts: { inDays: 27, at: '23:00' },
    schedule: {
      zone: 'America/New_York',
      minutes: 90,
      weekly: [0, 2],
      ends: { count: 16 },
      audience: `Ages 15-18. Taught in English and Russian. ${dilnoza}`,
    },
  },
  // These begin last, after a month or without a date.
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
