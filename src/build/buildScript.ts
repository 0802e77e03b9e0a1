import path from 'node:path'
import { build, type Rolldown } from 'vite'

/** Builds a source file with its imports as one classic script. `define` replaces global names; `name` is a variable for the file's exports. */
export async function buildScript(
  root: string,
  file: string,
  define: Record<string, string> = {},
  name?: string,
): Promise<string> {
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': path.join(root, 'src') } },
    define,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(root, file),
        preserveEntrySignatures: 'strict',
        // Drops unused libraries.
        treeshake: { moduleSideEffects: false },
        output: { format: 'iife', ...(name === undefined ? {} : { name }) },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}
