// @vitest-environment node
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

const tests = filesBelow('tests')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

it.each([
  ['tests/run.ts', 'gate', 'menu.spec.ts'],
  ['tests/run.ts', 'every'],
  ['tests/clumsy/run.ts', 'teacher'],
  ['tests/engines/run.ts', 'nobody'],
  ['tests/engines/run.ts', '--headed'],
  ['tests/mutants/run.ts', 'nothing'],
])('%s refuses %s %s', (file, ...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words.filter(Boolean)], { encoding: 'utf8' })
  expect(status).toBeGreaterThan(0)
  expect(stdout + stderr).toContain(words.findLast(Boolean))
})

it.each(['README.md', 'tests/README.md'])('%s names only commands of package.json', (file) => {
  const named = [...read(file).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name]) => name!)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
})

it('tests/README.md has a row for every folder of tests', () => {
  const rows = [...read('tests/README.md').matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
    names!.split(', ').map((name) => name.replaceAll('`', '')),
  )
  const folders = readdirSync('tests', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !rows.includes(name))).toEqual([])
})

describe('the division of the tests', () => {
  const listIn = (file: string, name: string) => {
    const [, list = ''] = new RegExp(`const ${name} = (?:new RegExp\\(\\s*)?\\[([^\\]]*)\\]`).exec(read(file)) ?? []
    return [...list.matchAll(/'([^'\n]+)'/g)].map(([, entry]) => entry!).filter((entry) => entry !== '@matrix')
  }
  /** The files that an entry with alternatives means. */
  const meant = (entry: string) => {
    const [, before = entry, choices = '', after = ''] = /^(.*?)[{(]([^})]*)[})](.*)$/.exec(entry) ?? []
    return choices.split(/[,|]/).map((choice) => before + choice + after)
  }

  it.each([
    ['vite.config.ts', 'inMatrix'],
    ['vite.config.ts', 'inBoth'],
    ['vite.config.ts', 'ownModules'],
    ['tests/e2e/playwright.config.ts', 'matrix'],
  ])('%s lists only files that exist as %s', (file, name) => {
    const entries = listIn(file, name).flatMap(meant)
    expect(entries.length).toBeGreaterThan(4)
    expect(entries.filter((entry) => !tests.some((test) => test.includes(entry)))).toEqual([])
  })

  it('every file of the shared window that replaces a module is listed as ownModules', () => {
    const replacing = tests.filter(
      (file) =>
        /^tests\/(unit|house|security)\/.*\.test\.tsx?$/.test(file) &&
        /\bvi\.(mock|doMock|resetModules)\(/.test(read(file)),
    )
    expect(replacing.length).toBeGreaterThan(3)
    expect(replacing.filter((file) => !listIn('vite.config.ts', 'ownModules').includes(file))).toEqual([])
  })
})
