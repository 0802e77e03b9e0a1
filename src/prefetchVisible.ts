import { paths } from './paths.ts'

/** Their code is heavy, and most visitors go elsewhere: they come with the pointer or the focus. */
const heavy: readonly string[] = [paths.login, paths.signup, paths.forgotPassword]

/**
 * From now on loads the pages behind the links that come into view, when the browser has nothing else to do; not for readers who save
 * data. `preload` takes a path of ours; it ends when `left` is aborted.
 */
export function prefetchVisible(preload: (pathname: string) => Promise<void>, left: AbortSignal) {
  if (left.aborted || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const whenIdle = (work: () => void) => {
    const unlessLeft = () => {
      if (!left.aborted) work()
    }
    if ('requestIdleCallback' in window) requestIdleCallback(unlessLeft)
    else setTimeout(unlessLeft, 200)
  }
  const done = new Set<string>(heavy)
  const seen = new WeakSet<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue
      observer.unobserve(target)
      if (target.origin !== location.origin || done.has(target.pathname)) continue
      done.add(target.pathname)
      whenIdle(() => void preload(target.pathname).catch(() => done.delete(target.pathname)))
    }
  })
  const look = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (seen.has(link)) continue
      seen.add(link)
      observer.observe(link)
    }
  }
  let waiting = false
  // Links come and go with pages and lists.
  const changes = new MutationObserver(() => {
    if (waiting) return
    waiting = true
    whenIdle(() => {
      waiting = false
      look()
    })
  })
  changes.observe(document.body, { childList: true, subtree: true })
  look()
  left.addEventListener('abort', () => {
    observer.disconnect()
    changes.disconnect()
  })
}
