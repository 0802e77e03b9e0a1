/** One point each (CONTRACT.md §5). */
const criteria = {
  length: (password: string) => Array.from(password).length >= 8,
  upper: (password: string) => /[\p{Lu}\p{Lt}]/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const

type StrengthCriterion = keyof typeof criteria
type Strength = 'Weak' | 'Medium' | 'Strong'

export const bestScore = 5

/** Scores a password from 0 to 5; `missing` is the first criterion it fails, or null. */
export function passwordStrength(password: string): {
  score: number
  strength: Strength
  missing: StrengthCriterion | null
} {
  const names = Object.keys(criteria) as StrengthCriterion[]
  const failed = names.filter((name) => !criteria[name](password))
  const score = bestScore - failed.length
  return { score, strength: score > 3 ? 'Strong' : score === 3 ? 'Medium' : 'Weak', missing: failed[0] ?? null }
}
