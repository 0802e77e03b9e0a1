import { lazy, type ComponentType } from 'react'
import { loadWords } from '@/i18n/loadWords.ts'
import { loadChunk } from '@/lib/loadChunk.ts'

/** A page or frame whose code and words load when it is first needed, together. */
export type Page = ComponentType & { preload: () => Promise<unknown> }

/** Makes a Page of a module's export. Once loaded it renders at once, without a fallback in between. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name, namespaces: readonly string[] = []): Page {
  let Loaded: ComponentType | undefined
  let loading: Promise<{ default: ComponentType }> | undefined
  const start = () =>
    (loading ??= loadChunk(async () => {
      const [module] = await Promise.all([load(), loadWords(namespaces)])
      Loaded = module[name]
      return { default: module[name] }
    }).catch((error: unknown) => {
      loading = undefined // the next visit tries again
      throw error
    }))
  const Lazy = lazy(start)
  const Page = () => (Loaded ? <Loaded /> : <Lazy />)
  return Object.assign(Page, { preload: start })
}
