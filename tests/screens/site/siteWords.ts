import { env } from '@/env.ts'
import { en, uz, type Key, type Language } from '../../words.ts'

/** Elements that CONTRACT.md names for a public page, with their texts in both languages. */
export type Row = {
  what: string
  role: 'heading' | 'link' | 'button' | 'text' | 'tab'
  /** The beginnings of accessible names. */
  names: Names
  /** The targets of links, in the same order. */
  hrefs?: readonly string[] | undefined
  /** The landmark, by the key of its name, with exactly these elements in this order; otherwise they are anywhere on the page. */
  region?: Region
}
type Names = Readonly<Record<Language, readonly string[]>>
type Region = Key | 'main' | 'tabpanel'

const rowOf =
  (role: Row['role']) =>
  (what: string, names: Names, hrefs?: Row['hrefs']): Row => ({ what, role, names, hrefs })
const texts = rowOf('text')
const headings = rowOf('heading')
const links = rowOf('link')
const buttons = rowOf('button')
const tabs = rowOf('tab')
const inside = (region: Region, ...rows: readonly Row[]) => rows.map((row): Row => ({ ...row, region }))

const both = (names: (t: typeof en) => readonly string[]): Names => ({ en: names(en), uz: names(uz) })
const all = (...keys: readonly Key[]) => both((t) => keys.map((key) => t(key)))
const same = (...names: readonly string[]) => both(() => names)

/** Figures as Uzbek writes them: 10 000+, 4,9, and 50 000+ for 50K+. */
const inUzbek = (figure: string) => figure.replace('K', ',000').replace(',', '\u00a0').replace('.', ',')
const figures = (...inEnglish: readonly string[]): Names => ({ en: inEnglish, uz: inEnglish.map(inUzbek) })
const students = (...counts: readonly string[]): Names => ({
  en: counts.map((count) => `${count} students`),
  uz: counts.map((count) => `${inUzbek(count)} oʻquvchi`),
})

/** The ten subjects in the order of CONTRACT.md §1, and their slugs. */
const subjects = {
  quran: 'quran',
  coding: 'It-coding',
  robotics: 'robotics',
  mentalArithmetic: 'mental-arithmetic',
  mentalMathematics: 'mental-mathematics',
  business: 'business-enterprise',
  chess: 'chess',
  sat: 'sat-preparation',
  phonics: 'phonics',
  russian: 'russian-language',
} as const
const ids = Object.keys(subjects) as (keyof typeof subjects)[]
export const courseLinks = Object.values(subjects).map((slug) => `/courses/${slug}`)
const courseNames = all(...ids.map((id) => `courses:course.${id}.name` as const))
const courseTexts = all(...ids.map((id) => `courses:course.${id}.short` as const))

const consultation = 'https://calendly.com/nihol/consultation'

const strip = ['liveLessons', 'qualifiedTeachers', 'flexibleSchedule', 'studentAge'] as const
const launches = ['youngInventors', 'musicTheory', 'scienceExplorers'] as const
const topClasses = ['youngProgrammers', 'quranCourse', 'brightMinds'] as const
const paths = ['tutoring', 'fullCourses', 'collegePrep', 'afterschool', 'clubs', 'shortCourses'] as const
const reasons = [
  'differentLessons',
  'freeTrial',
  'improvement',
  'guarantee',
  'affordablePrices',
  'verifiedTeachers',
] as const
const advantages = [
  'liveTeacher',
  'smallGroups',
  'projects',
  'mentorChat',
  'videoLessons',
  'twoLanguages',
  'homework',
  'familyView',
] as const
const values = ['excellence', 'accessibility', 'innovation', 'personalization', 'growth', 'community'] as const

/** The weeks, ages, and levels of cards. */
const facts = (...each: readonly (number | 'beginner' | 'intermediate' | `${number}–${number}`)[]) =>
  both((t) =>
    each.map((fact) => {
      if (typeof fact === 'number') return t('courses:stats.weeks_other', { count: fact })
      if (fact === 'beginner' || fact === 'intermediate') return t(`courses:level.${fact}`)
      return t('courses:stats.ages', { range: fact })
    }),
  )

const catalog = [
  links('§2 ten slugs', courseNames, courseLinks),
  texts('§3 students', students('500+', '800+', '300+', '600+', '450+', '200+', '350+', '250+', '400+', '180+')),
  texts('§3 ratings', figures('4.9', '4.8', '4.7', '4.9', '4.8', '4.6', '4.7', '4.8', '4.9', '4.6')),
]
const artAndEnglish = texts('§1 Art and English', { en: ['Art and English'], uz: ['Tasviriy sanʼat va ingliz tili'] })
const stayUpdated = buttons('§2 Stay Updated and Back to Top', all('common:footer.send', 'common:footer.backToTop'))

type Plan = [before: string, price: string, saved: string, percent: number | null, lessons: number, each: string]

/** The cards of a tab. Without a saving, only the price is shown; the percentage only where it agrees with the prices. */
const plans = (...offers: readonly Plan[]) =>
  inside(
    'tabpanel',
    texts(
      '§9 plans',
      both((t) =>
        offers.flatMap(([before, price, saved, percent, count, each]) => [
          ...(saved === '$0' ? [price] : [before, price, t('pricing:save', { amount: saved })]),
          ...(percent === null ? [] : [t('pricing:percentOff', { percent })]),
          t('pricing:lessons_other', { count }),
          t('pricing:perLesson', { price: each }),
        ]),
      ),
    ),
    texts('§9 most popular', all('pricing:badge.mostPopular')),
    links(
      '§2 a trial link for each plan',
      all(...offers.map(() => 'pricing:trial' as const)),
      offers.map(() => consultation),
    ),
  )

/** The elements that CONTRACT.md names, by address. */
export const pages: Readonly<Record<string, readonly Row[]>> = {
  '/': [
    ...inside(
      'common:nav.main',
      links('§2 pages', all('common:nav.pricing', 'common:nav.about', 'common:nav.contact'), [
        '/pricing',
        '/about-us',
        '/contact-us',
      ]),
    ),
    links('§2 account', all('common:nav.login', 'common:nav.signup'), ['/login', '/signup']),
    buttons('§2 hero: free trial', all('common:nav.bookTrial')),
    texts('§2 hero: proof', figures('10,000+', '4.9/5', '24/7')),
    ...inside(
      'home:strip.label',
      texts('§2 facts', all(...strip.map((fact) => `home:strip.items.${fact}.title` as const))),
    ),
    ...inside('home:subjects.title', ...catalog),
    artAndEnglish,
    ...inside(
      'home:upcoming.title',
      links('§2 three courses', all(...launches.map((course) => `courses:upcoming.${course}.name` as const)), [
        '/upcoming-course/young-inventors',
        '/upcoming-course/music-theory',
        '/upcoming-course/science-explorers',
      ]),
      texts('§2 status', all(...launches.map(() => 'courses:status.comingSoon' as const))),
      buttons(
        '§2 Notify Me and Subscribe',
        all(...launches.map(() => 'home:upcoming.notify' as const), 'common:footer.send'),
      ),
      texts('§9 launches', facts(8, '8–14', 'beginner', 12, '6–16', 'beginner', 10, '10–16', 'intermediate')),
    ),
    ...inside(
      'home:topClasses.title',
      headings('§2 three classes', all(...topClasses.map((id) => `home:topClasses.items.${id}.title` as const))),
      texts('§2 facts', facts(6, 'beginner', '9–14', 8, 'beginner', '7–14', 10, 'intermediate', '7–14')),
      texts('§3 ratings', figures('4.8', '4.9', '4.9')),
    ),
    ...inside(
      'home:paths.title',
      headings('§2 six categories', all(...paths.map((path) => `home:paths.items.${path}.title` as const))),
      texts('§3 students', students('1,200+', '800+', '600+', '900+', '500+', '1,000+')),
      texts(
        '§3 courses',
        both((t) =>
          ['50+', '25+', '15+', '30+', '20+', '40+'].map((courses) => t('courses:stats.courses', { courses })),
        ),
      ),
      texts('§3 ratings', figures('4.9', '4.8', '4.9', '4.7', '4.8', '4.6')),
      links(
        '§2 Explore Classes',
        both((t) => paths.map((path) => t('home:paths.exploreLabel', { path: t(`home:paths.items.${path}.title`) }))),
        [
          '/lessons?type=class',
          '/lessons',
          '/lessons?category=SAT+preparation',
          '/lessons?time=weekdays',
          '/lessons?type=group',
          '/lessons?type=class&date=month',
        ],
      ),
      links('§2 Get Consultation', all('home:paths.consultation'), [consultation]),
      buttons('§2 Compare Options', all('home:paths.compare')),
    ),
    ...inside(
      'home:whyChoose.title',
      headings('§2 six reasons', all(...reasons.map((reason) => `home:whyChoose.items.${reason}.title` as const))),
    ),
    ...inside(
      'home:advantages.title',
      headings('§2 eight advantages', all(...advantages.map((id) => `courses:advantages.${id}.title` as const))),
    ),
    texts('§2 happy students', {
      en: [en('home:testimonials.happyStudents', { students: '10,000' }), '+1'],
      uz: [uz('home:testimonials.happyStudents', { students: inUzbek('10,000') }), '+1'],
    }),
    ...inside(
      'home:testimonials.title',
      texts('§3 a title, and role at company', {
        en: [en('home:testimonials.items.aziz.title'), 'Engineer at a construction company'],
        uz: [uz('home:testimonials.items.aziz.title'), 'Qurilish kompaniyasi muhandisi'],
      }),
    ),
    ...inside(
      'common:footer.quickLinks',
      links(
        '§2 quick links',
        all(
          'common:nav.subjects',
          'common:nav.lessons',
          'common:nav.pricing',
          'common:nav.howItWorks',
          'common:nav.contact',
        ),
        ['/subjects', '/lessons', '/pricing', '/how-it-works', '/contact'],
      ),
    ),
    ...inside(
      'common:footer.legal',
      links(
        '§2 legal links',
        all('common:footer.terms', 'common:footer.privacy', 'common:footer.refund', 'common:footer.cancellation'),
        ['/terms', '/privacy', '/refund', '/cancellation'],
      ),
    ),
    links('§2 three social links', same('Telegram', 'Instagram', 'YouTube'), [
      env.telegramUrl,
      env.instagramUrl,
      env.youtubeUrl,
    ]),
    stayUpdated,
  ],
  '/subjects': [...inside('main', ...catalog, texts('§1 subjects', courseTexts)), artAndEnglish],
  '/pricing': [
    tabs('§2 tabs', all('pricing:tabs.group', 'pricing:tabs.individual')),
    ...plans(
      ['$200', '$160', '$40', 20, 8, '$20'],
      ['$400', '$280', '$120', 30, 12, '$23.33'],
      ['$600', '$360', '$240', 40, 16, '$22.50'],
    ),
    headings(
      '§2 custom offer and three features',
      all(
        'pricing:custom.title',
        'pricing:tiles.freeTrial.title',
        'pricing:tiles.refund.title',
        'pricing:tiles.liveHelp.title',
      ),
    ),
    texts('§1 claims', same('90%')),
  ],
  '/pricing?plan=individual': plans(
    ['$200', '$200', '$0', null, 8, '$25'],
    ['$400', '$350', '$50', null, 16, '$21.88'],
    ['$600', '$480', '$120', 20, 32, '$15'],
  ),
  '/about-us': [
    texts('§1 claims', figures('2019', '50K+', '200+', '95%')),
    headings(
      '§2 mission and six values',
      all('site:about.mission.title', ...values.map((value) => `site:about.values.items.${value}.title` as const)),
    ),
    stayUpdated,
  ],
  '/how-it-works': [
    texts(
      '§2 three steps',
      both((t) => [1, 2, 3].map((n) => t('site:howItWorks.steps.label', { n }))),
    ),
    texts('§1 claims', { en: ['1000+', '50+', '98%'], uz: ['1\u00a0000+', '50+', '98%'] }),
    ...inside(
      'site:howItWorks.why.title',
      texts(
        '§2 reasons',
        both((t) => ([1, 2, 3, 4, 5, 6] as const).map((n) => t(`site:howItWorks.why.items.w${n}`))),
      ),
      links('§2 Free Trial', all('site:howItWorks.freeTrial'), [consultation]),
      links('§2 sign up', all('common:nav.signup'), ['/signup']),
    ),
  ],
  '/no-such-page': inside('common:notFound.subjects', links('DECISIONS 404', courseNames, courseLinks)),
}
