import { memberWrites, uploads } from './table/memberWrites.ts'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@/api/endpoints.ts'
import { sources } from '../house/sources.ts'
import { messagesOf } from '../messages.ts'
import { messages } from '../words/fixedTexts.ts'
import { columns } from './table/columns.ts'
import { listReads } from './table/listReads.ts'
import { listingReads } from './table/listingReads.ts'
import { publicWrites } from './table/writes.ts'

const rows = [...publicWrites, ...memberWrites, ...uploads, ...listingReads, ...listReads]

describe('the fault table', () => {
  it('covers every operation of CONTRACT.md §7', () => {
    // The session check has its own table (session.test.ts).
    expect(new Set([...rows.map(({ call }) => call), 'restoreSession'])).toEqual(new Set(Object.keys(endpoints)))
  })

  it('lists the method and path of the contract in every row', () => {
    for (const {
      call,
      type = 'class',
      request: [method, path],
      place,
    } of rows) {
      const { method: known, path: pattern } = endpoints[call]
      const filled = pattern
        .replace('{type}', type)
        .replace('{plural}', type === 'class' ? 'classes' : 'groups')
        .replace('{id}', '[^/]+')
      expect(method, place).toBe(known)
      expect(path, place).toMatch(new RegExp(`^${filled}$`))
    }
  })

  it('covers every file of src/features and src/listing that makes a call', () => {
    const hooks = sources
      .filter(({ file }) => file.startsWith('src/api/'))
      .flatMap(({ text }) => [...text.matchAll(/export (?:const|function) (use\w+)/g)].map(([, name]) => name))
      .filter((name) => name !== 'useIsEnrolling') // asks the cache
    const calls = new RegExp(
      `\\b(useQuery|useQueries|${hooks.join('|')})\\(|` +
        /import \{[^}]*\b(sendMail|sendConsultation|bookTrial|logIn|register|sendResetLink|uploadFile)\b[^}]*\} from '@\/api\//
          .source,
    )
    const places = sources
      .filter(({ file, text }) => /^src\/(features|listing)\//.test(file) && calls.test(text))
      .map(({ file }) => file.slice('src/'.length))
    expect([...new Set(rows.map(({ file }) => file))].toSorted()).toEqual(places.toSorted())
  })

  it('gives every row and fault a unique name', () => {
    const names = rows.map(({ call, place }) => `${call}, ${place}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
  })

  it('expects the texts of CONTRACT.md §8 in English, and others in Uzbek', () => {
    for (const [key, text] of messages) {
      expect(messagesOf('en')(key)).toBe(text)
      expect(messagesOf('uz')(key), key).not.toBe(text)
    }
  })
})
