let guard: (() => boolean) | null = null
let stepAllowed = false

/** Lets an open dialog with unsaved input block Back and Forward. */
export const leaveGuard = {
  /** Sets the guard, which returns false to stay on the page. Returns its cleanup. */
  set(mayLeave: () => boolean) {
    guard = mayLeave
    return () => {
      if (guard === mayLeave) guard = null
    }
  },
  /** Lets the next history step skip the guard. Returns false if an earlier one has not happened yet. */
  letPass() {
    if (stepAllowed) return false
    stepAllowed = true
    return true
  },
  /** Whether the history step that just happened is accepted; the router undoes it otherwise. */
  mayLeave() {
    const allowed = stepAllowed || (guard?.() ?? true)
    stepAllowed = false
    return allowed
  },
}
