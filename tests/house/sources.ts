import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** Every file below a folder, as paths from the project root. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The code of src, without declaration files. */
export const sources = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
  .map((file) => ({ file, text: read(file) }))

/** The static and dynamic imports of a file. */
export const importsOf = (text: string) => ({
  fixed: [...text.matchAll(/^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?['"]([^'"]+)['"]/gm)].map(([, from]) => from!),
  onDemand: [...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)].map(([, from]) => from!),
})
