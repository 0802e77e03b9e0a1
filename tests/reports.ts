import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A test file and the sum of its tests' durations. */
export type Timed = { file: string; seconds: number }
export type Counted = { passed: number; failed: number; failures: string[]; files?: Timed[] }

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
type Spec = { title: string; file: string; line: number; ok: boolean; tests: { results: { duration: number }[] }[] }
type Suite = { suites?: Suite[]; specs: Spec[] }
type BrowserReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] }

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads a report of our own runners, which has been counted already. */
export const readCounted = (file: string) => parse(file) as Counted

/** Reads the JSON report of Vitest. */
export function readUnitReport(file: string): Counted {
  const report = parse(file) as UnitReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const at = path.relative('.', name)
      const failing = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${at}: ${test.fullName}\n    ${test.failureMessages.join('\n').split('\n')[0]}`)
      return status === 'failed' && failing.length === 0 ? [`${at}: ${message}`] : failing
    }),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Reads the JSON report of Playwright. */
export function readBrowserReport(report: string): Counted {
  const { stats, suites } = parse(report) as BrowserReport
  const specsOf = (all: Suite[]): Spec[] => all.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])
  const specs = specsOf(suites)
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + spent / 1000)
  }
  return {
    passed: stats.expected + stats.flaky, // repeated where the browser had failed (journey.ts)
    failed: stats.unexpected,
    failures: specs.filter(({ ok }) => !ok).map(({ title, file, line }) => `${file}:${line}: ${title}`),
    files: [...seconds].map(([file, spent]) => ({ file: `tests/e2e/${file}`, seconds: spent })),
  }
}
