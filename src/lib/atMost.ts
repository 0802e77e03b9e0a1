/** Makes a gate that lets so many tasks run at a time. The others wait their turn; one whose signal was aborted meanwhile does not begin. */
export function atMost(limit: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    if (running < limit) running += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      signal?.throwIfAborted()
      return await task()
    } finally {
      const next = waiting.shift()
      // Its place is handed on: it is never free in between.
      if (next) next()
      else running -= 1
    }
  }
}
