import { useQueryClient } from '@tanstack/react-query'
import { isListingType, type ListingType } from '@/api/ids.ts'
import { ownListingsQuery, useCreateListing, type Listing, type ListingDraft } from '@/api/listings.ts'
import { lookAgain } from '@/api/queryClient.ts'
import type { SessionToken } from '@/api/token.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { parseDate } from '@/i18n/format.ts'
import { i18n } from '@/i18n/i18n.ts'
import { holdDrafts, removeDraft } from '@/lib/storage/drafts.ts'
import { isText } from '@/lib/storage/stored.ts'
import { asFault, Fault, isInDoubt, mayBeStored } from '@/lib/fault.ts'
import { justPublished } from '@/listing/justPublished.ts'
import { otherRun, runSeries } from '@/listing/series/seriesRun.ts'
import type { StoredValues } from '@/features/teaching/form/listingValues.ts'
import { seriesValues, toListingDraft } from '@/features/teaching/form/readForm.tsx'
import { confirm } from '@/ui/dialog/dialogs.ts'
import { listOf, orNull, readDraft } from '@/lib/storage/shapes.ts'

/** A creation whose result is unknown; `known` are the ids that existed before. */
type Attempt = { type: ListingType; title: string; link: string; startDate: string | null; known: readonly string[] }

/** The result of publishing; `storedBefore` if an earlier attempt had been stored and nothing was sent. */
export type Published = 'created' | 'storedBefore'

const readAttempt = (name: string): Attempt | null =>
  readDraft(name, {
    type: isListingType,
    title: isText,
    link: isText,
    startDate: orNull(isText),
    known: listOf(isText),
  })

const moment = (date: string | null) => parseDate(date)?.getTime() ?? null

const isAttempt =
  ({ title, link, startDate, known }: Attempt) =>
  (listing: Listing) =>
    !known.includes(listing.id) &&
    listing.title.trim() === title.trim() &&
    listing.link.trim() === link.trim() &&
    moment(listing.startDate) === moment(startDate)

/** Asks before publishing a changed series if some of its lessons have been published. */
const confirmOther = ({ done, of, title }: { done: number; of: number; title: string }) =>
  confirm(() => ({
    title: i18n.t('teaching:series.again.title'),
    text: i18n.t('teaching:series.again.text', { done, count: of, title }),
    confirm: i18n.t('teaching:series.again.yes'),
    cancel: i18n.t('common:cancel'),
  }))

/**
 * Creates a class or group, or a series one by one, and never one twice: an attempt without a response (a timeout, a broken connection, a reload)
 * may have been stored, so the teacher's own list is read again, immediately and before the next creation.
 */
export function usePublish(draftName: string, source?: Listing) {
  const client = useQueryClient()
  const { id: teacherId } = useUser()
  const create = useCreateListing()
  const name = `${draftName}:sent`

  /** Whether an earlier, apparently failed attempt is among the teacher's own listings. Throws a Fault if they can't be read. */
  const wasStored = async (): Promise<boolean> => {
    const attempt = readAttempt(name)
    if (attempt === null) return false
    const own = await client.fetchQuery({ ...ownListingsQuery(attempt.type), staleTime: 0 })
    return own.some(isAttempt(attempt))
  }

  const send = async (type: ListingType, draft: ListingDraft, session: SessionToken, read?: readonly Listing[]) => {
    const drafts = holdDrafts()
    const earlier = readAttempt(name)
    // Without this, an older similar listing would be mistaken for the attempt; if it can't be read soon, the creation doesn't wait for it.
    const own = () => lookAgain(client, ownListingsQuery(type))
    const before = (read ?? (await own()))?.map(({ id }) => id)
    const { title, link, startDate = null } = draft
    const attempt: Attempt = {
      type,
      title,
      link,
      startDate,
      known: [...(before ?? []), ...(source ? [source.id] : [])],
    }
    drafts.write(name, attempt)
    try {
      await create.mutateAsync({ type, draft, session })
    } catch (thrown) {
      const fault = asFault(thrown)
      const isStored = before !== undefined && mayBeStored(fault) && ((await own())?.some(isAttempt(attempt)) ?? false)
      if (!isStored && !isInDoubt(fault, earlier !== null)) drafts.remove(name)
      if (!isStored) throw thrown
    }
    drafts.remove(name)
    return (listing: Listing) => listing.type === type && isAttempt(attempt)(listing)
  }

  /**
   * One lesson of a series. Its number makes its title, link, and start unique, so a matching listing of the teacher is this lesson, whether it
   * was sent by this tab before a reload or by another tab.
   */
  const publishPart = async (values: StoredValues, session: SessionToken) => {
    const { type } = values
    const draft = toListingDraft(values, teacherId)
    const { title, link, startDate = null } = draft
    // A pending read may have started before another tab's creation.
    await client.cancelQueries({ queryKey: ownListingsQuery(type).queryKey, exact: true })
    const own = await client.fetchQuery({ ...ownListingsQuery(type), staleTime: 0 })
    if (own.some(isAttempt({ type, title, link, startDate, known: [] }))) return
    const isThis = await send(type, draft, session, own)
    if (justPublished.read() === null) justPublished.note(isThis)
  }

  const publish = async (values: StoredValues, session: SessionToken): Promise<Published> => {
    const parts = seriesValues(values)
    justPublished.forget()
    if (parts.length > 1) {
      const { title, link, startDate } = toListingDraft(parts[0]!, teacherId)
      const about = [title, link, startDate]
      const other = otherRun(draftName, about)
      if (other !== null && !(await confirmOther(other))) throw new Fault('cancelled', { unsent: true })
      await runSeries(
        draftName,
        parts.map((part) => () => publishPart(part, session)),
        session,
        about,
      )
      return 'created'
    }
    if (await wasStored()) return 'storedBefore'
    justPublished.note(await send(values.type, toListingDraft(values, teacherId), session))
    return 'created'
  }

  /** `forget` drops the attempt that was found stored, so the next attempt creates another listing. */
  return { publish, forget: () => removeDraft(name) }
}
