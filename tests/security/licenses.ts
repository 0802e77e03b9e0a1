/** `npm run licenses`: the packages that ship with the app or are installed with it without development tools, and their licenses. */
import { readFileSync } from 'node:fs'
import path from 'node:path'

export type Locked = {
  version: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  optional?: boolean
  peer?: boolean
  hasInstallScript?: boolean
  resolved?: string
  integrity?: string
  link?: boolean
}

const root = path.resolve(import.meta.dirname, '../..')

/** Every package of the lockfile, by its folder. */
export const locked = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> })
    .packages,
).filter(([folder]) => folder !== '')

/** The packages that are no development tools: name, version, license. */
export const shipped = locked
  .filter(([, { dev, devOptional, optional }]) => !dev && !devOptional && !optional)
  .map(([folder, { version, license }]) => ({
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license: license ?? 'none named',
  }))

if (process.argv[1] === import.meta.filename) {
  console.table(shipped)
  console.log(
    `${shipped.length} packages; ${[...new Set(shipped.map(({ license }) => license))].sort().join(', ')}. Pictures: @lobehub/fluent-emoji-3d, MIT.`,
  )
}
