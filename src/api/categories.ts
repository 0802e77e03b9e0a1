import { queryOptions } from '@tanstack/react-query'
import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { call } from './call.ts'
import { isId } from './ids.ts'

export type Category = { id: string; name: string }

/** GET /category. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }): Promise<Category[]> => {
      const body = await call('getCategories', { signal })
      if (!Array.isArray(body)) throw new Fault('badAnswer')
      return body.flatMap((raw) => {
        if (!isRecord(raw)) return []
        const id = typeof raw['_id'] === 'number' ? String(raw['_id']) : raw['_id']
        return isId(id) && typeof raw['name'] === 'string' ? [{ id, name: raw['name'] }] : []
      })
    },
  })
