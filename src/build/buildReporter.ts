import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buildScript } from './buildScript.ts'

/** The receiver of field reports, and the fixed words of our addresses, which reports may contain. */
export type Reports = { dsn: string; words: readonly string[] }

/**
 * Builds src/report/reporter.ts into its own file and returns its script tag; an empty text if no receiver is set. Moves the source maps of the
 * build to `.data/maps`, where `npm run stack` finds them.
 */
export async function buildReporter(root: string, outDir: string, reports: Reports): Promise<string> {
  if (reports.dsn === '') return ''
  if (!/^https?:\/\/\w+@[\w.:-]+(\/[\w-]+)*\/\w+$/.test(reports.dsn)) throw new Error('VITE_REPORT_DSN is not a DSN')
  const code = await buildScript(root, 'src/report/reporter.ts', { REPORTS: JSON.stringify(reports) })
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8)
  await writeFile(path.join(outDir, `assets/report-${hash}.js`), code)
  const maps = path.join(root, '.data/maps')
  await mkdir(maps, { recursive: true })
  for (const file of await readdir(path.join(outDir, 'assets')))
    if (file.endsWith('.map')) await rename(path.join(outDir, 'assets', file), path.join(maps, file))
  return `<script type="module" crossorigin src="/assets/report-${hash}.js"></script>`
}
