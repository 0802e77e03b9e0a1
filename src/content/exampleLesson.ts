/**
 * The fixed sample of CONTRACT.md §2, shown as an example and never as a fact about a class. The reviews
 * of `classes:reviews` are invented. Money in dollars.
 */
export const exampleLesson = {
  sample: true,
  weekly: 8,
  minutes: 25,
  ages: { from: 8, to: 12 },
  learners: { from: 4, to: 8 },
  seats: { taken: 3, total: 8 },
  /** Minutes of each part; together the whole lesson. */
  parts: { s1: 3, s2: 8, s3: 10, s4: 4 },
  reviews: [
    { id: 'r1', rating: 5, picture: 'womanHeadscarf' },
    { id: 'r2', rating: 4, picture: 'girl' },
  ],
} as const
