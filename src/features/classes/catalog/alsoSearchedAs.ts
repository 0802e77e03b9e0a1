import { findCourseByCategory, type CatalogueCourse } from '@/content/courses.ts'

/** Other names and synonyms of subjects in English, Uzbek, and Russian. */
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

/** Words that match only a part of a subject: half of the SAT is not mathematics. */
const partWords: typeof words = { sat: 'math maths mathematics matematika' }

/**
 * Further search words of a category: `matematika` also finds the abacus. `inPart`: words that only some of its classes are about. Empty for a
 * category outside our subjects.
 */
export function alsoSearchedAs(categoryName: string, { inPart = false } = {}): string {
  const course = findCourseByCategory(categoryName)
  return (course && (inPart ? partWords : words)[course.id]) ?? ''
}
