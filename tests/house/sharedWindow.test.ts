// @vitest-environment node
import { expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

it('a test that replaces modules or messages shares no window', () => {
  const [, ownModules = ''] = /const ownModules = \[([^\]]*)\]/.exec(read('vite.config.ts')) ?? []
  const replaces = ['screens', 'security', 'unit']
    .flatMap((folder) => filesBelow(`tests/${folder}`))
    .filter((file) => /\bvi\.(mock|doMock|resetModules)\(|pseudoTranslate\(\)$/m.test(read(file)))
  expect(replaces.length).toBeGreaterThan(0)
  expect(replaces.filter((file) => !ownModules.includes(`'${file}'`))).toEqual([])
})
