import { findCourseByCategory, type CatalogueCourse } from '@/content/courses.ts'

/** What families call a subject, or look for when they mean it, in both languages. */
const words: Partial<Record<CatalogueCourse['id'], string>> = {
  quran: 'koran islam arabic arab tajweed tajvid religion din',
  coding: 'programming computer games dasturlash kodlash kompyuter',
  robotics: 'engineering muhandislik texnika',
  mentalArithmetic: 'math maths mathematics matematika abacus abakus hisob',
  mentalMathematics: 'math maths matematika hisob algebra',
  business: 'money finance pul moliya biznes tadbirkorlik',
  sat: 'reading exam college imtihon kollej',
  phonics: 'english reading letters ingliz tili oqish harflar',
  russian: 'rus tili rus tilini',
}

/** What is a part of a subject only: half of the SAT is not mathematics. */
const partWords: typeof words = { sat: 'math maths mathematics matematika' }

/** Further words by which a category is found: `matematika` means the abacus too. `inPart`: those that only some of its classes are about. Empty for a category that is no subject of ours. */
export function alsoSearchedAs(categoryName: string, { inPart = false } = {}): string {
  const course = findCourseByCategory(categoryName)
  return (course && (inPart ? partWords : words)[course.id]) ?? ''
}
