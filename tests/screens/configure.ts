import { onTestFinished } from 'vitest'
import { env } from '@/env.ts'

/** Changes settings until the test ends. */
export function configure(changes: Partial<typeof env>) {
  const before = { ...env }
  Object.assign(env, changes)
  onTestFinished(() => void Object.assign(env, before))
}
