/**
 * Runs a task while no other tab of this browser runs a task under the same name; immediately if the browser has no locks (pages without https)
 * or refuses them (blocked storage).
 */
export async function oneTabAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null }
  let isBegun = false
  const begin = () => {
    isBegun = true
    return task()
  }
  try {
    return await (locks?.request(name, begin) ?? begin())
  } catch (error) {
    if (isBegun) throw error
    return task()
  }
}
