import { useSyncExternalStore } from 'react'
import { savedList, seenList, type SavedListing } from './savedListings.ts'

const none: readonly SavedListing[] = []

/** The classes saved on this device, latest first; empty while the page is prerendered. */
export const useSaved = () => useSyncExternalStore(savedList.subscribe, savedList.read, () => none)

/** The classes viewed on this device, latest first. */
export const useSeen = () => useSyncExternalStore(seenList.subscribe, seenList.read, () => none)
