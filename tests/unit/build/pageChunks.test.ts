// @vitest-environment node
import { expect, it } from 'vitest'
import { preloadLinks, withModulePaths } from '@/build/pageChunks.ts'

const chunks = [
  { file: 'assets/a.js', modules: ['src/features/a/Page.tsx'], imports: ['assets/libs.js'] },
  { file: 'assets/b.js', modules: ['src/features/b/Page.tsx'], imports: [] },
  { file: 'assets/libs.js', modules: ['node_modules/react/index.js'], imports: [] },
  { file: 'assets/words.js', modules: ['src/i18n/en/common.json', 'src/i18n/en/site.json'], imports: [] },
]
const hrefs = (links: string) => [...links.matchAll(/href="\/([^"]+)"/g)].map(([, href]) => href)

it('preloads the chunk of a module although another module has the same file name', () => {
  const code = { modules: ['src/features/a/Page.tsx'], namespaces: ['common', 'site'] }
  expect(hrefs(preloadLinks(chunks, code, ['en']))).toEqual(['assets/a.js', 'assets/libs.js', 'assets/words.js'])
  expect(hrefs(preloadLinks(chunks, code, ['en'], ['assets/libs.js']))).toEqual(['assets/a.js', 'assets/words.js'])
})

it('refuses a module or a namespace that no chunk holds', () => {
  expect(() => preloadLinks(chunks, { modules: ['Page.tsx'], namespaces: [] }, ['en'])).toThrow('no chunk holds')
  expect(() => preloadLinks(chunks, { modules: [], namespaces: ['common'] }, ['uz'])).toThrow('no chunk holds')
})

it.each([
  [`lazyComponent(() => import('@/frame/MemberGate.tsx'), 'MemberGate')`, 'src/frame/MemberGate.tsx'],
  [`lazyComponent<'TermsPage'>(() => import('./legal/legalPages.tsx'),`, 'src/features/pages/legal/legalPages.tsx'],
  [`lazyComponent(\n  () => import('./pricing/PlanComparison.tsx'),`, 'src/features/pages/pricing/PlanComparison.tsx'],
])('names the module that %j imports', (source, module) => {
  expect(withModulePaths(source, 'src/features/pages/lazyParts.ts')).toContain(`{ module: '${module}' }`)
})
