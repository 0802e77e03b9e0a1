import { readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test file and the sum of its tests' durations. */
export type Timed = { file: string; seconds: number }
export type Counted = { passed: number; failed: number; failures: string[]; notes?: string[]; files?: Timed[] }

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
    assertionResults: { fullName: string; status: string; failureMessages: string[]; meta: { seen?: string } }[]
  }[]
}
type Result = {
  duration: number
  status: string
  errors: { message?: string; location?: { file: string; line: number } }[]
  annotations: { type: string; description?: string }[]
}
type Spec = { title: string; file: string; line: number; ok: boolean; tests: { results: Result[] }[] }
type Suite = { suites?: Suite[]; specs: Spec[] }
type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  errors: { message?: string }[]
}

const parse = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The last lines of an output, without colors. */
export const saidIn = (output: string, lines: number) =>
  stripVTControlCharacters(output)
    .trim()
    .split('\n')
    .slice(-lines)
    .map((line) => `    ${line}`)
    .join('\n')

/** The first lines of an error message up to its stack, without colors. */
const reasonIn = (message: string) =>
  stripVTControlCharacters(message)
    .split(/\n\s+at /)[0]!
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n')

/** A title for a command line that takes a pattern. */
const quoted = (title: string) => `"${title.replace(/[.*+?^${}()|[\]\\"`$]/g, '.')}"`

type Failure = { at: string; title: string; reason: string; seen: string | undefined; alone: string }
/** Where a test failed, why, what a person would have seen, and how to run it alone. */
const failureOf = ({ at, title, reason, seen, alone }: Failure) =>
  [
    `${at}: ${title}`,
    reasonIn(reason),
    ...(seen === undefined ? [] : [`    a person saw: ${seen.replaceAll('\n', '\n      ')}`]),
    `    alone: ${process.env['NIHOL_FULL'] === '1' ? 'NIHOL_FULL=1 ' : ''}${alone}`,
  ].join('\n')

/** Reads a report of our own runners, which has been counted already. */
export const readCounted = (file: string) => parse(file) as Counted

/** Reads the JSON report of Vitest. */
export function readUnitReport(file: string): Counted {
  const report = parse(file) as UnitReport
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests === 0 ? report.numFailedTestSuites : report.numFailedTests,
    failures: report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const test = path.relative('.', name)
      const failing = assertionResults
        .filter((one) => one.status === 'failed')
        .map(({ fullName, failureMessages, meta }) => {
          const reason = failureMessages.join('\n')
          const line = new RegExp(`${test.replaceAll('.', '\\.')}:(\\d+)`).exec(reason)?.[1] ?? '1'
          const alone = `npx vitest run ${test} -t ${quoted(fullName)}`
          return failureOf({ at: `${test}:${line}`, title: fullName, reason, seen: meta.seen, alone })
        })
      return status === 'failed' && failing.length === 0 ? [`${test}\n${reasonIn(message)}`] : failing
    }),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: path.relative('.', name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Reads the JSON report of Playwright. The cause of a failure is in the first attempt of its test. */
export function readBrowserReport(report: string): Counted {
  const { stats, suites, errors } = parse(report) as BrowserReport
  const specsOf = (all: Suite[]): Spec[] => all.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])])
  const specs = specsOf(suites)
  const seconds = new Map<string, number>()
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + spent / 1000)
  }
  return {
    passed: stats.expected + stats.flaky,
    // journey.ts repeats nothing else.
    notes: stats.flaky === 0 ? [] : [`passed when repeated, after the browser had stopped rendering: ${stats.flaky}`],
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message = '' }) => reasonIn(message)),
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, file, line, tests }) => {
          const first = tests.flatMap(({ results }) => results.slice(0, 1)).find(({ status }) => status !== 'passed')
          const place = first?.errors.find(({ location }) => location?.file.endsWith(file))?.location?.line ?? line
          return failureOf({
            at: `tests/e2e/${file}:${place}`,
            title,
            reason: first?.errors.map(({ message = '' }) => message).join('\n') ?? '',
            seen: first?.annotations.find(({ type }) => type === 'seen')?.description,
            alone: `npm run e2e -- ${file} -g ${quoted(title)}`,
          })
        }),
    ],
    files: [...seconds].map(([file, spent]) => ({ file: `tests/e2e/${file}`, seconds: spent })),
  }
}
