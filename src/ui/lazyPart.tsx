import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadable } from './loadable.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

type Parts<Props> = {
  /** The part; `waiting` stands there while its code and words load, `failed` when they do not come or it breaks. */
  Part: (props: Props & { waiting: ReactNode; failed: (retry: () => void) => ReactNode }) => ReactNode
  /** Starts loading, when it is likely to be wanted soon. */
  preload: () => void
}

/** A part of a page too heavy for the first paint: its code and words load together, when they are first wanted. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, namespaces: readonly string[]): Parts<Props> {
  const it = loadable(async () => ({ Part: await load() }), 'Part', namespaces)
  let state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle'
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const become = (next: typeof state) => {
    state = next
    listeners.forEach((listener) => listener())
  }

  const begin = (start: () => Promise<unknown>) => {
    if (state === 'loading' || state === 'ready') return
    become('loading')
    start().then(
      () => become('ready'),
      () => become('failed'),
    )
  }
  const want = () => begin(() => it.want())
  const again = () => begin(() => it.want(true))

  return {
    preload: () => begin(it.start),
    Part: ({ waiting, failed, ...props }) => {
      const now = useSyncExternalStore(
        subscribe,
        () => state,
        () => 'idle',
      )
      // Outside React: code and words on their way.
      useEffect(want, [])
      if (now === 'failed') return failed(again)
      if (now !== 'ready' || it.Loaded === undefined) return waiting
      return <SectionBoundary fallback={failed}>{createElement(it.Loaded, props as unknown as Props)}</SectionBoundary>
    },
  }
}
