import { useSyncExternalStore } from 'react'
import { isId, isListingType, sameRef, type ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { deviceChanges } from '@/lib/storage/deviceChanges.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { parseStored } from '@/lib/storage/stored.ts'
import { isRecord } from '@/lib/untrusted.ts'

/** The stored data of a saved class: enough to name it once it has been deleted, and to see changes. Nothing about a child. */
export type SavedListing = ListingRef & {
  title: string
  price: number | null
  startDate: string | null
}

const savedKey = 'saved_classes'
const seenKey = 'seen_classes'
const mostSaved = 100
const mostSeen = 8

/** Parses stored data, which anything may have written; invalid entries are dropped. */
export function parseSaved(text: string | null): readonly SavedListing[] {
  const rows = parseStored(text)
  if (!Array.isArray(rows)) return []
  return rows.slice(0, mostSaved).flatMap((row: unknown) => {
    if (!isRecord(row) || !isListingType(row['type']) || !isId(row['id'])) return []
    const { type, id, title, price, startDate } = row
    return [
      {
        type,
        id,
        title: typeof title === 'string' ? title.slice(0, 200) : '',
        price: typeof price === 'number' && Number.isFinite(price) ? price : null,
        startDate: typeof startDate === 'string' ? startDate : null,
      },
    ]
  })
}

const toSaved = ({ type, id, title, price, startDate }: Listing): SavedListing => ({
  type,
  id,
  title: title.slice(0, 200),
  price,
  startDate,
})

const none: readonly SavedListing[] = []

/** A list of classes in the device's storage, in sync with all parts of the page and other tabs. */
function listOnDevice(key: string, most: number) {
  const { tell, subscribe } = deviceChanges()
  let known: { text: string | null; list: readonly SavedListing[] } = { text: null, list: none }
  const read = () => {
    const text = deviceStorage.get(key)
    // The same array for the same text, as useSyncExternalStore requires.
    if (text !== known.text) known = { text, list: parseSaved(text) }
    return known.list
  }
  return {
    read,
    write: (list: readonly SavedListing[]) => {
      if (list.length === 0) deviceStorage.remove(key)
      else deviceStorage.set(key, JSON.stringify(list.slice(0, most)))
      tell()
    },
    subscribe,
  }
}

const savedList = listOnDevice(savedKey, mostSaved)
const seenList = listOnDevice(seenKey, mostSeen)

/** Saves a class or group on this device, latest first, or removes it. */
export function toggleSaved(listing: Listing) {
  const others = savedList.read().filter((one) => !sameRef(one, listing))
  savedList.write(others.length < savedList.read().length ? others : [toSaved(listing), ...others])
}

/** Removes a class that is no longer offered. */
export const forgetSaved = (gone: ListingRef) => savedList.write(savedList.read().filter((one) => !sameRef(one, gone)))

/** Notes that a class was viewed: it counts as recent, and its changes since it was saved are no longer news. */
export function noteSeen(listing: Listing) {
  const now = toSaved(listing)
  seenList.write([now, ...seenList.read().filter((one) => !sameRef(one, listing))])
  const saved = savedList.read()
  const before = saved.find((one) => sameRef(one, listing))
  if (before !== undefined && JSON.stringify(before) !== JSON.stringify(now))
    savedList.write(saved.map((one) => (one === before ? now : one)))
}

/** The classes saved on this device, latest first; empty while the page is prerendered. */
export const useSaved = () => useSyncExternalStore(savedList.subscribe, savedList.read, () => none)

/** The classes viewed on this device, latest first. */
export const useSeen = () => useSyncExternalStore(seenList.subscribe, seenList.read, () => none)
