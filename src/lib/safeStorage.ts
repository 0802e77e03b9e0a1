/**
 * The one door to localStorage and sessionStorage. A browser may block them (private mode, strict settings, full disk):
 * values then live in memory for as long as the page does, and nothing throws.
 */
export type SafeStorage = {
  get(key: string): string | null
  /** Whether it will still be there after a reload. */
  set(key: string, value: string): boolean
  remove(key: string): void
  /** Every key that is stored at this moment. */
  keys(): string[]
}

function safeStorage(name: 'localStorage' | 'sessionStorage'): SafeStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(action: (storage: Storage) => T, otherwise: T): T => {
    try {
      return action(window[name])
    } catch {
      return otherwise
    }
  }
  return {
    get: (key) => memory.get(key) ?? attempt((s) => s.getItem(key), null),
    set: (key, value) => {
      const stored = attempt((s) => {
        s.setItem(key, value)
        return true
      }, false)
      if (stored) memory.delete(key)
      else memory.set(key, value)
      return stored
    },
    remove: (key) => {
      memory.delete(key)
      attempt((s) => s.removeItem(key), undefined)
    },
    keys: () => [...new Set([...attempt((s) => Object.keys(s), []), ...memory.keys()])],
  }
}

/** Values that outlive the tab; shared by all tabs. */
export const deviceStorage = safeStorage('localStorage')
/** Values that live as long as the tab. */
export const tabStorage = safeStorage('sessionStorage')
