import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '@/lib/isRecord.ts'
import { call } from './call.ts'
import { isId } from './ids.ts'
import { readRows } from './rows.ts'

export type Category = { id: string; name: string }

function toCategory(raw: unknown): Category | null {
  if (!isRecord(raw)) return null
  const id = typeof raw['_id'] === 'number' ? String(raw['_id']) : raw['_id']
  return isId(id) && typeof raw['name'] === 'string' ? { id, name: raw['name'] } : null
}

/** GET /category. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) => readRows(await call('getCategories', { signal }), toCategory),
  })
