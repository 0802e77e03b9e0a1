import { queryOptions } from '@tanstack/react-query'
import { isRecord } from '@/lib/untrusted.ts'
import { call, readRows } from './call.ts'
import { toId } from './ids.ts'

export type Category = { id: string; name: string }

/** Longer names fit on no card. In UTF-16 code units. */
const maxLength = 100

function toCategory(raw: unknown): Category | null {
  if (!isRecord(raw)) return null
  const id = toId(raw)
  return id !== null && typeof raw['name'] === 'string' ? { id, name: raw['name'].slice(0, maxLength) } : null
}

/** GET /category. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    staleTime: 5 * 60_000,
    queryFn: ({ signal }) => call('getCategories', { signal }, (body) => readRows(body, toCategory)),
  })
