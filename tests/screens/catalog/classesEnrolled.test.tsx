import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { wordsOf } from '../../words.ts'
import { main } from '../renderApp.tsx'
import { open } from './classesSteps.ts'

const title = 'Your first game in Scratch'
const scratch = listingId('class', 'scratch-first-game')
const link = () => main().findByRole('link', { name: title })

describe('a class that a student has already bought', () => {
  it.each([
    ['/classes?q=scratch', 'en'],
    ['/lessons?q=scratch', 'uz'],
  ] as const)('says so in %s and opens the classroom (%s)', async (address, language) => {
    await open(address, { as: 'aziza@nihol.test', language })
    const w = wordsOf(language)
    const card = within((await link()).closest('article')!)
    expect(await card.findByText(w('classes:enroll.already'))).toBeVisible()
    expect(card.getByText(w('classes:openClassroom'))).toBeVisible()
    expect(card.queryByText('$10')).toBeNull()
    expect(await link()).toHaveAttribute('href', `/classroom/${scratch}/class`)
  })

  it('is not asked about for a teacher', async () => {
    const { backend } = await open('/classes?q=scratch', { as: 'dilnoza@nihol.test' })
    expect(await link()).toHaveAttribute('href', `/classdetails/${scratch}/class`)
    expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
  })
})
