/** One element that CONTRACT.md names for a public page, and its text in both languages. */
import { en, uz } from '../../words.ts'
import { type Row, all, home, subjects, upcoming, top, testimonials, why, figures } from './siteWords.ts'
import { homeRows } from './homeTable.ts'
import { pricingRows } from './pricingTable.ts'

export const table: Row[] = [
  ...homeRows,
  {
    section: '§3 catalog',
    what: 'ratings',
    address: home,
    region: subjects,
    role: 'text',
    names: figures('4.9', '4.8', '4.7', '4.9', '4.8', '4.6', '4.7', '4.8', '4.9', '4.6'),
  },
  ...[home, '/subjects'].map((address): Row => ({
    section: '§1 subjects',
    what: 'Art and English',
    address,
    role: 'text',
    names: { en: ['Art and English'], uz: ['Tasviriy sanʼat va ingliz tili'] },
  })),
  {
    section: '§2 upcoming',
    what: 'three courses',
    address: home,
    region: upcoming,
    role: 'link',
    names: {
      en: [
        en('courses:upcoming.youngInventors.name'),
        en('courses:upcoming.musicTheory.name'),
        en('courses:upcoming.scienceExplorers.name'),
      ],
      uz: [
        uz('courses:upcoming.youngInventors.name'),
        uz('courses:upcoming.musicTheory.name'),
        uz('courses:upcoming.scienceExplorers.name'),
      ],
    },
    hrefs: ['/upcoming-course/young-inventors', '/upcoming-course/music-theory', '/upcoming-course/science-explorers'],
  },
  {
    section: '§2 upcoming',
    what: 'status',
    address: home,
    region: upcoming,
    role: 'text',
    names: all('courses:status.comingSoon', 'courses:status.comingSoon', 'courses:status.comingSoon'),
  },
  {
    section: '§2 upcoming',
    what: 'Notify Me and Subscribe',
    address: home,
    region: upcoming,
    role: 'button',
    names: all('home:upcoming.notify', 'home:upcoming.notify', 'home:upcoming.notify', 'common:footer.send'),
  },
  {
    section: '§9 launches',
    what: 'length, ages, difficulty',
    address: home,
    region: upcoming,
    role: 'text',
    names: {
      en: [
        en('courses:stats.weeks_other', { count: 8 }),
        'Ages 8–14',
        en('courses:level.beginner'),
        en('courses:stats.weeks_other', { count: 12 }),
        'Ages 6–16',
        en('courses:level.beginner'),
        en('courses:stats.weeks_other', { count: 10 }),
        'Ages 10–16',
        en('courses:level.intermediate'),
      ],
      uz: [
        uz('courses:stats.weeks_other', { count: 8 }),
        '8–14 yosh',
        uz('courses:level.beginner'),
        uz('courses:stats.weeks_other', { count: 12 }),
        '6–16 yosh',
        uz('courses:level.beginner'),
        uz('courses:stats.weeks_other', { count: 10 }),
        '10–16 yosh',
        uz('courses:level.intermediate'),
      ],
    },
  },
  {
    section: '§2 top classes',
    what: 'three',
    address: home,
    region: top,
    role: 'heading',
    names: all(
      'home:topClasses.items.youngProgrammers.title',
      'home:topClasses.items.quranCourse.title',
      'home:topClasses.items.brightMinds.title',
    ),
  },
  {
    section: '§2 top classes',
    what: 'weeks, level, and ages',
    address: home,
    region: top,
    role: 'text',
    names: {
      en: ['6 weeks · Beginner · Ages 9–14', '8 weeks · Beginner · Ages 7–14', '10 weeks · Intermediate · Ages 7–14'],
      uz: ['6 hafta · Boshlangʻich · 9–14 yosh', '8 hafta · Boshlangʻich · 7–14 yosh', '10 hafta · Oʻrta · 7–14 yosh'],
    },
  },
  {
    section: '§3 class display',
    what: 'ratings',
    address: home,
    region: top,
    role: 'text',
    names: figures('4.8', '4.9', '4.9'),
  },
  {
    section: '§3 testimonials',
    what: 'a title, and role at company',
    address: home,
    region: testimonials,
    role: 'text',
    names: {
      en: [en('home:testimonials.items.aziz.title'), 'Engineer at a construction company'],
      uz: [uz('home:testimonials.items.aziz.title'), 'Qurilish kompaniyasi muhandisi'],
    },
  },
  {
    section: '§2 why choose us',
    what: 'six',
    address: home,
    region: why,
    role: 'heading',
    names: all(
      'home:whyChoose.items.differentLessons.title',
      'home:whyChoose.items.freeTrial.title',
      'home:whyChoose.items.improvement.title',
      'home:whyChoose.items.guarantee.title',
      'home:whyChoose.items.affordablePrices.title',
      'home:whyChoose.items.verifiedTeachers.title',
    ),
  },
  ...pricingRows,
]
