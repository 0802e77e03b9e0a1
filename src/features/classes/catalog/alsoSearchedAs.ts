import { findCourseByCategory, type CatalogCourse } from '@/content/courses.ts'

/** Other names and synonyms of each subject in English, Uzbek, and Russian. `inPart`: words that match only a part of it. */
const words: Record<CatalogCourse['id'], { also: string; inPart?: string }> = {
  quran: { also: 'koran islam arabic arab tajweed tajvid religion din коран' },
  coding: { also: 'programming computer games dasturlash kodlash kompyuter программирование кодинг' },
  robotics: { also: 'engineering muhandislik texnika робототехника' },
  mentalArithmetic: { also: 'math maths mathematics matematika abacus abakus hisob ментальная арифметика' },
  mentalMathematics: { also: 'math maths matematika hisob algebra ментальная' },
  business: { also: 'money finance pul moliya biznes tadbirkorlik бизнес финансы' },
  chess: { also: 'shaxmat шахматы' },
  sat: { also: 'reading exam college imtihon kollej', inPart: 'math maths mathematics matematika' },
  phonics: { also: 'english reading letters ingliz tili oqish harflar английский чтение' },
  russian: { also: 'rus tili rus tilini русский язык' },
}

/**
 * Further search words of a category: `matematika` also finds the abacus. `inPart`: words that only some of its classes are about. Empty for a
 * category outside our subjects.
 */
export function alsoSearchedAs(categoryName: string, { inPart = false } = {}): string {
  const course = findCourseByCategory(categoryName)
  return (course && words[course.id][inPart ? 'inPart' : 'also']) ?? ''
}
