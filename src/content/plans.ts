interface Plan {
  /** Translation key: `pricing:plans.<id>`. */
  id: string
  kind: 'group' | 'individual'
  /** Live lessons per month. */
  lessons: number
  /** US dollars per month. The saving is computed from these prices. */
  originalPrice: number
  discountedPrice: number
  /** As stated in CONTRACT.md §9; shown only if `percentAgrees`. */
  discountPercent: number
  isPopular: boolean
  /** Key of the badge in `pricing:badge`, or null. */
  badge: 'mostPopular' | null
  /** The keys of `pricing:plans.<id>.details`. */
  details: readonly ['d1', 'd2', 'd3']
}

const details = ['d1', 'd2', 'd3'] as const

export const groupPlans = [
  {
    id: 'group8',
    kind: 'group',
    lessons: 8,
    originalPrice: 200,
    discountedPrice: 160,
    discountPercent: 20,
    isPopular: false,
    badge: null,
    details,
  },
  {
    id: 'group12',
    kind: 'group',
    lessons: 12,
    originalPrice: 400,
    discountedPrice: 280,
    discountPercent: 30,
    isPopular: true,
    badge: 'mostPopular',
    details,
  },
  {
    id: 'group16',
    kind: 'group',
    lessons: 16,
    originalPrice: 600,
    discountedPrice: 360,
    discountPercent: 40,
    isPopular: false,
    badge: null,
    details,
  },
] as const satisfies readonly Plan[]

export const individualPlans = [
  {
    id: 'individual8',
    kind: 'individual',
    lessons: 8,
    originalPrice: 200,
    discountedPrice: 200,
    discountPercent: 0,
    isPopular: false,
    badge: null,
    details,
  },
  {
    id: 'individual16',
    kind: 'individual',
    lessons: 16,
    originalPrice: 400,
    discountedPrice: 350,
    discountPercent: 15,
    isPopular: true,
    badge: 'mostPopular',
    details,
  },
  {
    id: 'individual32',
    kind: 'individual',
    lessons: 32,
    originalPrice: 600,
    discountedPrice: 480,
    discountPercent: 20,
    isPopular: false,
    badge: null,
    details,
  },
] as const satisfies readonly Plan[]

/** The plans that the query string of /pricing selects. */
export const planKindOf = (search: string) =>
  new URLSearchParams(search).get('plan') === 'individual' ? 'individual' : 'group'

export type AnyPlan = (typeof groupPlans)[number] | (typeof individualPlans)[number]

/** The monthly saving in dollars; 0 if there is none. */
export const saving = (plan: Plan): number => plan.originalPrice - plan.discountedPrice

/** Whether there is a saving and the stated percentage matches the prices (it does not for $350 instead of $400). */
export const percentAgrees = (plan: Plan): boolean =>
  saving(plan) > 0 && saving(plan) * 100 === plan.discountPercent * plan.originalPrice

/** The price per lesson in dollars, rounded to cents. */
export const pricePerLesson = (plan: Plan): number => Math.round((plan.discountedPrice / plan.lessons) * 100) / 100

/** The lowest monthly price in dollars, for "from …" texts. */
export const lowestPrice = (plans: readonly Plan[]): number => Math.min(...plans.map((plan) => plan.discountedPrice))
