import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { asFault, mayBeStored } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { call } from './call.ts'
import { toId, type ListingType } from './ids.ts'
import { toListing, type Listing } from './listings.ts'
import { lookAgain } from './lookAgain.ts'
import { readRows } from './rows.ts'

/** A class or group that a student may have. */
export type Enrolment = { type: ListingType; id: string }
/** One that they have (a "manual purchase" in the contract), and all about it where the backend has sent it along. */
export type Purchase = Enrolment & { listing: Listing | null }

function toPurchase(raw: unknown): Purchase | null {
  if (!isRecord(raw)) return null
  for (const type of ['class', 'group'] as const) {
    const bought = raw[`${type}Id`]
    const id = toId(bought)
    if (id !== null) return { type, id, listing: isRecord(bought) && 'title' in bought ? toListing(bought, type) : null }
  }
  return null
}

/** Each class and group once, at its first place; with all about it, if any of its purchases has that. */
function eachOnce(purchases: readonly Purchase[]): Purchase[] {
  const known = new Map<string, Purchase>()
  for (const purchase of purchases) {
    const key = `${purchase.type}/${purchase.id}`
    if (!known.get(key)?.listing) known.set(key, purchase)
  }
  return [...known.values()]
}

/** Whether a purchase says that it is of nothing: its class or group is gone. */
const isOfNothing = (raw: unknown) => isRecord(raw) && ('classId' in raw || 'groupId' in raw) && (raw['classId'] ?? raw['groupId'] ?? null) === null

/** GET /manual-purchase: what the signed-in student has, each once. */
export const enrolmentsQuery = () =>
  queryOptions({
    queryKey: ['enrolments'],
    queryFn: async ({ signal }) => {
      const body = await call('getPurchases', { signal })
      return eachOnce(readRows(Array.isArray(body) ? body.filter((raw) => !isOfNothing(raw)) : body, toPurchase))
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

/**
 * POST /manual-purchase/class or /manual-purchase/group; not for an enrolment that an attempt before, thought to have failed, did bring.
 * One that seems to have failed is looked for before it counts as such.
 */
export function useEnrol() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: enrolling,
    mutationFn: async ({ type, id, unsure }: Enrolment & { unsure: boolean }) => {
      if (unsure && isEnrolled(await client.fetchQuery({ ...enrolmentsQuery(), staleTime: 0 }), { type, id })) return
      try {
        await call('enrol', { type, data: { [`${type}Id`]: id, isConfirmed: true } })
      } catch (thrown) {
        if (!mayBeStored(asFault(thrown)) || !isEnrolled(await lookAgain(client, enrolmentsQuery()), { type, id })) throw thrown
      }
    },
    onSuccess: (_, { type, id }) =>
      client.setQueryData(enrolmentsQuery().queryKey, (known) => (known === undefined || isEnrolled(known, { type, id }) ? known : [...known, { type, id, listing: null }])),
    // Also after a failure: a call that timed out may have been stored. Nobody waits for the list to come back.
    onSettled: () => void client.invalidateQueries({ queryKey: ['enrolments'] }),
  })
}
