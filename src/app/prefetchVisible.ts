import { chunkLoading } from '@/lib/loadChunk.ts'
import { whenIdle } from '@/lib/whenIdle.ts'

/**
 * Preloads the pages behind links that scroll into view, in idle time, until `signal` is aborted; does nothing if the user saves data.
 * `prefetch` takes a pathname; after a rejection the link is tried again.
 */
export function prefetchVisible(prefetch: (pathname: string) => Promise<void>, signal: AbortSignal) {
  if (signal.aborted || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  // Pages whose links come into view together load together, but not while something loads that the reader waits for.
  const whenQuiet = (work: () => void) =>
    whenIdle(() => {
      if (signal.aborted) return
      if (!chunkLoading.snapshot()) return work()
      const stop = chunkLoading.subscribe(() => {
        if (chunkLoading.snapshot()) return
        stop()
        whenQuiet(work)
      })
    })
  const done = new Set<string>()
  const next: string[] = []
  const prefetchNext = () => {
    for (const pathname of next.splice(0)) prefetch(pathname).catch(() => done.delete(pathname))
  }
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (target.origin !== location.origin || done.has(target.pathname)) continue
      done.add(target.pathname)
      if (next.push(target.pathname) === 1) whenQuiet(prefetchNext)
    }
  })
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (seen.has(link)) continue
      seen.add(link)
      observer.observe(link)
    }
  }
  let waiting = false
  const changes = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    whenQuiet(() => {
      waiting = false
      observeLinks()
    })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  observeLinks()
  signal.addEventListener('abort', () => {
    observer.disconnect()
    changes.disconnect()
  })
}
