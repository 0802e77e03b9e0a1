import { useSyncExternalStore } from 'react'
import { savedList, seenList, type SavedListing } from './savedListings.ts'

const none: readonly SavedListing[] = []

/** What is saved on this device, the latest first; nothing while the page is prerendered. */
export const useSaved = () => useSyncExternalStore(savedList.subscribe, savedList.read, () => none)

/** What was looked at on this device, the latest first. */
export const useSeen = () => useSyncExternalStore(seenList.subscribe, seenList.read, () => none)
