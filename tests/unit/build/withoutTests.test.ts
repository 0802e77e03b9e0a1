// @vitest-environment node
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadConfigFromFile } from 'vite'

it('a production build needs nothing from tests', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nihol-without-tests-'))
  try {
    for (const name of ['src', 'package.json', 'vite.config.ts'])
      cpSync(name, path.join(folder, name), { recursive: true })
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction')
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, folder, 'silent')
    expect(loaded?.path).toBe(path.join(folder, 'vite.config.ts'))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
