// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hostingFiles } from '@/build/hostingFiles.ts'
import { fileFor } from '@/build/pageFiles.ts'
import { browserPages, publicPages } from '@/build/publicPages.ts'

type Answer = { status: number; file: string }

// As the build writes them.
const written = publicPages.flatMap((address) =>
  address === '/' ? ['index.html', 'uz.html'] : [`${address.slice(1)}.html`, `uz${address}.html`],
)
const files = new Set([...written, 'app.html', '404.html', 'uz/404.html'])
const rules = hostingFiles({}, publicPages, browserPages)
  ['_redirects']!.trim()
  .split('\n')
  .map((line) => line.split(' ') as [from: string, to: string, status: string])

const fits = (from: string, path: string) =>
  new RegExp(
    `^${from
      .replace(/[.]/g, '\\.')
      .replace('*', '.*')
      .replace(/:[a-z]+/g, '[^/]+')}$`,
  ).test(path)
const isFixed = (from: string) => !/[*:]/.test(from)
const notFound = (path: string): Answer => ({ status: 404, file: path.startsWith('/uz/') ? 'uz/404.html' : '404.html' })

/** How Cloudflare Pages answers (asset-server/handler.ts of @cloudflare/pages-shared): a rule first, fixed ones before others, then the file. */
function cloudflare(path: string): Answer {
  const dynamic = rules.findIndex(([from]) => !isFixed(from))
  const rule =
    rules.slice(0, dynamic).find(([from]) => from === path) ?? rules.slice(dynamic).find(([from]) => fits(from, path))
  const target = rule?.[1] ?? path
  if (target.endsWith('.html')) return { status: 308, file: target.slice(0, -5) } // redirected to the path without it
  const file = target === '/' ? 'index.html' : `${target.slice(1)}.html`
  return files.has(file) ? { status: 200, file } : notFound(path)
}

/** How Netlify answers: a file first, whose name it knows in small letters only, then the first rule. */
function netlify(path: string): Answer {
  const fileOf = (address: string) =>
    [...files].find(
      (file) => file.toLowerCase() === (address === '/' ? 'index.html' : `${address.slice(1)}.html`.toLowerCase()),
    )
  const file = fileOf(path) ?? fileOf(rules.find(([from]) => fits(from, path))?.[1] ?? '/nothing')
  return file === undefined ? notFound(path) : { status: 200, file }
}

const inBrowser = [
  '/dashboard',
  '/classes',
  '/add-class-group',
  '/contact',
  '/classroom/1/class',
  '/classdetails/a/group',
  '/edit/a/class',
]
const entries = (paths: readonly string[]) => paths.flatMap((path) => [path, `/uz${path}`])
const catalog = publicPages.filter((address) => /^\/(courses|upcoming-course)\//.test(address))
/** The same path in other letter cases. */
const otherwise = (address: string) => {
  const [, folder, slug] = address.split('/') as [string, string, string]
  const capitals = slug.replace(/\b\w/g, (letter) => letter.toUpperCase())
  const mixed = Array.from(slug, (letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('')
  return [slug.toLowerCase(), slug.toUpperCase(), capitals, mixed]
    .filter((other) => other !== slug)
    .map((other) => `/${folder}/${other}`)
}

describe.each([
  ['Cloudflare Pages', cloudflare],
  ['Netlify', netlify],
  ['npm run preview', (path: string): Answer => fileFor(path, files, browserPages)],
])('%s', (host, answer) => {
  it.each(entries(publicPages.filter((address) => address !== '/')))('has the prerendered page of %s', (path) => {
    expect(answer(path)).toEqual({ status: 200, file: `${path.slice(1)}.html` })
  })

  it.each(entries(inBrowser))('has the shell for %s', (path) => {
    expect(answer(path)).toEqual({ status: 200, file: 'app.html' })
  })

  it.each(entries(catalog.flatMap(otherwise)))('has a page for %s', (path) => {
    const { status, file } = answer(path)
    expect(status).toBe(200)
    // A host with case-insensitive files serves the prerendered page itself.
    expect([host === 'Netlify' ? `${path.slice(1)}.html`.toLowerCase() : 'app.html']).toContain(
      host === 'Netlify' ? file.toLowerCase() : file,
    )
  })

  it.each(entries(['/nowhere', '/courses', '/courses/chess/more', '/dashboard/more']))('has no page for %s', (path) => {
    expect(answer(path)).toEqual(notFound(path))
  })

  it.each(entries(['/courses/nothing', '/upcoming-course/4']))('serves the shell for the unknown %s', (path) => {
    // A rule with a placeholder cannot tell it from a slug in another letter case.
    expect(answer(path)).toEqual({ status: host === 'npm run preview' ? 404 : 200, file: 'app.html' })
  })
})

it('stays within the limits of Cloudflare Pages, fixed rules first', () => {
  const dynamic = rules.filter(([from]) => !isFixed(from))
  expect(dynamic.length).toBeLessThanOrEqual(100)
  expect(rules.slice(-dynamic.length)).toEqual(dynamic)
  expect(new Set(rules.map(([from]) => from)).size).toBe(rules.length)
  expect(rules[0]).toEqual(['/.well-known/change-password', '/forgot-password', '302'])
  expect(rules.slice(1).every(([, to, status]) => to.startsWith('/') && status === '200')).toBe(true)
})

it('builds the container with every setting of .env.example', () => {
  const given = [...readFileSync('.env.example', 'utf8').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name)
  expect(readFileSync('src/build/Dockerfile', 'utf8').match(/\bVITE_\w+(?=$| \\$)/gm)).toEqual(given)
})
