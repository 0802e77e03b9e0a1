/** The values of the about page: `site:about.values.items.<id>`. */
export const values = [
  { id: 'excellence', picture: 'star' },
  { id: 'accessibility', picture: 'globe' },
  { id: 'innovation', picture: 'lightBulb' },
  { id: 'personalization', picture: 'girl' },
  { id: 'growth', picture: 'seedling' },
  { id: 'community', picture: 'parents' },
] as const

/** The steps of how it works: `site:howItWorks.steps.items.<id>`. */
export const howSteps = [
  { id: 'choose', picture: 'openBook' },
  { id: 'trial', picture: 'calendar' },
  { id: 'learn', picture: 'laptop' },
] as const

/** The tiles of the pricing page: `pricing:tiles.<id>`. */
export const pricingTiles = [
  { id: 'freeTrial', picture: 'balloon' },
  { id: 'refund', picture: 'shield' },
  { id: 'liveHelp', picture: 'manTeacher' },
] as const

/** The six questions of a course page: `coursePages:faq.items.<id>`. */
export const faq = ['duration', 'cost', 'lessonsCount', 'lessonDuration', 'software', 'homework'] as const

/** The questions of the support page: `site:support.faq.items.<id>`. */
export const supportFaq = {
  start: ['trial', 'length', 'spoken', 'need'],
  payment: ['enroll', 'payment', 'planOrClass', 'siblings'],
  lessons: ['join', 'watch', 'safety', 'miss', 'changeTeacher'],
  account: ['refund', 'complaint', 'account', 'password', 'language'],
} as const

/** The rows of the group and individual comparison: `pricing:compare.rows.<id>`. */
export const compareRows = ['children', 'lessons', 'pace', 'schedule', 'price', 'goodFor'] as const

/** The why-lists: `site:howItWorks.why.items.<id>` and `site:contact.why.items.<id>`. */
export const howWhy = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'] as const
export const contactWhy = ['w1', 'w2', 'w3', 'w4'] as const
