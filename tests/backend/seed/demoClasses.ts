import type { DemoListing } from './demoListing.ts'

/** A series as the form publishes it: a class a week, told apart by number and start. */
const weeklyRobot = [1, 2, 3, 4].map((number): DemoListing => ({
  slug: `weekly-robot-${number}`,
  teacher: 'rustam',
  subject: 'Robotics',
  title: `A robot every week (${number}/4)`,
  description:
    'Each week one small robot in the simulator: one that draws, one that sorts, one that dances, and one that finds its way home. Every lesson stands alone, so a missed one is no harm. For ages 7 to 10.',
  price: 9,
  starts: { inDays: 5 + 7 * number, at: '23:00' },
  schedule: {
    zone: 'America/Los_Angeles',
    minutes: 45,
    audience: 'Ages 7-10. Up to 8 children. Taught in English.',
  },
}))

/** The classes an empty store starts with. Hours are UTC: 20:00 to 23:00 is after school in the eastern United States. */
export const demoClasses: readonly DemoListing[] = [
  {
    slug: 'scratch-first-game',
    teacher: 'rustam',
    subject: 'IT coding',
    title: 'Your first game in Scratch',
    description:
      'In this lesson your child builds a small game and shares it with you at the end. No experience is needed, only a computer with a mouse and a browser. We work in short steps, and nobody is left behind. For ages 7 to 10.',
    price: 10,
    starts: { inDays: 1, at: '22:00' },
  },
  {
    slug: 'quran-arab-harflari',
    teacher: 'dilnoza',
    subject: 'Quran',
    title: 'Qurʼon: arab harflari bilan tanishuv',
    description:
      'Farzandingiz arab alifbosining birinchi oʻnta harfini toʻgʻri talaffuz qilishni oʻrganadi. Dars oʻyin va takrorlash asosida oʻtadi, uyga vazifa besh daqiqadan oshmaydi. 5–8 yoshli bolalar uchun.',
    price: 0,
    starts: { inDays: 3, at: '21:00' },
  },
  {
    slug: 'chess-first-moves',
    teacher: 'rustam',
    subject: 'Chess',
    title: 'Chess from the very first move',
    description:
      'We meet the pieces one by one and play a small puzzle with each of them. At the end of the lesson your child can play a whole game by the rules. A board at home helps, but is not required. For ages 6 to 9.',
    price: 8,
    starts: { inDays: 4, at: '20:30' },
  },
  {
    slug: 'phonics-short-vowels',
    teacher: 'dilnoza',
    subject: 'Phonics',
    title: 'Phonics: short vowels',
    description:
      'Children hear, say and blend the five short vowels until words like "cat" and "sun" read themselves. Songs and picture cards keep the pace up. You get a one-page practice sheet after the lesson. For ages 4 to 6.',
    price: 12.5,
    starts: { inDays: 6, at: '20:00' },
  },
  {
    slug: 'mental-arifmetika-boshlangich',
    teacher: 'rustam',
    subject: 'Mental Arithmetic',
    title: 'Mental arifmetika: abakus bilan birinchi qadam',
    description:
      'Bolalar abakda son terish va oddiy qoʻshishni oʻrganadi. Mashgʻulot diqqat va xotirani rivojlantiradi. Abak boʻlmasa, darsdan oldin bepul elektron abakka havola yuboramiz. 6–9 yoshli bolalar uchun.',
    price: 15,
    starts: { inDays: 8, at: '21:30' },
  },
  {
    slug: 'sat-reading-in-one-evening',
    teacher: 'dilnoza',
    subject: 'SAT preparation',
    title: 'SAT reading: how to find the evidence',
    description:
      'We read two real-length passages together and learn to prove every answer from the text. Your teenager leaves with a short checklist for test day. Questions are answered until the last one is gone. For grades 9 to 12.',
    price: 25.5,
    starts: { inDays: 10, at: '23:00' },
  },
  {
    slug: 'robotics-bridge-builders',
    teacher: 'rustam',
    subject: 'Robotics',
    title: 'Bridge builders: robotics without a kit',
    description:
      'Using a free simulator, children design a bridge and send a robot across it. If the bridge breaks, we find out why and build a better one. Parents are welcome to stay and guess with us. For ages 8 to 12.',
    price: 18,
    starts: { inDays: 13, at: '22:00' },
  },
  {
    slug: 'first-pocket-money',
    teacher: 'dilnoza',
    subject: 'Business entrepreneurship and financial literacy',
    title: 'My first pocket money plan',
    description:
      'What is a need, what is a wish, and what happens to money that waits? Children make a plan for four weeks of pocket money and defend it in a friendly round. You receive the plan as a page to print. For ages 9 to 12.',
    price: 14,
    starts: { inDays: 16, at: '21:00' },
  },
  {
    slug: 'mental-matematika-tezkor',
    teacher: 'rustam',
    subject: 'Mental Mathematics',
    title: 'Mental matematika: tez hisoblash sirlari',
    description:
      'Ikki xonali sonlarni boshda koʻpaytirishning uchta oson usulini oʻrganamiz. Har bir usul oʻyin bilan mustahkamlanadi. Dars oxirida farzandingiz sizga bitta “sehrli” misol koʻrsatib beradi. 9–12 yoshli bolalar uchun.',
    price: 12,
    starts: { inDays: 20, at: '22:30' },
  },
  {
    slug: 'russian-alphabet',
    teacher: 'dilnoza',
    subject: 'Russian language',
    title: 'Russian letters that look familiar and are not',
    description:
      'Half of the Russian alphabet looks like English and sounds different. We sort the letters into friends and tricksters and read our first ten words. A good start for families who want to keep the language. For ages 7 to 11.',
    price: 9.99,
    starts: { inDays: 24, at: '20:00' },
  },
  {
    slug: 'web-page-evening',
    teacher: 'rustam',
    subject: 'IT coding',
    title: 'A web page of my own',
    description:
      'Your child writes a page about a favorite animal in HTML and CSS and sees it live in the browser. We also talk about what belongs on the internet and what does not. Typing slowly is fine. For ages 10 to 14.',
    price: 20,
    starts: { inDays: 31, at: '22:00' },
  },
  {
    slug: 'quran-short-surahs',
    teacher: 'dilnoza',
    subject: 'Quran',
    title: 'Short surahs with meaning',
    description:
      'We recite Al-Ikhlas, Al-Falaq and An-Nas slowly, correct the difficult sounds and explain the meaning in simple words. Each child is heard at least twice. Parents are welcome to listen. For ages 7 to 12.',
    price: 0,
    starts: { inDays: 38, at: '14:00' },
  },
  {
    slug: 'chess-endgames',
    teacher: 'rustam',
    subject: 'Chess',
    title: 'Three endgames every player needs',
    description:
      'King and pawn, two rooks, and the queen that must not stalemate: three endings that decide most games at school tournaments. We play each one from both sides. For children who know the rules already.',
    price: 16,
    starts: { inDays: 52, at: '20:30' },
  },
  {
    slug: 'sat-math-no-calculator',
    teacher: 'rustam',
    subject: 'SAT preparation',
    title: 'SAT math: thinking before calculating',
    description:
      'Many questions need one good idea instead of ten lines of algebra. We solve twelve of them and name the idea each time. Bring a pencil and yesterday’s questions. For grades 10 to 12.',
    price: 30,
    starts: { inDays: 75, at: '23:00' },
  },
  ...weeklyRobot,
  {
    slug: 'phonics-open-lesson',
    teacher: 'dilnoza',
    subject: 'Phonics',
    title: 'Open lesson for parents: how phonics works',
    description:
      'An evening for parents rather than children. We show how reading is taught by sounds, what you can do at home in ten minutes a day, and when to worry and when not. The date will be set when enough families have asked.',
    price: 0,
  },
  {
    slug: 'summer-coding-week',
    teacher: 'rustam',
    subject: 'IT coding',
    title: 'Coding week: the finished one',
    description:
      'Five afternoons of small programs, from a digital dice to a quiz about planets. This course is over; its materials stay with the teacher.',
    price: 60,
    starts: { inDays: -40, at: '18:00' },
    isOver: true,
  },
]
