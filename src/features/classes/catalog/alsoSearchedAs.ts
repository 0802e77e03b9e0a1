import { findCourseByCategory, type CatalogueCourse } from '@/content/courses.ts'

/** Other names of subjects, and words that mean them, in English, Uzbek, and Russian. */
const words: Partial<Record<CatalogueCourse['id'], string>> = {
  quran: 'koran islam arabic arab tajweed tajvid religion din коран',
  coding: 'programming computer games dasturlash kodlash kompyuter программирование кодинг',
  robotics: 'engineering muhandislik texnika робототехника',
  mentalArithmetic: 'math maths mathematics matematika abacus abakus hisob ментальная арифметика',
  mentalMathematics: 'math maths matematika hisob algebra ментальная',
  business: 'money finance pul moliya biznes tadbirkorlik бизнес финансы',
  chess: 'shaxmat шахматы',
  sat: 'reading exam college imtihon kollej',
  phonics: 'english reading letters ingliz tili oqish harflar английский чтение',
  russian: 'rus tili rus tilini русский язык',
}

/** What is a part of a subject only: half of the SAT is not mathematics. */
const partWords: typeof words = { sat: 'math maths mathematics matematika' }

/** Further words by which a category is found: `matematika` means the abacus too. `inPart`: those that only some of its classes are about. Empty for a category that is no subject of ours. */
export function alsoSearchedAs(categoryName: string, { inPart = false } = {}): string {
  const course = findCourseByCategory(categoryName)
  return (course && (inPart ? partWords : words)[course.id]) ?? ''
}
