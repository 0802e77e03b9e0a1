import { lazy, type ComponentType } from 'react'
import type { User } from '@/api/users.ts'
import { loadable } from '@/ui/loadable.ts'

/** A page or frame whose code and words load when it is first needed, together. */
export type Page = ComponentType & {
  preload: () => Promise<unknown>
  /** Once preloaded: reads what its first screen shows to this user (undefined: not known), as far as the page's module says so. */
  read: (user?: User) => Promise<unknown>
  /** The names of its file of code and its files of words, so that a written page can name them at once. */
  pieces: readonly string[]
}

/** Makes a Page of a module's export. Once loaded it renders at once, without a fallback in between. */
export function page<Name extends string>(load: () => Promise<Record<Name, ComponentType> & { read?: Page['read'] }>, name: Name, namespaces: readonly string[] = []): Page {
  let read: Page['read'] | undefined
  const loadPage = async (): Promise<Record<Name, ComponentType>> => {
    const module = await load()
    read = module.read
    return module
  }
  const it = loadable(loadPage, name, namespaces)
  const Lazy = lazy(() => it.want())
  const Page = () => (it.Loaded ? <it.Loaded /> : <Lazy />)
  return Object.assign(Page, { pieces: [name, ...namespaces], preload: it.start, read: async (user?: User) => read?.(user) })
}
