import assert from 'node:assert/strict'
import path from 'node:path'
import { runnerImport } from 'vite'
import { gradientPng } from '../backend/seed/gradientPng.ts'
import { coversOutside } from '../coversOutside.ts'
import { until } from './browser.ts'
import type { EngineTest } from './visitor.ts'

// They are built from the catalogs and paths of src, whose imports need the build.
const { module } = await runnerImport<typeof import('../house/addresses.ts')>(
  path.resolve(import.meta.dirname, '../house/addresses.ts'),
  { resolve: { alias: { '@': path.resolve('src') } } },
)
// A redirect, an unknown address, and an unknown course.
const others = ['/contact', '/no/such/page', '/courses/no-such-course'].map((address) => ({ address, as: undefined }))
const addresses = [...module.addresses, ...others]

// Unlike the shape of any cover, so that a picture that doesn't fit its box is visible.
const picture = gradientPng(40, 800, [255, 178, 36], [13, 59, 45])

// Each language on one screen: Chromium walks both on all (tests/e2e/states).
const screens = [
  { language: 'en', screen: 'a wide screen', picture, prefix: '' },
  { language: 'uz', screen: 'a small screen', picture, prefix: '/uz', width: 'narrowest' },
] as const

/** Walks all addresses of a role, or of visitors: scrolls each from top to bottom, and checks the general invariants. */
export const walks = screens.flatMap(({ screen, prefix, ...settings }) =>
  ([undefined, 'student', 'teacher', 'admin'] as const).map((role): EngineTest => ({
    ...settings,
    name: `every address of ${role === undefined ? 'visitors' : `the ${role}`} on ${screen} (${settings.language})`,
    steps: async ({ goto, logIn, until: come, tab, site }) => {
      if (role !== undefined) {
        await goto(`${prefix}/login`)
        await logIn(module.emails[role])
      }
      for (const { address } of addresses.filter(({ as }) => as === role)) {
        await goto(role === undefined ? `${prefix}${address === '/' && prefix !== '' ? '' : address}` : address)
        // Content further down loads when it is scrolled near.
        await come('the end of the page', () => {
          const before = scrollY
          scrollBy({ top: 2 * innerHeight, behavior: 'instant' })
          return scrollY === before && document.querySelector('main [aria-busy=true]') === null
        })
        await until('an end of the requests', site.isIdle)
        const found = await tab.run(() => ({
          headings: document.querySelectorAll('h1').length,
          wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        }))
        assert.deepEqual(
          { address, ...found, covers: await tab.run(coversOutside), noise: site.noise },
          { address, headings: 1, wider: 0, covers: [], noise: [] },
        )
      }
    },
  })),
)
