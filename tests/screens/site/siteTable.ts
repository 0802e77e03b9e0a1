/** One element that SPEC.md names for a public page, and its text in both languages. */
import { en, uz, type Key, type Values } from '../../words.ts'
export type Row = {
  section: string
  what: string
  address: string
  /** The landmark to look in; the whole page if absent. */
  region?: { en: string; uz: string }
  role: 'heading' | 'link' | 'button' | 'text' | 'tab'
  /** The beginnings of accessible names; one array if both languages share them. */
  names: readonly string[] | { en: readonly string[]; uz: readonly string[] }
  /** The targets of links, in the same order. */
  hrefs?: readonly string[]
  newTab?: boolean
}

const named = (key: Key) => ({ en: en(key), uz: uz(key) })
type Entry = Key | [Key, Values]
const all = (...entries: Entry[]) => {
  const inOne = (words: typeof en) =>
    entries.map((entry) => (typeof entry === 'string' ? words(entry) : words(...entry)))
  return { en: inOne(en), uz: inOne(uz) }
}

const home = '/'
const paths = named('home:paths.title')
const subjects = named('home:subjects.title')
const upcoming = named('home:upcoming.title')
const top = named('home:topClasses.title')
const why = named('home:whyChoose.title')
const advantages = named('home:advantages.title')
/** Figures as Uzbek writes them: 10 000+, 4,9, and 50 000+ for 50K+. Not for 1000+, which English writes without a comma. */
const inUzbek = (figure: string) => figure.replace('K', ',000').replace(',', '\u00a0').replace('.', ',')
const figures = (...inEnglish: readonly string[]) => ({ en: inEnglish, uz: inEnglish.map(inUzbek) })
const people = (counts: readonly string[]) => ({
  en: counts.map((n) => `${n} students`),
  uz: counts.map((n) => `${inUzbek(n)} oʻquvchi`),
})

const slugs = [
  'quran',
  'It-coding',
  'robotics',
  'mental-arithmetic',
  'mental-mathematics',
  'business-enterprise',
  'chess',
  'sat-preparation',
  'phonics',
  'russian-language',
]
const courseNames = all(
  'courses:course.quran.name',
  'courses:course.coding.name',
  'courses:course.robotics.name',
  'courses:course.mentalArithmetic.name',
  'courses:course.mentalMathematics.name',
  'courses:course.business.name',
  'courses:course.chess.name',
  'courses:course.sat.name',
  'courses:course.phonics.name',
  'courses:course.russian.name',
)
const consultation = 'https://calendly.com/nihol/consultation'

export const table: Row[] = [
  {
    section: '§2 navigation',
    what: 'pages',
    address: home,
    region: named('common:nav.main'),
    role: 'link',
    names: all('common:nav.pricing', 'common:nav.about', 'common:nav.contact'),
    hrefs: ['/pricing', '/about-us', '/contact-us'],
  },
  {
    section: '§2 navigation',
    what: 'account',
    address: home,
    role: 'link',
    names: all('common:nav.login', 'common:nav.signup'),
    hrefs: ['/login', '/signup'],
  },
  {
    section: '§2 footer',
    what: 'quick links',
    address: home,
    region: named('common:footer.quickLinks'),
    role: 'link',
    names: all(
      'common:nav.subjects',
      'common:nav.lessons',
      'common:nav.pricing',
      'common:nav.howItWorks',
      'common:nav.contact',
    ),
    hrefs: ['/subjects', '/lessons', '/pricing', '/how-it-works', '/contact'],
  },
  {
    section: '§2 footer',
    what: 'legal links',
    address: home,
    region: named('common:footer.legal'),
    role: 'link',
    names: all('common:footer.terms', 'common:footer.privacy', 'common:footer.refund', 'common:footer.cancellation'),
    hrefs: ['/terms', '/privacy', '/refund', '/cancellation'],
  },
  {
    section: '§2 footer',
    what: 'three social links',
    address: home,
    role: 'link',
    names: ['Instagram', 'Facebook', 'YouTube'],
    newTab: true,
  },
  {
    section: '§2 footer',
    what: 'Stay Updated and Back to Top',
    address: home,
    role: 'button',
    names: all('common:footer.send', 'common:footer.backToTop'),
  },

  {
    section: '§2 hero',
    what: 'free trial',
    address: home,
    role: 'button',
    names: all('common:nav.bookTrial'),
  },
  { section: '§2 hero', what: 'proof', address: home, role: 'text', names: figures('10,000+', '4.9/5', '24/7') },
  {
    section: '§2 learning paths',
    what: 'six categories',
    address: home,
    region: paths,
    role: 'heading',
    names: all(
      'home:paths.items.tutoring.title',
      'home:paths.items.fullCourses.title',
      'home:paths.items.collegePrep.title',
      'home:paths.items.afterschool.title',
      'home:paths.items.clubs.title',
      'home:paths.items.shortCourses.title',
    ),
  },
  {
    section: '§3 category cards',
    what: 'students',
    address: home,
    region: paths,
    role: 'text',
    names: people(['1,200+', '800+', '600+', '900+', '500+', '1,000+']),
  },
  {
    section: '§3 category cards',
    what: 'courses',
    address: home,
    region: paths,
    role: 'text',
    names: {
      en: [
        en('courses:stats.courses', { courses: '50+' }),
        en('courses:stats.courses', { courses: '25+' }),
        en('courses:stats.courses', { courses: '15+' }),
        en('courses:stats.courses', { courses: '30+' }),
        en('courses:stats.courses', { courses: '20+' }),
        en('courses:stats.courses', { courses: '40+' }),
      ],
      uz: ['50+ kurs', '25+ kurs', '15+ kurs', '30+ kurs', '20+ kurs', '40+ kurs'],
    },
  },
  {
    section: '§3 category cards',
    what: 'ratings',
    address: home,
    region: paths,
    role: 'text',
    names: figures('4.9', '4.8', '4.9', '4.7', '4.8', '4.6'),
  },
  {
    section: '§2 learning paths',
    what: 'Explore Classes',
    address: home,
    region: paths,
    role: 'link',
    names: {
      en: [
        en('home:paths.items.tutoring.title'),
        en('home:paths.items.fullCourses.title'),
        en('home:paths.items.collegePrep.title'),
        en('home:paths.items.afterschool.title'),
        en('home:paths.items.clubs.title'),
        en('home:paths.items.shortCourses.title'),
      ].map((path) => en('home:paths.exploreLabel', { path })),
      uz: [
        uz('home:paths.items.tutoring.title'),
        uz('home:paths.items.fullCourses.title'),
        uz('home:paths.items.collegePrep.title'),
        uz('home:paths.items.afterschool.title'),
        uz('home:paths.items.clubs.title'),
        uz('home:paths.items.shortCourses.title'),
      ].map((path) => uz('home:paths.exploreLabel', { path })),
    },
    hrefs: [
      '/lessons?type=class',
      '/lessons',
      '/lessons?category=SAT+preparation',
      '/lessons?time=weekdays',
      '/lessons?type=group',
      '/lessons?type=class&date=month',
    ],
  },
  {
    section: '§2 learning paths',
    what: 'Get Consultation',
    address: home,
    region: paths,
    role: 'link',
    names: all('home:paths.consultation'),
    hrefs: [consultation],
    newTab: true,
  },
  {
    section: '§2 learning paths',
    what: 'Compare Options',
    address: home,
    region: paths,
    role: 'button',
    names: all('home:paths.compare'),
  },
  {
    section: '§2 subjects',
    what: 'ten slugs',
    address: home,
    region: subjects,
    role: 'link',
    names: courseNames,
    hrefs: slugs.map((slug) => `/courses/${slug}`),
  },
  {
    section: '§3 catalogue',
    what: 'students',
    address: home,
    region: subjects,
    role: 'text',
    names: people(['500+', '800+', '300+', '600+', '450+', '200+', '350+', '250+', '400+', '180+']),
  },
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
  {
    section: '§2 strip',
    what: 'four',
    address: home,
    region: why,
    role: 'text',
    names: all(
      'home:strip.items.liveLessons.title',
      'home:strip.items.qualifiedTeachers.title',
      'home:strip.items.flexibleSchedule.title',
      'home:strip.items.studentAge.title',
    ),
  },
  {
    section: '§2 advantages',
    what: 'eight',
    address: home,
    region: advantages,
    role: 'heading',
    names: all(
      'courses:advantages.liveTeacher.title',
      'courses:advantages.smallGroups.title',
      'courses:advantages.projects.title',
      'courses:advantages.mentorChat.title',
      'courses:advantages.videoLessons.title',
      'courses:advantages.twoLanguages.title',
      'courses:advantages.homework.title',
      'courses:advantages.familyView.title',
    ),
  },
  {
    section: '§2 testimonials',
    what: 'count',
    address: home,
    role: 'text',
    names: {
      en: [en('home:testimonials.happyStudents', { students: '10,000' }), '+1'],
      uz: [uz('home:testimonials.happyStudents', { students: inUzbek('10,000') }), '+1'],
    },
  },

  {
    section: '§9 group plans',
    what: 'money',
    address: '/pricing',
    role: 'text',
    names: ['$200', '$160', '$400', '$280', '$600', '$360'],
  },
  {
    section: '§9 group plans',
    what: 'saving',
    address: '/pricing',
    role: 'text',
    names: all(
      ['pricing:save', { amount: '$40' }],
      ['pricing:percentOff', { percent: 20 }],
      ['pricing:save', { amount: '$120' }],
      ['pricing:percentOff', { percent: 30 }],
      ['pricing:save', { amount: '$240' }],
      ['pricing:percentOff', { percent: 40 }],
    ),
  },
  {
    section: '§9 group plans',
    what: 'lessons',
    address: '/pricing',
    role: 'text',
    names: {
      en: ['8 lessons', '12 lessons', '16 lessons'],
      uz: ['8 ta dars', '12 ta dars', '16 ta dars'],
    },
  },
  {
    section: '§9 individual plans',
    what: 'money',
    address: '/pricing?plan=individual',
    role: 'text',
    names: ['$200', '$400', '$350', '$600', '$480'],
  },
  {
    section: '§9 individual plans',
    what: 'saving, and the percent only where it agrees',
    address: '/pricing?plan=individual',
    role: 'text',
    names: all(
      ['pricing:save', { amount: '$50' }],
      ['pricing:save', { amount: '$120' }],
      ['pricing:percentOff', { percent: 20 }],
    ),
  },
  {
    section: '§9 individual plans',
    what: 'lessons',
    address: '/pricing?plan=individual',
    role: 'text',
    names: {
      en: ['8 lessons · ', '16 lessons · ', '32 lessons · '],
      uz: ['8 ta dars · ', '16 ta dars · ', '32 ta dars · '],
    },
  },
  ...(['/pricing', '/pricing?plan=individual'] as const).flatMap((address): Row[] => [
    {
      section: '§9 plans',
      what: 'most popular',
      address,
      role: 'text',
      names: all('pricing:badge.mostPopular'),
    },
    {
      section: '§2 pricing',
      what: 'a trial link for each plan',
      address,
      role: 'link',
      names: { en: Array<string>(3).fill(en('pricing:trial')), uz: Array<string>(3).fill(uz('pricing:trial')) },
      hrefs: Array<string>(3).fill(consultation),
      newTab: true,
    },
  ]),
  {
    section: '§2 pricing',
    what: 'tabs',
    address: '/pricing',
    role: 'tab',
    names: all('pricing:tabs.group', 'pricing:tabs.individual'),
  },
  {
    section: '§2 pricing',
    what: 'custom offer and three tiles',
    address: '/pricing',
    role: 'heading',
    names: all(
      'pricing:custom.title',
      'pricing:tiles.freeTrial.title',
      'pricing:tiles.refund.title',
      'pricing:tiles.liveHelp.title',
    ),
  },
  { section: '§1 claims', what: 'graduates', address: '/pricing', role: 'text', names: ['90%'] },

  {
    section: '§1 about',
    what: 'figures',
    address: '/about-us',
    role: 'text',
    names: figures('2019', '50K+', '200+', '95%'),
  },
  {
    section: '§2 about',
    what: 'mission and six values',
    address: '/about-us',
    role: 'heading',
    names: all(
      'site:about.mission.title',
      'site:about.values.items.excellence.title',
      'site:about.values.items.accessibility.title',
      'site:about.values.items.innovation.title',
      'site:about.values.items.personalization.title',
      'site:about.values.items.growth.title',
      'site:about.values.items.community.title',
    ),
  },
  {
    section: '§2 how it works',
    what: 'three steps',
    address: '/how-it-works',
    role: 'text',
    names: all(
      ['site:howItWorks.steps.label', { n: 1 }],
      ['site:howItWorks.steps.label', { n: 2 }],
      ['site:howItWorks.steps.label', { n: 3 }],
    ),
  },
  {
    section: '§2 how it works',
    what: 'why list',
    address: '/how-it-works',
    region: named('site:howItWorks.why.title'),
    role: 'text',
    names: all(
      'site:howItWorks.why.items.w1',
      'site:howItWorks.why.items.w2',
      'site:howItWorks.why.items.w3',
      'site:howItWorks.why.items.w4',
      'site:howItWorks.why.items.w5',
      'site:howItWorks.why.items.w6',
      'site:howItWorks.why.items.w7',
    ),
  },
  {
    section: '§1 claims',
    what: 'how it works',
    address: '/how-it-works',
    role: 'text',
    names: { en: ['1000+', '50+', '98%'], uz: ['1\u00a0000+', '50+', '98%'] },
  },
  {
    section: '§2 how it works',
    what: 'external Free Trial',
    address: '/how-it-works',
    region: named('site:howItWorks.why.title'),
    role: 'link',
    names: all('site:howItWorks.freeTrial'),
    hrefs: [consultation],
    newTab: true,
  },
  {
    section: '§2 how it works',
    what: 'sign up',
    address: '/how-it-works',
    region: named('site:howItWorks.why.title'),
    role: 'link',
    names: all('common:nav.signup'),
    hrefs: ['/signup'],
  },
  {
    section: 'DECISIONS 404',
    what: 'the subjects',
    address: '/no-such-page',
    region: named('common:notFound.subjects'),
    role: 'link',
    names: courseNames,
    hrefs: slugs.map((slug) => `/courses/${slug}`),
  },
]
