import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { open, heading, student, address, main, chess } from './detailsSteps.ts'

const python = listingId('group', 'python-beginners')

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

describe('an address without a class', () => {
  it.each([
    '/classdetails/a%2Fb/class',
    '/classdetails/..%2F..%2Fuser/class',
    '/classdetails/__proto__/x',
    `/classdetails/${chess}/lesson`,
    `/classdetails/${chess}/Class`,
    '/classdetails/a b/class',
    `/classdetails/${'x'.repeat(200)}/class`,
  ])('%s shows Page not found, without a request', async (path) => {
    const { backend } = await open(path)
    expect(await heading(en('common:notFound.title'))).toBeVisible()
    expect(backend.record.since().map(({ path: asked }) => asked)).toEqual(['/user/login/access'])
  })

  it.each([
    ['class', 'en', en('classes:gone.class')],
    ['group', 'en', en('classes:gone.group')],
    ['class', 'uz', uz('classes:gone.class')],
  ] as const)('a deleted %s says so in %s', async (type, language, words) => {
    await open(`/classdetails/000000000000000000000000/${type}`, { as: student, language })
    expect(await heading(words)).toBeVisible()
    expect(
      main().getByRole('link', {
        name: language === 'en' ? en('classes:gone.all') : uz('classes:gone.all'),
      }),
    ).toHaveAttribute('href', '/classes')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('looks up a group only among the groups', async () => {
    await open(`/classdetails/${python}/class`)
    expect(await heading(en('classes:gone.class'))).toBeVisible()
  })
})

describe('when the details cannot be loaded', () => {
  const path = `/class/${chess}`
  it.each([
    ['status 500', { status: 500 }],
    ['a list', { body: [] }],
    ['an item without an id', { body: { title: 'x' } }],
  ])('retries after %s, and focuses the title', async (_, fault) => {
    const { user } = await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, ...fault }))
    const note = await screen.findByRole('alert')
    expect(note).toHaveTextContent(en('messages:loadClassDetails'))
    expect(main().getByRole('heading', { level: 1, name: en('classes:details.title') })).toBeVisible()
    await user.click(within(note).getByRole('button', { name: en('common:tryAgain') }))
    expect(await heading('Chess from the very first move')).toHaveFocus()
  })

  it('has one heading from the start, which becomes the title', async () => {
    await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, delayMs: 300 }))
    const early = main().getByRole('heading', { level: 1, name: en('classes:details.title') })
    early.focus()
    expect(
      main()
        .getAllByRole('status')
        .map(({ textContent }) => textContent),
    ).toContain(en('common:loading'))
    expect(await heading('Chess from the very first move')).toBe(early)
    expect(early).toHaveFocus()
  })
})
