import path from 'node:path'

/** A chunk: its source modules, relative to the root, and the chunks that it imports. */
export type Chunk = { file: string; modules: readonly string[]; imports: readonly string[] }

/** The modules (relative to the root) and message namespaces that a page loads. */
export type PageCode = { modules: readonly string[]; namespaces: readonly string[] }

/** The chunks of modules, in the order of the build. Throws if a module is in no chunk: its page would load it late, without a warning. */
export function chunksOf(chunks: readonly Chunk[], wanted: readonly string[]): string[] {
  for (const module of wanted)
    if (!chunks.some(({ modules }) => modules.includes(module))) throw new Error(`no chunk holds ${module}`)
  return chunks.filter(({ modules }) => wanted.some((module) => modules.includes(module))).map(({ file }) => file)
}

/** Adds a chunk and all its imports to `found`. */
function addWithImports(chunks: readonly Chunk[], file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of chunks.find((chunk) => chunk.file === file)?.imports ?? [])
    addWithImports(chunks, imported, found)
  return found
}

/** Chunks that import each other run in an unpredictable order: a module could run before its imports. */
export function refuseCycles(chunks: readonly Chunk[]) {
  for (const { file, imports } of chunks)
    if (imports.some((imported) => addWithImports(chunks, imported).has(file)))
      throw new Error(`${file} imports itself through other chunks: change the groups in vite.config.ts`)
}

/** The preload link of a chunk; `mark` is an attribute, with a space before it. */
export const link = (file: string, mark = '') => `<link rel="modulepreload" crossorigin href="/${file}"${mark}>`

/** The preload links of chunks. */
export const preloadFiles = (files: readonly string[]) => files.map((file) => link(file)).join('')

/**
 * The preload links of a page's modules with their imports, except for the chunks in `scripts`, and of its messages. When there are several
 * languages, each message link carries its language so src/app/boot.ts can remove the rest. Throws for a module or messages in no chunk.
 */
export function preloadLinks(
  chunks: readonly Chunk[],
  { modules, namespaces }: PageCode,
  languages: readonly string[],
  scripts: readonly string[] = [],
): string {
  const code = new Set<string>()
  for (const file of chunksOf(chunks, modules)) addWithImports(chunks, file, code)
  const messages = languages.flatMap((language) => {
    const files = chunksOf(
      chunks,
      namespaces.map((namespace) => `src/i18n/${language}/${namespace}.json`),
    )
    return files.map((file) => link(file, languages.length > 1 ? ` data-messages="${language}"` : ''))
  })
  // Firefox reports an error for a preload link next to a script with the same URL.
  return preloadFiles([...code].filter((file) => !scripts.includes(file))) + messages.join('')
}

/** Tells every `lazyComponent` of a source file which module it imports, relative to the root: a built page no longer names its modules. */
export const withModulePaths = (source: string, file: string): string =>
  source.replace(/(?<=\blazyComponent(?:<'\w+'>)?\(\s*)\(\) => import\('([^']+)'\)/g, (load, from: string) => {
    const module = from.startsWith('@/') ? `src/${from.slice(2)}` : path.posix.join(path.posix.dirname(file), from)
    return `Object.assign(${load}, { module: '${module}' })`
  })
