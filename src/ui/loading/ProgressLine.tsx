import { useSyncExternalStore } from 'react'
import { chunkLoading } from '@/lib/loadChunk.ts'

/** A progress bar at the top while a chunk loads; it appears only after a short delay. */
export function ProgressLine() {
  const loading = useSyncExternalStore(chunkLoading.subscribe, chunkLoading.snapshot, () => false)
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-1 origin-left bg-sun ${loading ? 'scale-x-75 opacity-100 transition-transform delay-150 duration-[4000ms]' : 'scale-x-0 opacity-0'}`}
    />
  )
}
