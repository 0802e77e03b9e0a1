import { screen, within } from '@testing-library/react'
import { listingId } from '../../backend/seed/seed.ts'

export const scratch = listingId('class', 'scratch-first-game')
export const chess = listingId('class', 'chess-first-moves')
export const title = 'Chess from the very first move'
export const address = `/lessons?show=class/${chess}`
/** The return path of login: the details, with the question whether to enroll. */
export const back = `?next=${encodeURIComponent(`/classdetails/${chess}/class?enroll=1`)}`

export const sheet = async (name: string) => {
  const dialog = await screen.findByRole('dialog', { name })
  return { dialog, within: within(dialog) }
}
