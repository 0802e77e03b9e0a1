import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = fileURLToPath(new URL('../lib/importWithStyles.ts', import.meta.url))

/**
 * Puts src/lib/importWithStyles.ts in the place of what the bundler wraps around every dynamic import: that names all files that a file of
 * code imports, which here are named in the pages already (vite.config.ts), and loads the styles before the code instead of beside it.
 */
export const slimImports = (): Plugin => ({
  name: 'slim-imports',
  apply: 'build',
  enforce: 'pre',
  load: { filter: { id: /^\0vite\/preload-helper\.js$/ }, handler: () => `export { importWithStyles as __vitePreload } from ${JSON.stringify(ours)}` },
})
