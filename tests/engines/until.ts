import { setTimeout as pause } from 'node:timers/promises'

/** Looks again and again whether something has come true, for 20 seconds at most; the limit is no wait. */
export async function until<Result>(what: string, look: () => Promise<Result | null | undefined | false> | Result | null | undefined | false): Promise<Result> {
  const end = Date.now() + 20_000
  let reason = ''
  do {
    try {
      const result = await look()
      if (result) return result
      reason = ''
    } catch (error) {
      // A page on its way elsewhere, an element that was drawn anew.
      reason = ` (${(error as Error).message})`
    }
    await pause(30)
  } while (Date.now() < end)
  throw new Error(`waited for ${what}${reason}`)
}
