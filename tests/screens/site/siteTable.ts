/** One element that CONTRACT.md names for a public page, and its text in both languages. */
import { en, uz } from '../../words.ts'
import { type Row, all, home, subjects, upcoming, top, why, figures } from './siteWords.ts'
import { homeRows } from './homeTable.ts'
import { pricingRows } from './pricingTable.ts'

export const table: Row[] = [
  ...homeRows,
  {
    section: '§3 catalogue',
    what: 'ratings',
    address: home,
    region: subjects,
    role: 'text',
    names: figures('4.9', '4.8', '4.7', '4.9', '4.8', '4.6', '4.7', '4.8', '4.9', '4.6'),
  },
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
      ].map((name) => en('home:upcoming.detailsLabel', { name })),
      uz: [
        uz('courses:upcoming.youngInventors.name'),
        uz('courses:upcoming.musicTheory.name'),
        uz('courses:upcoming.scienceExplorers.name'),
      ].map((name) => uz('home:upcoming.detailsLabel', { name })),
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
    what: 'weeks and level',
    address: home,
    region: top,
    role: 'text',
    names: {
      en: ['6 weeks · Beginner', '8 weeks · Beginner', '10 weeks · Intermediate'],
      uz: ['6 hafta · Boshlangʻich', '8 hafta · Boshlangʻich', '10 hafta · Oʻrta'],
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
