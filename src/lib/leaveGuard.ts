let guard: (() => boolean) | null = null

/** Lets an open dialog with unsaved input block Back and Forward. */
export const leaveGuard = {
  /** Sets the guard, which returns false to stay on the page. Returns its cleanup. */
  set(mayLeave: () => boolean) {
    guard = mayLeave
    return () => {
      if (guard === mayLeave) guard = null
    }
  },
  /** Whether the history step that just happened is accepted; the router undoes it otherwise. */
  mayLeave: () => guard?.() ?? true,
}
