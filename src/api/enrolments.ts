import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { isRecord } from '@/lib/isRecord.ts'
import { call } from './call.ts'
import { toId, type ListingType } from './ids.ts'
import { readRows } from './rows.ts'

/** Which class or group a student has (a "manual purchase" in the contract). */
export type Enrolment = { type: ListingType; id: string }

function toEnrolment(raw: unknown): Enrolment | null {
  if (!isRecord(raw)) return null
  for (const type of ['class', 'group'] as const) {
    const id = toId(raw[`${type}Id`])
    if (id !== null) return { type, id }
  }
  return null
}

/** Whether a purchase says that it is of nothing: its class or group is gone. */
const isOfNothing = (raw: unknown) => isRecord(raw) && ('classId' in raw || 'groupId' in raw) && (raw['classId'] ?? raw['groupId'] ?? null) === null

/** GET /manual-purchase: what the signed-in student has, each once. */
export const enrolmentsQuery = () =>
  queryOptions({
    queryKey: ['enrolments'],
    queryFn: async ({ signal }) => {
      const body = await call('getPurchases', { signal })
      const all = readRows(Array.isArray(body) ? body.filter((raw) => !isOfNothing(raw)) : body, toEnrolment)
      return [...new Map(all.map((enrolment) => [`${enrolment.type}/${enrolment.id}`, enrolment])).values()]
    },
  })

/** Whether a class or group is among the enrolments. */
export const isEnrolled = (enrolments: readonly Enrolment[] | undefined, { type, id }: Enrolment) =>
  enrolments?.some((enrolment) => enrolment.type === type && enrolment.id === id) ?? false

const enrolling = ['enrol']

/** Whether an enrolment in a class or group is on its way, whichever page sent it. */
export const useIsEnrolling = ({ type, id }: Enrolment) =>
  useIsMutating({
    mutationKey: enrolling,
    predicate: ({ state }) => {
      const sent = state.variables as Enrolment | undefined
      return sent?.type === type && sent.id === id
    },
  }) > 0

/** POST /manual-purchase/class or /manual-purchase/group; not for an enrolment that an attempt before, thought to have failed, did bring. */
export function useEnrol() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: enrolling,
    mutationFn: async ({ type, id, unsure }: Enrolment & { unsure: boolean }) => {
      if (unsure && isEnrolled(await client.fetchQuery({ ...enrolmentsQuery(), staleTime: 0 }), { type, id })) return
      await call('enrol', { type, data: { [`${type}Id`]: id, isConfirmed: true } })
    },
    onSuccess: (_, { type, id }) =>
      client.setQueryData(enrolmentsQuery().queryKey, (known) => (known === undefined || isEnrolled(known, { type, id }) ? known : [...known, { type, id }])),
    // Also after a failure: a call that timed out may have been stored. Nobody waits for the list to come back.
    onSettled: () => void client.invalidateQueries({ queryKey: ['enrolments'] }),
  })
}
