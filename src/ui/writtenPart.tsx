import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { deferred } from '@/lib/deferred.ts'
import { onFirstUse } from './onFirstUse.ts'
import { loadable } from './loadable.ts'
import { SectionBoundary } from './SectionBoundary.tsx'
import { SectionFailed } from './SectionFailed.tsx'

let later = false
/** Resolved when a written page itself is taken over; undefined from then on, and where none was. */
let page: ReturnType<typeof deferred> | undefined
/** How the code and words of each part that is known so far are loaded. */
const parts: (() => Promise<unknown>)[] = []
/** The parts that still stand as written, and how each is woken. */
const asleep = new Map<Element, (byHand: boolean) => Promise<unknown>>()
/** The parts that React has taken over, or drawn itself. */
const alive = new WeakSet<Element>()
const pressed = new Map<Element, HTMLButtonElement>()

/** Before the app says how, the browser follows links itself. */
let follow: ((address: string) => void) | undefined

/** Says how a link in a part that still stands as written is followed. */
export const onWrittenLink = (navigate: (address: string) => void) => void (follow = navigate)

/** Keeps presses on what React does not know yet. On the document: React would stop them at its root, and may know it a moment later. */
function keepPress(event: MouseEvent) {
  const what = event.target instanceof Element ? event.target.closest<HTMLButtonElement | HTMLAnchorElement>('button, a[href^="/"]:not([target])') : null
  const part = what?.closest('[data-part]')
  if (!part || alive.has(part) || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (what instanceof HTMLAnchorElement && !follow) return
  event.stopPropagation()
  event.preventDefault() // submitting a form or following a link would load a whole page
  if (what instanceof HTMLAnchorElement) return follow?.(what.pathname + what.search + what.hash)
  if (what) pressed.set(part, what)
  asleep.get(part)?.(true).catch(() => undefined) // its code may have failed to come before
}

/** Loads every part of the pages that are loaded; nothing while they stand as written. */
export const preloadParts = (): Promise<unknown> => (later ? Promise.resolve() : Promise.all(parts.map((start) => start())))

/** To be called before a page that was written at build time is taken over: its parts stay as written until somebody begins to use it. */
export function keepPartsForLater() {
  later = true
  onFirstUse(() => void wakeParts())
  addEventListener('online', () => later || void wakeParts())
}

/** To be called when the app takes the page over: from here on, presses in parts that it does not know yet are kept for them, and `wakeParts` waits. */
export function keepPresses() {
  page = deferred()
  document.addEventListener('click', keepPress, true)
}

/** Stands beside the page in its frame: tells when the page is taken over, or when that failed. */
export function PageTaken() {
  // Outside React: what waits for the page.
  useEffect(() => {
    page?.resolve()
    page = undefined
  }, [])
  return null
}

/** Takes over the page and every part of it that still stands as written; resolves when that is done. Never throws. */
export async function wakeParts(): Promise<unknown> {
  later = false
  await page?.promise // its parts are known then
  return Promise.allSettled([...asleep.values()].map((wake) => wake(false)))
}

/** Stands beside the content of a part, so that its effect runs when React has taken the part over. */
function Awake({ onAwake }: { onAwake: () => () => void }) {
  // Outside React: what waited for the part.
  useEffect(onAwake, [onAwake])
  return null
}

/**
 * A part of a page below the first screen. It is written into the page at build time like everything else, but its code and words load
 * when somebody begins to use the page. Its links work before that; a button that was pressed too early is pressed again for the reader.
 * Where one that is decoration cannot be loaded, nothing stands in its place.
 */
export function writtenPart<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, namespaces: readonly string[], isDecoration = false) {
  const it = loadable(load, name, namespaces)
  parts.push(it.start)

  /** What a part that stands as written is made of until it wakes. */
  const sleeping = () => {
    const wanted = deferred()
    const taken = deferred()
    const wake = async (byHand: boolean) => {
      // Before anything else: without its code the part stays as written, and nobody who reads needs that page anew.
      await (byHand ? it.want(true) : it.start())
      wanted.resolve()
      await taken.promise
    }
    return { Content: lazy(() => wanted.promise.then(it.start)), wake, taken: taken.resolve }
  }

  /** What a part is made of otherwise; while the page is taken over, it has to be as well. */
  const awake = (byHand = false) => {
    const taken = deferred()
    return { Content: it.Loaded ?? lazy(() => it.want(byHand)), wake: page ? () => taken.promise : null, taken: taken.resolve }
  }

  return function Part() {
    const place = useRef<HTMLDivElement>(null)
    const [{ Content, wake, taken }, setState] = useState(() => (later && !it.Loaded ? sleeping() : awake()))

    // Outside React: the signs of life and the presses, which concern the whole page.
    useLayoutEffect(() => {
      const element = place.current
      if (element === null || wake === null) return
      asleep.set(element, wake)
      if (!later) wake(false).catch(() => undefined) // somebody began meanwhile
      return () => {
        asleep.delete(element)
        taken()
      }
    }, [wake, taken])

    const [onAwake] = useState(() => () => {
      // Not at once: React is still busy with this effect.
      const timer = setTimeout(() => {
        const element = place.current
        if (!element) return
        const button = pressed.get(element)
        pressed.delete(element)
        asleep.delete(element)
        alive.add(element)
        taken()
        if (button?.isConnected) button.click()
      })
      return () => clearTimeout(timer)
    })

    return (
      <div ref={place} data-part className="contents">
        <SectionBoundary
          fallback={(retry) => (
            <>
              {isDecoration || (
                <div className="page">
                  <SectionFailed
                    onRetry={() => {
                      setState(awake(true))
                      retry()
                    }}
                  />
                </div>
              )}
              <Awake onAwake={onAwake} />
            </>
          )}
        >
          <Suspense fallback={null}>
            <Content />
            <Awake onAwake={onAwake} />
          </Suspense>
        </SectionBoundary>
      </div>
    )
  }
}
