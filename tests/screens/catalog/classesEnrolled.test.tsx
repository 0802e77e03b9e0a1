import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { wordsOf } from '../../words.ts'
import { fail, main, open } from './classesSteps.ts'

const title = 'Your first game in Scratch'
const scratch = listingId('class', 'scratch-first-game')
const link = () => main().findByRole('link', { name: title })
const card = async () => within((await link()).closest('article')!)

describe('a class that a student has already bought', () => {
  it.each([
    { address: '/classes?q=scratch', language: 'en' },
    { address: '/lessons?q=scratch', language: 'uz' },
  ] as const)('says so in $address and opens the classroom ($language)', async ({ address, language }) => {
    await open(address, { as: 'aziza@nihol.test', language })
    const w = wordsOf(language)
    expect(await (await card()).findByText(w('classes:enroll.already'))).toBeVisible()
    expect((await card()).getByText(w('classes:openClassroom'))).toBeVisible()
    expect((await card()).queryByText('$10')).toBeNull()
    expect(await link()).toHaveAttribute('href', `/classroom/${scratch}/class`)
  })

  it('looks like any other class while the purchases cannot be read', async () => {
    const purchases = ['/manual-purchase']
    const { backend } = await open('/classes?q=scratch', { as: 'aziza@nihol.test' }, fail({ status: 500 }, purchases))
    await waitFor(() => expect(backend.record.to('GET', '/manual-purchase')).not.toHaveLength(0))
    expect(await link()).toHaveAttribute('href', `/classdetails/${scratch}/class`)
    expect((await card()).getByText('$10')).toBeVisible()
    expect(main().queryByRole('alert')).toBeNull()
  })

  it('is not asked about for a teacher', async () => {
    const { backend } = await open('/classes?q=scratch', { as: 'dilnoza@nihol.test' })
    expect(await link()).toHaveAttribute('href', `/classdetails/${scratch}/class`)
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})
