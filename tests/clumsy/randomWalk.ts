import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { actions } from './actions.ts'
import type { Finding } from './invariants.ts'
import { arrive, judge, type Visitor } from './session.ts'

async function step(visitor: Visitor): Promise<string> {
  for (let again = 0; again < 20; again += 1) {
    const words = await visitor.random.weighted(actions)(visitor)
    if (words !== null) return words
  }
  return 'finds nothing to do'
}

/** Walks as a seed decides, until a fault or the last step. */
export async function visit(
  browser: Browser,
  app: string,
  seed: number,
  steps: number,
  tell: (words: string) => void = () => {},
) {
  const { visitor, leave, who } = await arrive(browser, app, seed)
  const log: string[] = []
  let findings: Finding[] = []
  let screenshot: string | null = null
  try {
    findings = await judge(visitor)
    while (findings.length === 0 && log.length < steps) {
      try {
        log.push(`${log.length + 1} ${(await step(visitor)).replaceAll('\n', '↵')}`)
        tell(log.at(-1)!)
        findings = await judge(visitor)
      } catch (error) {
        const words = error instanceof Error ? (error.stack ?? error.message) : String(error)
        findings = [{ invariant: 'stuck', words }]
      }
    }
    if (findings.length > 0) {
      const folder = path.resolve('node_modules/.cache/nihol-clumsy')
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, `${seed}.log`), log.join('\n'))
      screenshot = path.join(folder, `${seed}.png`)
      await visitor.page.screenshot({ path: screenshot }).catch(() => (screenshot = null))
    }
    const sent = visitor.backend.record
      .since()
      .filter(({ method, status }) => method !== 'GET' && status !== null && status >= 200 && status < 300)
    return {
      seed,
      who,
      steps: log.length,
      log,
      findings,
      sent: sent.map(({ method, path }) => `${method} ${path.replace(/\/[0-9a-f]{24}$/, '/{id}')}`),
      address: visitor.page.url().replace(visitor.origin, ''),
      screenshot,
    }
  } finally {
    await leave()
  }
}

/** The fault, its steps, and how to reproduce it. */
export const report = ({ seed, who, steps, log, findings, address, screenshot }: Awaited<ReturnType<typeof visit>>) =>
  [
    `\nseed ${seed} (${who}): wrong after ${steps} steps, at ${address}`,
    ...findings.map(({ invariant, words }) => `  ${invariant}: ${words}`),
    '  last steps:',
    ...log.slice(-15).map((words) => `    ${words}`),
    `  screenshot: ${screenshot ?? 'none'}`,
    `  again: npm run clumsy -- ${seed}\n`,
  ].join('\n')
