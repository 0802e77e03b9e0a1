import type { Reporter, TestCase } from '@playwright/test/reporter'

/** Prints how many browser requests were recorded and checked (journey.ts). */
export default class RequestCount implements Reporter {
  #requests = 0
  #tests = 0

  onTestEnd(test: TestCase) {
    const counts = test.annotations
      .filter(({ type }) => type === 'requests')
      .map(({ description }) => Number(description))
    if (counts.length > 0) this.#tests += 1
    this.#requests += counts.reduce((sum, count) => sum + count, 0)
  }

  onEnd() {
    console.log(`» requests recorded: ${this.#requests} in ${this.#tests} tests`)
  }

  printsToStdio() {
    return false
  }
}
