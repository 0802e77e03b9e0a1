import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Every file below a folder of the project, as paths from its root. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The code of src, without its declarations. */
export const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: read(file) }))

/** What a file imports, statically and on demand. */
export const importsOf = (text: string) => ({
  fixed: [...text.matchAll(/^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)].map(([, from]) => from!),
  onDemand: [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, from]) => from!),
})
