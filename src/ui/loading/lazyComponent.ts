import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { loadChunk, reloadForCode } from '@/lib/loadChunk.ts'

/** A component whose code and messages load together, at its first render or before. Render it inside Suspense and an error boundary. */
export type LazyComponent<Props extends object = object> = ((props: Props) => ReactNode) & {
  /** Loads code and messages. Rejects if either fails; the next call retries. */
  load: () => Promise<unknown>
  isLoaded: () => boolean
  /** Starts loading and ignores errors. */
  preload: () => void
  /** Call it when the user retries after a failure, before rendering again: if the code still fails to load, the page is reloaded. */
  tryAgain: () => void
  /** For the preload links of a prerendered page. Only the prerendering build knows the module (build/pageChunks.ts). */
  module: string | undefined
  namespaces: readonly string[]
}

/** The part of a lazy component that LazyPlace uses. */
export type LazyPart = Pick<LazyComponent, 'load' | 'isLoaded' | 'tryAgain'>

/** The only way to load components on demand: the export `name` of a module, with the message namespaces it uses. */
export function lazyComponent<Name extends string, Props extends object = object>(
  importModule: (() => Promise<Record<Name, ComponentType<Props>>>) & { module?: string },
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
  const create = (byHand: boolean) => lazy(() => load().catch((error: unknown) => reloadForCode(error, byHand)))
  let content = create(false)

  function Lazy(props: Props) {
    // Once loaded, it renders at once, without the fallback.
    const [Content] = useState((): ComponentType<Props> => loaded ?? (content as ComponentType<Props>))
    return createElement(Content, props)
  }
  return Object.assign(Lazy, {
    load,
    isLoaded: () => loaded !== undefined,
    preload: () => void load().catch(() => undefined),
    tryAgain: () => {
      content = create(true)
    },
    module: importModule.module,
    namespaces,
  })
}
