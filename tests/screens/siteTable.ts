/** One thing that SPEC.md names for the public pages of features/site, and what stands for it on the page in both languages. */
export type Row = {
  section: string
  what: string
  address: string
  /** The named part of the page to look in; the whole page without it. */
  region?: { en: string; uz: string }
  role: 'heading' | 'link' | 'button' | 'text' | 'tab'
  /** Names that start what is looked for; an array for both languages when they are the same. */
  names: readonly string[] | { en: readonly string[]; uz: readonly string[] }
  /** Of links, in the same order. */
  hrefs?: readonly string[]
  newTab?: boolean
}

const home = '/'
const paths = { en: 'Choose a way to learn', uz: 'Oʻqish usulini tanlang' }
const subjects = { en: 'Ten subjects, one growing child', uz: 'Bola kamoli uchun oʻnta fan' }
const upcoming = { en: 'Upcoming courses', uz: 'Yangi kurslar' }
const top = { en: 'Top classes this term', uz: 'Bu mavsumning eng yaxshi darslari' }
const why = { en: 'Why families choose us', uz: 'Oilalar nega bizni tanlaydi' }
const advantages = { en: 'What makes a lesson here different', uz: 'Bizning darslar nimasi bilan farq qiladi' }
const people = (figures: readonly string[]) => ({ en: figures.map((n) => `${n} students`), uz: figures.map((n) => `${n} oʻquvchi`) })

const slugs = ['quran', 'It-coding', 'robotics', 'mental-arithmetic', 'mental-mathematics', 'business-enterprise', 'chess', 'sat-preparation', 'phonics', 'russian-language']
const courseNames = {
  en: ['Quran', 'IT coding', 'Robotics', 'Mental arithmetic', 'Mental mathematics', 'Business & finance', 'Chess', 'SAT preparation', 'Phonics', 'Russian language'],
  uz: ['Qurʼon', 'Dasturlash (IT)', 'Robototexnika', 'Mental arifmetika', 'Mental matematika', 'Tadbirkorlik va moliyaviy savodxonlik', 'Shaxmat', 'SATga tayyorgarlik', 'Phonics', 'Rus tili'],
}
const consultation = 'https://calendly.com/nihol/consultation'

export const table: Row[] = [
  { section: '§2 navigation', what: 'pages', address: home, region: { en: 'Main', uz: 'Asosiy' }, role: 'link', names: { en: ['Pricing', 'About us', 'Contact us'], uz: ['Narxlar', 'Biz haqimizda', 'Aloqa'] }, hrefs: ['/pricing', '/about-us', '/contact-us'] },
  { section: '§2 navigation', what: 'account', address: home, role: 'link', names: { en: ['Log in', 'Sign up'], uz: ['Kirish', 'Roʻyxatdan oʻtish'] }, hrefs: ['/login', '/signup'] },
  { section: '§2 footer', what: 'quick links', address: home, region: { en: 'Quick links', uz: 'Tezkor havolalar' }, role: 'link', names: { en: ['Subjects', 'Lessons', 'Pricing', 'How it works', 'Contact us'], uz: ['Fanlar', 'Darslar', 'Narxlar', 'Qanday ishlaydi?', 'Aloqa'] }, hrefs: ['/subjects', '/lessons', '/pricing', '/how-it-works', '/contact'] },
  { section: '§2 footer', what: 'legal links', address: home, region: { en: 'Legal', uz: 'Huquqiy maʼlumot' }, role: 'link', names: { en: ['Terms of Service', 'Privacy Policy', 'Refund policy', 'Cancellation policy'], uz: ['Foydalanish shartlari', 'Maxfiylik siyosati', 'Pulni qaytarish shartlari', 'Bekor qilish shartlari'] }, hrefs: ['/terms', '/privacy', '/refund', '/cancellation'] },
  { section: '§2 footer', what: 'three social links', address: home, role: 'link', names: ['Instagram', 'Facebook', 'YouTube'], newTab: true },
  { section: '§2 footer', what: 'Stay Updated and Back to Top', address: home, role: 'button', names: { en: ['Subscribe', 'Back to Top'], uz: ['Obuna boʻlish', 'Yuqoriga qaytish'] } },

  { section: '§2 hero', what: 'free trial', address: home, role: 'button', names: { en: ['Book a free trial'], uz: ['Bepul sinov darsiga yozilish'] } },
  { section: '§2 hero', what: 'proof', address: home, role: 'text', names: ['10,000+', '4.9/5', '24/7'] },
  { section: '§2 learning paths', what: 'six categories', address: home, region: paths, role: 'heading', names: { en: ['Tutoring', 'Full courses', 'College prep', 'After-school', 'Clubs', 'Short courses'], uz: ['Individual darslar', 'Toʻliq kurslar', 'Universitetga tayyorgarlik', 'Maktabdan keyin', 'Toʻgaraklar', 'Qisqa kurslar'] } },
  { section: '§3 category cards', what: 'students', address: home, region: paths, role: 'text', names: people(['1,200+', '800+', '600+', '900+', '500+', '1,000+']) },
  { section: '§3 category cards', what: 'courses', address: home, region: paths, role: 'text', names: { en: ['50+ courses', '25+ courses', '15+ courses', '30+ courses', '20+ courses', '40+ courses'], uz: ['50+ kurs', '25+ kurs', '15+ kurs', '30+ kurs', '20+ kurs', '40+ kurs'] } },
  { section: '§3 category cards', what: 'ratings', address: home, region: paths, role: 'text', names: ['4.9', '4.8', '4.9', '4.7', '4.8', '4.6'] },
  {
    section: '§2 learning paths', what: 'Explore Classes', address: home, region: paths, role: 'link',
    names: { en: ['Tutoring', 'Full courses', 'College prep', 'After-school', 'Clubs', 'Short courses'].map((path) => `Explore Classes: ${path}`), uz: ['Individual darslar', 'Toʻliq kurslar', 'Universitetga tayyorgarlik', 'Maktabdan keyin', 'Toʻgaraklar', 'Qisqa kurslar'].map((path) => `Darslarni koʻrish: ${path}`) },
    hrefs: ['/lessons?type=class', '/lessons?type=group', '/lessons?category=SAT+preparation', '/lessons', '/lessons?category=Chess', '/lessons?type=class'],
  },
  { section: '§2 learning paths', what: 'Get Consultation', address: home, region: paths, role: 'link', names: { en: ['Get Consultation'], uz: ['Maslahat olish'] }, hrefs: [consultation], newTab: true },
  { section: '§2 learning paths', what: 'Compare Options', address: home, region: paths, role: 'button', names: { en: ['Compare Options'], uz: ['Variantlarni solishtirish'] } },
  { section: '§2 subjects', what: 'ten slugs', address: home, region: subjects, role: 'link', names: courseNames, hrefs: slugs.map((slug) => `/courses/${slug}`) },
  { section: '§3 catalogue', what: 'students', address: home, region: subjects, role: 'text', names: people(['500+', '800+', '300+', '600+', '450+', '200+', '350+', '250+', '400+', '180+']) },
  { section: '§3 catalogue', what: 'ratings', address: home, region: subjects, role: 'text', names: ['4.9', '4.8', '4.7', '4.9', '4.8', '4.6', '4.7', '4.8', '4.9', '4.6'] },
  { section: '§2 upcoming', what: 'three courses', address: home, region: upcoming, role: 'link', names: { en: ['Young inventors', 'Music theory', 'Science explorers'].map((name) => `View Course Details: ${name}`), uz: ['Yosh ixtirochilar', 'Musiqa nazariyasi', 'Yosh tadqiqotchilar'].map((name) => `Kurs tafsilotlarini koʻrish: ${name}`) }, hrefs: ['/upcoming-course/young-inventors', '/upcoming-course/music-theory', '/upcoming-course/science-explorers'] },
  { section: '§2 upcoming', what: 'status', address: home, region: upcoming, role: 'text', names: { en: ['Coming Soon', 'Coming Soon', 'Coming Soon'], uz: ['Tez kunda', 'Tez kunda', 'Tez kunda'] } },
  { section: '§2 upcoming', what: 'Notify Me and Subscribe', address: home, region: upcoming, role: 'button', names: { en: ['Notify Me', 'Notify Me', 'Notify Me', 'Subscribe'], uz: ['Menga xabar bering', 'Menga xabar bering', 'Menga xabar bering', 'Obuna boʻlish'] } },
  { section: '§9 launches', what: 'length, ages, difficulty', address: home, region: upcoming, role: 'text', names: { en: ['8 weeks', 'Ages 8–14', 'Beginner', '12 weeks', 'Ages 6–16', 'Beginner', '10 weeks', 'Ages 10–16', 'Intermediate'], uz: ['8 hafta', '8–14 yosh', 'Boshlangʻich', '12 hafta', '6–16 yosh', 'Boshlangʻich', '10 hafta', '10–16 yosh', 'Oʻrta'] } },
  { section: '§2 top classes', what: 'three', address: home, region: top, role: 'heading', names: { en: ['Young programmers', 'Quran course', 'Bright minds math'], uz: ['Yosh dasturchilar', 'Qurʼon kursi', 'Zukko matematiklar'] } },
  { section: '§2 top classes', what: 'weeks and level', address: home, region: top, role: 'text', names: { en: ['6 weeks · Beginner', '8 weeks · Beginner', '10 weeks · Intermediate'], uz: ['6 hafta · Boshlangʻich', '8 hafta · Boshlangʻich', '10 hafta · Oʻrta'] } },
  { section: '§2 why choose us', what: 'six', address: home, region: why, role: 'heading', names: { en: ['Lessons of many kinds', 'Free trial lesson', 'Progress you can see', 'A fair refund rule', 'Affordable prices', 'Verified teachers'], uz: ['Turli xil darslar', 'Bepul sinov darsi', 'Koʻrinib turadigan natija', 'Pulni qaytarish kafolati', 'Hamyonbop narxlar', 'Tekshirilgan oʻqituvchilar'] } },
  { section: '§2 strip', what: 'four', address: home, region: why, role: 'text', names: { en: ['Live lessons', 'Qualified teachers', 'Flexible schedule', 'Ages 7–21'], uz: ['Jonli darslar', 'Malakali oʻqituvchilar', 'Moslashuvchan jadval', '7–21 yosh'] } },
  { section: '§2 advantages', what: 'eight', address: home, region: advantages, role: 'heading', names: { en: ['A live teacher', 'Small groups', 'Learning by doing', 'Mentor chat', 'Short videos', 'Two languages', 'Homework', 'Parents see'], uz: ['Har darsda', 'Kichik guruhlar', 'Amalda', 'Darslar orasida', 'Takrorlash', 'Ikki til', 'Tekshiriladigan', 'Ota-ona'] } },
  { section: '§2 testimonials', what: 'count', address: home, role: 'text', names: { en: ['10,000+ Happy Students', '+1'], uz: ['10,000+ mamnun oʻquvchi', '+1'] } },

  { section: '§9 group plans', what: 'money', address: '/pricing', role: 'text', names: ['$200', '$160', '$400', '$280', '$600', '$360'] },
  { section: '§9 group plans', what: 'saving', address: '/pricing', role: 'text', names: { en: ['Save $40', '20% off', 'Save $120', '30% off', 'Save $240', '40% off'], uz: ['$40 tejaysiz', '20% chegirma', '$120 tejaysiz', '30% chegirma', '$240 tejaysiz', '40% chegirma'] } },
  { section: '§9 group plans', what: 'lessons', address: '/pricing', role: 'text', names: { en: ['8 lessons · ', '12 lessons · ', '16 lessons · '], uz: ['8 ta dars · ', '12 ta dars · ', '16 ta dars · '] } },
  { section: '§9 individual plans', what: 'money', address: '/pricing?plan=individual', role: 'text', names: ['$200', '$400', '$350', '$600', '$480'] },
  { section: '§9 individual plans', what: 'saving, and the percent only where it agrees', address: '/pricing?plan=individual', role: 'text', names: { en: ['Save $50', 'Save $120', '20% off'], uz: ['$50 tejaysiz', '$120 tejaysiz', '20% chegirma'] } },
  { section: '§9 individual plans', what: 'lessons', address: '/pricing?plan=individual', role: 'text', names: { en: ['8 lessons · ', '16 lessons · ', '32 lessons · '], uz: ['8 ta dars · ', '16 ta dars · ', '32 ta dars · '] } },
  ...(['/pricing', '/pricing?plan=individual'] as const).flatMap((address): Row[] => [
    { section: '§9 plans', what: 'most popular', address, role: 'text', names: { en: ['Most popular'], uz: ['Eng ommabop'] } },
    { section: '§2 pricing', what: 'a trial link for each plan', address, role: 'link', names: { en: Array<string>(3).fill('Book a trial lesson'), uz: Array<string>(3).fill('Sinov darsiga yozilish') }, hrefs: Array<string>(3).fill(consultation), newTab: true },
  ]),
  { section: '§2 pricing', what: 'tabs', address: '/pricing', role: 'tab', names: { en: ['Group', 'Individual'], uz: ['Guruh darslari', 'Individual darslar'] } },
  { section: '§2 pricing', what: 'custom offer and three tiles', address: '/pricing', role: 'heading', names: { en: ['Custom offer', 'First lesson free', 'Seven-day refund', 'Live, not recorded'], uz: ['Maxsus taklif', 'Birinchi dars bepul', 'Yetti kun ichida pul qaytadi', 'Yozuv emas, jonli dars'] } },
  { section: '§1 claims', what: 'graduates', address: '/pricing', role: 'text', names: ['90%'] },

  { section: '§1 about', what: 'figures', address: '/about-us', role: 'text', names: ['2019', '50K+', '200+', '95%'] },
  { section: '§2 about', what: 'mission and six values', address: '/about-us', role: 'heading', names: { en: ['Our mission', 'Excellence', 'Accessibility', 'Innovation', 'Personalization', 'Growth', 'Community'], uz: ['Maqsadimiz', 'Sifat', 'Hamma uchun ochiqlik', 'Yangilik', 'Har bolaga alohida yondashuv', 'Oʻsish', 'Hamjihatlik'] } },
  { section: '§2 how it works', what: 'three steps', address: '/how-it-works', role: 'text', names: { en: ['Step 1', 'Step 2', 'Step 3'], uz: ['1-qadam', '2-qadam', '3-qadam'] } },
  { section: '§2 how it works', what: 'why list', address: '/how-it-works', region: { en: 'Why learn with us', uz: 'Nega aynan biz?' }, role: 'text', names: { en: ['A live teacher, not only a video', 'Groups of 4–10 children', 'A free first lesson', 'Times that suit', 'Help in English', 'A refund if'], uz: ['Faqat video emas', '4–10 nafar', 'Birinchi dars bepul', 'AQSHdagi oilalarga', 'Oʻzbek va ingliz', 'Birinchi oyning'] } },
  { section: '§1 claims', what: 'how it works', address: '/how-it-works', role: 'text', names: ['1000+', '50+', '98%'] },
  { section: '§2 how it works', what: 'external Free Trial', address: '/how-it-works', region: { en: 'Why learn with us', uz: 'Nega aynan biz?' }, role: 'link', names: { en: ['Free Trial'], uz: ['Bepul sinov darsi'] }, hrefs: [consultation], newTab: true },
  { section: '§2 how it works', what: 'sign up', address: '/how-it-works', region: { en: 'Why learn with us', uz: 'Nega aynan biz?' }, role: 'link', names: { en: ['Sign up'], uz: ['Roʻyxatdan oʻtish'] }, hrefs: ['/signup'] },
  { section: 'DECISIONS 404', what: 'the subjects', address: '/no-such-page', region: { en: 'Or start from a subject', uz: 'Yoki fandan boshlang' }, role: 'link', names: courseNames, hrefs: slugs.map((slug) => `/courses/${slug}`) },
]
