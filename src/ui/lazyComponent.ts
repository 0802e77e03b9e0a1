import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { loadChunk } from '@/lib/loadChunk.ts'
import { reloadForCode } from '@/lib/reloadForCode.ts'

/** A component whose code and words load together when it is first drawn, or before; to be drawn within Suspense and a boundary for errors. */
export type LazyComponent<Props extends object = object> = ((props: Props) => ReactNode) & {
  /** Loads it; rejects when code or words do not come, and the next call tries again. */
  load: () => Promise<unknown>
  /** Starts loading what is likely to be wanted soon. Never throws. */
  preload: () => void
  /** To be called before it is drawn again after a failure, for somebody who pressed a button: where the code still does not come the page loads anew. */
  tryAgain: () => void
  /** The names of its file of code and its files of words, so that a prerendered page can name them at once. */
  pieces: readonly string[]
}

/** THE way to load code: makes a LazyComponent of a module's export and the words that it shows. */
export function lazyComponent<Name extends string, Props extends object = object>(
  importModule: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
  namespaces: readonly string[] = [],
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const load = () =>
    (loading ??= loadChunk(async () => {
      const [module] = await Promise.all([importModule(), loadWords(namespaces)])
      loaded = module[name]
      return { default: loaded }
    }).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const wanted = (byHand: boolean) => lazy(() => load().catch((error: unknown) => reloadForCode(error, byHand)))
  let content = wanted(false)

  function Lazy(props: Props) {
    // What was loaded before is drawn at once, without the fallback in between.
    const [Content] = useState((): ComponentType<Props> => loaded ?? (content as ComponentType<Props>))
    return createElement(Content, props)
  }
  return Object.assign(Lazy, {
    load,
    preload: () => void load().catch(() => undefined),
    tryAgain: () => {
      content = wanted(true)
    },
    pieces: [name, ...namespaces],
  })
}
