import assert from 'node:assert/strict'
import path from 'node:path'
import { runnerImport } from 'vite'
import { gradientPng } from '../backend/seed/gradientPng.ts'
import { coversOutside } from '../coversOutside.ts'
import { password, type EngineTest } from './engineTest.ts'
import type { Visitor } from './visitor.ts'
import { until } from './until.ts'

// They are built from the catalogs and paths of src, whose imports need the build.
const { module } = await runnerImport<typeof import('../house/addresses.ts')>(
  path.resolve(import.meta.dirname, '../house/addresses.ts'),
  { resolve: { alias: { '@': path.resolve('src') } } },
)
const { addresses, emails } = module

// Addresses outside all lists of pages: a redirect, an unknown address, and an unknown course.
const others = ['/contact', '/no/such/page', '/courses/no-such-course']
const open = [...addresses.filter(({ as }) => as === undefined).map(({ address }) => address), ...others]
const guarded = addresses.filter(({ as }) => as !== undefined)

// Unlike the shape of any cover, so that a picture that doesn't fit its box is visible.
const picture = gradientPng(40, 800, [255, 178, 36], [13, 59, 45])

/** Opens a page, scrolls from top to bottom, and checks the general invariants. */
async function look({ goto, read, until: come, site }: Visitor, address: string) {
  await goto(address)
  // Content further down loads when it is scrolled near.
  await come('the end of the page', () => {
    const before = scrollY
    scrollBy({ top: 2 * innerHeight, behavior: 'instant' })
    return scrollY === before && document.querySelector('main [aria-busy=true]') === null
  })
  await until('an end of the requests', site.idle)
  const found = await read(() => ({
    headings: document.querySelectorAll('h1').length,
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  assert.deepEqual(
    { address, ...found, covers: await read(coversOutside), noise: site.noise },
    { address, headings: 1, wider: 0, covers: [], noise: [] },
  )
}

// Each language on one screen: Chromium walks both on all (tests/e2e/states).
const screens = [
  { language: 'en', screen: 'a wide screen', picture },
  { language: 'uz', screen: 'a small screen', picture, width: 'narrowest' },
] as const

const walks = screens.flatMap(({ screen, ...settings }): EngineTest[] => {
  const entry =
    settings.language === 'uz'
      ? (address: string) => `/uz${address === '/' ? '' : address}`
      : (address: string) => address
  return [
    {
      ...settings,
      name: `every public address on ${screen} (${settings.language})`,
      steps: async (visitor) => {
        for (const address of open) await look(visitor, entry(address))
      },
    },
    ...(['student', 'teacher', 'admin'] as const).map((role): EngineTest => ({
      ...settings,
      name: `every address of ${role === 'admin' ? 'an' : 'a'} ${role} on ${screen} (${settings.language})`,
      steps: async (visitor) => {
        await visitor.goto(entry('/login'))
        await visitor.logIn(emails[role], password)
        for (const { address } of guarded.filter(({ as }) => as === role)) await look(visitor, address)
      },
    })),
  ]
})

const old: EngineTest = {
  name: 'the app starts without URL.canParse',
  language: 'en',
  before: () => {
    for (const name of ['canParse', 'parse']) Reflect.deleteProperty(URL, name)
  },
  steps: async ({ goto, see, until: come, logIn, read }) => {
    await goto('/lessons')
    assert.equal(await read(() => 'canParse' in URL), false)
    await see('article', undefined, { within: 'main', any: true })
    await goto('/login')
    await logIn(emails.student, password)
    await come('a class on the dashboard', () => document.querySelector('main a[href^="/classroom/"]') !== null)
    assert.equal(await read(() => 'canParse' in URL), false)
  },
}

export const walk: EngineTest[] = [...walks, old]
