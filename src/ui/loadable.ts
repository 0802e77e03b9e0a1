import type { ComponentType } from 'react'
import { loadWords } from '@/i18n/i18n.ts'
import { loadChunk } from '@/lib/loadChunk.ts'
import { reloadForCode } from '@/lib/reloadForCode.ts'

/** A component whose code and words load together, once, when `start` is first called. A failure is forgotten: the next try starts anew. */
export function loadable<Name extends string, Props extends object = object>(load: () => Promise<Record<Name, ComponentType<Props>>>, name: Name, namespaces: readonly string[]) {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined
  const it = {
    Loaded: undefined as ComponentType<Props> | undefined,
    start: () =>
      (loading ??= loadChunk(async () => {
        const [module] = await Promise.all([load(), loadWords(namespaces)])
        it.Loaded = module[name]
        return { default: module[name] }
      }).catch((error: unknown) => {
        loading = undefined
        throw error
      })),
    /** The same for somebody who waits for it and not only may soon; `byHand` when it was asked for again by a press. */
    want: (byHand = false) => it.start().catch((error: unknown) => reloadForCode(error, byHand)),
  }
  return it
}
