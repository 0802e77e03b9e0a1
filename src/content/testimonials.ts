/**
 * Text, name, role, and an optional title and company are messages. In Uzbek, a role with a company takes the possessive (“kompaniyasi
 * muhandisi”).
 */
export interface Testimonial {
  /** Translation key: `home:testimonials.items.<id>`; on a course page, `coursePages:testimonials.items.<id>`. */
  id: string
  rating: 1 | 2 | 3 | 4 | 5
  /** ISO calendar day. */
  date: string
  picture: string
}

/** The carousel on the home page. These families do not exist. Never use it for structured data. */
export const testimonials = {
  sample: true,
  items: [
    { id: 'nodira', rating: 5, date: '2026-10-12', picture: 'womanHeadscarf' },
    { id: 'sherzod', rating: 5, date: '2026-09-28', picture: 'man' },
    { id: 'madina', rating: 5, date: '2026-09-15', picture: 'woman' },
    { id: 'laylo', rating: 5, date: '2026-08-30', picture: 'girl' },
    { id: 'aziz', rating: 5, date: '2026-08-11', picture: 'beardedMan' },
    { id: 'kamron', rating: 5, date: '2026-07-24', picture: 'boy' },
  ],
} as const satisfies { sample: boolean; items: readonly Testimonial[] }

/** The maximum number of avatars next to the carousel (CONTRACT.md §9). */
export const maxAvatars = 5
