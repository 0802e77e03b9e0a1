/**
 * The only access to localStorage and sessionStorage. If the browser blocks them (private mode, strict settings, full disk), values are kept in
 * memory until the page is unloaded; nothing throws.
 */
type SafeStorage = {
  get(key: string): string | null
  /** Returns whether the value survives a reload. */
  set(key: string, value: string): boolean
  remove(key: string): void
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

/** localStorage: shared by all tabs, kept after they are closed. */
export const deviceStorage = safeStorage('localStorage')
/** sessionStorage: kept until the tab is closed. */
export const tabStorage = safeStorage('sessionStorage')
