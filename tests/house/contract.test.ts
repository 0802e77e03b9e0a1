// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { endpoints, type Endpoint } from '@/api/endpoints.ts'
import { backend } from '../backend/msw.ts'

/** The front end's rows, one each for class and group as in CONTRACT.md §7. */
const rows = Object.values<Endpoint>(endpoints).flatMap(({ method, path }) =>
  path.includes('{type}')
    ? (['class', 'group'] as const).map(
        (type) =>
          `${method} ${path.replace('{type}', type).replace('{plural}', type === 'class' ? 'classes' : 'groups')}`,
      )
    : [`${method} ${path}`],
)

describe('the contract of CONTRACT.md §7, read twice', () => {
  it('the front end and the stand-in have the same calls', () => {
    // Stored files are served by the files path, which no call of §7 reads.
    const served = backend.calls.filter((call) => !call.startsWith('GET /files/'))
    expect([...new Set(rows)].sort()).toEqual([...new Set(served)].sort())
  })

  it('public calls send no token, and every personal call requires one', () => {
    const clientOf = (name: keyof typeof endpoints) => endpoints[name].client
    expect((['sendMail', 'sendConsultation', 'logIn', 'register', 'forgotPassword'] as const).map(clientOf)).toEqual(
      Array(5).fill('public'),
    )
    expect((['getListing', 'getPublicListings', 'getCategories', 'bookTrial'] as const).map(clientOf)).toEqual(
      Array(4).fill('optionalToken'),
    )
    const personal = Object.entries(endpoints)
      .filter(([, { client }]) => client === 'authenticated')
      .map(([name]) => name)
    expect(personal.sort()).toEqual([
      'createListing',
      'deleteListing',
      'enroll',
      'getOwnListings',
      'getPurchases',
      'restoreSession',
      'updateListing',
      'uploadFile',
    ])
  })
})
