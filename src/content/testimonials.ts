/** Sample content, replace before launch: these families do not exist. Never use it for structured data. */
interface Testimonial {
  /** Translation key: `home:testimonials.items.<id>` (home) or `coursePages:testimonials.items.<id>` (course pages). */
  id: string
  rating: 1 | 2 | 3 | 4 | 5
  /** ISO calendar day. */
  date: string
  picture: string
}

/** The carousel on the home page. Sample, replace before launch. */
export const homeTestimonials = [
  { id: 'nodira', rating: 5, date: '2026-10-12', picture: 'womanHeadscarf' },
  { id: 'sherzod', rating: 5, date: '2026-09-28', picture: 'man' },
  { id: 'madina', rating: 5, date: '2026-09-15', picture: 'woman' },
  { id: 'laylo', rating: 5, date: '2026-08-30', picture: 'girl' },
  { id: 'aziz', rating: 5, date: '2026-08-11', picture: 'beardedMan' },
  { id: 'kamron', rating: 5, date: '2026-07-24', picture: 'boy' },
] as const satisfies readonly Testimonial[]

/** Shown on every course page. Sample, replace before launch. */
export const courseTestimonials = [
  { id: 'gulnora', rating: 5, date: '2026-10-03', picture: 'womanHeadscarf' },
  { id: 'timur', rating: 5, date: '2026-09-06', picture: 'man' },
] as const satisfies readonly Testimonial[]

/** The maximum number of avatars next to the carousel (SPEC.md §9). */
export const maxAvatars = 5
