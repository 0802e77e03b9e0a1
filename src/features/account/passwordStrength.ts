/** What a strong password has; each is worth one point (SPEC.md §5). */
const points = {
  length: (password: string) => Array.from(password).length >= 8,
  upper: (password: string) => /[\p{Lu}\p{Lt}]/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  digit: (password: string) => /\p{Nd}/u.test(password),
  special: (password: string) => /[^\p{L}\p{M}\p{N}]/u.test(password),
} as const

export type StrengthPoint = keyof typeof points
export type Strength = 'Weak' | 'Medium' | 'Strong'

/** The highest score. */
export const bestScore = 5

/** How strong a password is: a score from 0 to 5, its word, and the first point it lacks (null when it has all). */
export function passwordStrength(password: string): { score: number; strength: Strength; missing: StrengthPoint | null } {
  const names = Object.keys(points) as StrengthPoint[]
  const lacking = names.filter((name) => !points[name](password))
  const score = bestScore - lacking.length
  return { score, strength: score > 3 ? 'Strong' : score === 3 ? 'Medium' : 'Weak', missing: lacking[0] ?? null }
}
