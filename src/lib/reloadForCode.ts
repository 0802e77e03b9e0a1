import { tabStorage } from './safeStorage.ts'

const flag = 'reloaded-for-chunk'

/**
 * For code that somebody waits for and that cannot be loaded: after a new release its file is gone, and a browser that once failed to
 * load a file never asks for it again; so the page loads anew. By itself only once for each build in a tab (the address of this file
 * changes with every build), and only where that can be kept: it never goes round in circles. Else the error is thrown on.
 */
export async function reloadForCode(error: unknown, byHand: boolean): Promise<never> {
  const may = byHand || (tabStorage.get(flag) !== import.meta.url && tabStorage.set(flag, import.meta.url))
  if (!navigator.onLine || !may) throw error
  location.reload()
  return new Promise(() => {}) // nothing is shown as broken meanwhile
}
