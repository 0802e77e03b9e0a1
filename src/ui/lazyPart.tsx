import { createElement, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { loadWords } from '@/i18n/loadWords.ts'
import { loadChunk } from '@/lib/loadChunk.ts'
import { reloadForCode } from '@/lib/reloadForCode.ts'
import { SectionBoundary } from './SectionBoundary.tsx'

type Parts<Props> = {
  /** The part; `waiting` stands there while its code and words load, `failed` when they do not come or it breaks. */
  Part: (props: Props & { waiting: ReactNode; failed: (retry: () => void) => ReactNode }) => ReactNode
  /** Starts loading, when it is likely to be wanted soon. */
  preload: () => void
}

/** A part of a page too heavy for the first paint: its code and words load together, when they are first wanted. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, namespaces: readonly string[]): Parts<Props> {
  let Loaded: ComponentType<Props> | undefined
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

  const start = (wanted: 'soon' | 'now' | 'again') => {
    if (state === 'loading' || state === 'ready') return
    become('loading')
    const loading = loadChunk(() => Promise.all([load(), loadWords(namespaces)]))
    ;(wanted === 'soon' ? loading : loading.catch((error: unknown) => reloadForCode(error, wanted === 'again'))).then(
      ([component]) => {
        Loaded = component
        become('ready')
      },
      () => become('failed'),
    )
  }

  const want = () => start('now')
  const again = () => start('again')

  return {
    preload: () => start('soon'),
    Part: ({ waiting, failed, ...props }) => {
      const now = useSyncExternalStore(
        subscribe,
        () => state,
        () => 'idle',
      )
      // Outside React: code and words on their way.
      useEffect(want, [])
      if (now === 'failed') return failed(again)
      if (now !== 'ready' || Loaded === undefined) return waiting
      return <SectionBoundary fallback={failed}>{createElement(Loaded, props as unknown as Props)}</SectionBoundary>
    },
  }
}
