/** Runs a task while no other tab of this browser runs one under the same name; at once where the browser has no locks (pages without https). */
export function oneTabAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null }
  return locks ? locks.request(name, task) : task()
}
