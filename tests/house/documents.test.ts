// @vitest-environment node
import path from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, read } from './sources.ts'

const files = ['README.md', 'vite.config.ts', 'tailwind.config.ts', ...filesBelow('src'), ...filesBelow('tests')]
const texts = files.filter((file) => /\.(tsx?|css|md)$/.test(file)).map((file) => ({ file, text: read(file) }))

/** The matches of a pattern (its group) in all files that `exists` refuses. */
const dangling = (pattern: RegExp, exists: (name: string, file: string) => boolean) =>
  texts.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => !exists(name, file))
      .map((name) => `${file}: ${name}`),
  )

it('names only documents of the repository', () => {
  const exists = (name: string, file: string) =>
    [name, `src/${name}`, path.join(path.dirname(file), name)].some((place) => files.includes(place))
  expect(dangling(/(?<![\w/.*-])([\w./-]+\.md)\b/g, exists)).toEqual([])
})

it('names only source files that exist', () => {
  const documents = texts.filter(({ file }) => file.endsWith('.md'))
  const names = documents.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w/.*…-])([\w./-]+\.tsx?)\b/g)].map(([, name]) => name!),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))).toEqual([])
})

it('refers to sections of CONTRACT.md that exist, and to sections of no other document by number', () => {
  const sections = [...read('src/CONTRACT.md').matchAll(/^## (\d+) /gm)].map(([, number]) => number)
  expect(sections.length).toBeGreaterThan(0)
  // Sections of RFCs contain a dot.
  expect(dangling(/§(\d+(?:\.\d+)*)/g, (number) => number.includes('.') || sections.includes(number))).toEqual([])
  expect(dangling(/\b([A-Z]{3,}(?:\.md)?) §\d/g, (document) => document === 'CONTRACT.md')).toEqual([])
})
