import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { open, heading, student, address, main, chess } from './detailsSteps.ts'

describe('an address without a class', () => {
  it.each(['/classdetails/a%2Fb/class', `/classdetails/${chess}/lesson`])(
    '%s shows Page not found, without a request',
    async (path) => {
      const { backend } = await open(path)
      expect(await heading(en('common:notFound.title'))).toBeVisible()
      expect(backend.record.since().map(({ path: asked }) => asked)).toEqual(['/user/login/access'])
    },
  )

  it('looks up a group only among the groups, and links to all classes instead', async () => {
    await open(`/classdetails/${listingId('group', 'python-beginners')}/class`)
    expect(await heading(en('classes:gone.class'))).toBeVisible()
    expect(main().getByRole('link', { name: en('classes:gone.all') })).toHaveAttribute('href', '/classes')
  })
})

describe('when the details cannot be loaded', () => {
  const path = `/class/${chess}`
  it('focuses the title after another attempt', async () => {
    const { user } = await open(address, { as: student }, ({ faults: ordered }) => ordered.add({ path, status: 500 }))
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
