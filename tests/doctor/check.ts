import type { Visit } from './visit.ts'

export type Check = {
  id: string
  /** Who mends it, and how. */
  owner: 'backend' | 'host' | 'owner'
  todo: string
  /** The findings, one sentence each. */
  run: (visit: Visit) => Promise<string[]> | string[]
}

const checkFor =
  (owner: Check['owner']) =>
  (id: string, todo: string, run: Check['run']): Check => ({ id, owner, todo, run })
export const [backend, host, owner] = [checkFor('backend'), checkFor('host'), checkFor('owner')]
