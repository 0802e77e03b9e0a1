/** Creates a queue that runs at most `limit` tasks at a time. Rejects, without running it, a task whose signal was aborted while it waited. */
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
      // The slot passes straight to the next task, so `running` stays the same.
      if (next) next()
      else running -= 1
    }
  }
}
