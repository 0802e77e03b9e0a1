import { setTimeout as pause } from 'node:timers/promises'

/** Polls a condition for at most 20 seconds. */
export async function until<Result>(
  what: string,
  look: () => Promise<Result | null | undefined | false> | Result | null | undefined | false,
): Promise<Result> {
  const end = Date.now() + 20_000
  let reason = ''
  do {
    try {
      const result = await look()
      if (result) return result
      reason = ''
    } catch (error) {
      // A navigation, or a re-rendered element.
      reason = ` (${(error as Error).message})`
    }
    await pause(30)
  } while (Date.now() < end)
  throw new Error(`waited for ${what}${reason}`)
}
