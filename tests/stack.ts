/** `npm run stack -- file`: resolves the positions of a stack or a report (`/assets/x.js:1:234`) with the source maps that builds put aside. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('npm run stack -- FILE')
const text = readFileSync(file, 'utf8')
  // As reports have them: innermost last.
  .replace(/"filename":"([^"]+)","lineno":(\d+),"colno":(\d+)/g, '$1:$2:$3')
for (const [place, chunk, line, column] of text.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)) {
  const map = `.data/maps/${chunk}.map`
  if (!existsSync(map)) console.log(`${place}  (no map: not built here, or without VITE_REPORT_DSN)`)
  else {
    const entry = new SourceMap(JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    )
    console.log(
      'originalSource' in entry
        ? `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
        : place,
    )
  }
}
