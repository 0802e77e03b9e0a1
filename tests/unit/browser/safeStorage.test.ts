import { afterEach, expect, it, vi } from 'vitest'
import { tabStorage } from '@/lib/storage/safeStorage.ts'

afterEach(() => vi.unstubAllGlobals())

it('a full storage returns no older value after a failed write', () => {
  const stored = new Map([['note', 'first words']])
  let full = true
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, value)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  expect(tabStorage.set('note', 'first words and more')).toBe(false)
  expect(tabStorage.get('note')).toBe('first words and more')
  full = false
  expect(tabStorage.set('note', 'short')).toBe(true)
  expect(tabStorage.get('note')).toBe('short')
  tabStorage.remove('note')
  expect(tabStorage.get('note')).toBeNull()
})
