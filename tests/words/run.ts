import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bundle, root } from './bundles.ts'
import { readCorrections, write } from './corrections.ts'
import { parseCsv, toCsv } from './csv.ts'
import { readingEase } from './readingEase.ts'
import { byScreen } from './screens.ts'
import { sheet } from './sheet.ts'

const [corrected] = process.argv.slice(2)

if (corrected === undefined) {
  const [en, uz] = [bundle('en'), bundle('uz')]
  const screens = byScreen(en.keys())
  const folder = path.join(root, '.data')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'words.html'), sheet(screens, en, uz))
  const rows = [...screens].flatMap(([{ title }, keys]) =>
    keys.map((key) => [title, key, en.get(key)!, uz.get(key) ?? '', '', '']),
  )
  writeFileSync(path.join(folder, 'words.csv'), toCsv([['screen', 'key', 'en', 'uz', 'en_new', 'uz_new'], ...rows]))
  console.log('Flesch reading ease of the English public screens (goal: 70 or more)')
  for (const [{ title, isPublic }, keys] of screens)
    if (isPublic)
      console.log(
        `${readingEase(keys.map((key) => en.get(key)!))
          .toFixed(0)
          .padStart(5)}  ${title}`,
      )
  console.log(
    `\n${rows.length} texts: .data/words.html to read or print, .data/words.csv to correct; then npm run words -- FILE.csv`,
  )
} else {
  const { accepted, refused } = readCorrections(parseCsv(readFileSync(corrected, 'utf8')))
  for (const correction of accepted) write(correction)
  for (const line of refused) console.error(`refused: ${line}`)
  console.log(`${accepted.length} texts changed, ${refused.length} refused`)
  process.exitCode = refused.length === 0 ? 0 : 1
}
