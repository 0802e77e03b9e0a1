import type { Testimonial } from './testimonials.ts'

/** Shown on every course page. These families do not exist. Never use it for structured data. */
export const courseReviews = {
  sample: true,
  items: [
    { id: 'gulnora', rating: 5, date: '2026-10-03', picture: 'womanHeadscarf' },
    { id: 'timur', rating: 5, date: '2026-09-06', picture: 'man' },
  ],
} as const satisfies { sample: boolean; items: readonly Testimonial[] }
