import type { Category } from '../tables/categoryTable.ts'
import type { Listing } from '../tables/listingTable.ts'
import { namedObjectId } from '../tables/objectId.ts'

/** Owner of all bulk listings, so that they can be taken away together. */
export const benchmarkTeacherId = namedObjectId('teacher:benchmark')

const listed = (text: string) => text.split(', ')
const topics = listed(
  'Number games, First programs, Open questions, Reading aloud, Building together, Endgames, Short stories, Exam practice',
)
const levels = listed(
  'for beginners, for ages 6 to 8, for ages 9 to 12, after school, at the weekend, in a small group, step by step',
)

const pick = <T>(from: readonly T[], i: number): T | undefined => from[i % from.length]

/** The i-th of many listings that differ enough in words, price, date and category for filters to have work to do. */
export function benchmarkListing(i: number, _id: string, categories: readonly Category[], now: Date): Listing {
  const category = pick(categories, i)
  return {
    _id,
    title: `${pick(topics, i)} ${pick(levels, Math.floor(i / topics.length))} ${i + 1}`,
    description: `Lesson plan ${i + 1} in ${category?.name ?? 'all subjects'}. Children work live with a teacher and practise a little every day.`,
    imageUrl: '',
    startDate: new Date(now.getTime() + (1 + (i % 90)) * 86_400_000).toISOString(),
    ...(category && { category: category._id }),
    link: `https://meet.example.com/bench-${i + 1}`,
    price: (i * 7) % 61,
    isPublished: true,
    isActive: true,
    teacherId: benchmarkTeacherId,
  }
}
