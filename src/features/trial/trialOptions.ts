import { courses, type SubjectCategory } from '@/content/courses.ts'

/** The options of CONTRACT.md §5, as the API expects them in every language. */
export const subjects: readonly SubjectCategory[] = courses.map(({ category }) => category)
export const grades = [
  'Kindergarten',
  'Grade 1',
  'Grade 2',
  'Grade 3',
  'Grade 4',
  'Grade 5',
  'Grade 6',
  'Grade 7',
  'Grade 8',
  'Grade 9',
  'Grade 10',
  'Grade 11',
  'Grade 12',
] as const
export const plans = ['Immediately', 'Within a week', 'Within a month', 'Not sure'] as const
export const sources = ['Instagram', 'Facebook', 'Other'] as const

export type Subject = SubjectCategory
export type Grade = (typeof grades)[number]
