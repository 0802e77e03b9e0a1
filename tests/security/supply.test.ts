// @vitest-environment node
import { expect, it } from 'vitest'
import { read } from '../house/sources.ts'
import { locked, shipped } from './licenses.ts'

const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
  optionalDependencies: Record<string, string>
}

/** Packages that may run code while they are installed, each with its reason. */
const installScripts: Record<string, string> = {}

/** Licenses under which a library may ship to browsers: all require only the notice, and the font's license also its name. */
const allowedLicenses = ['Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1', '0BSD']

it('installed packages run no install scripts, except named ones', () => {
  expect(
    locked
      .filter(([folder, { hasInstallScript }]) => hasInstallScript && installScripts[folder] === undefined)
      .map(([folder]) => folder),
  ).toEqual([])
})

it('installed packages have one exact version each', () => {
  const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
  for (const [name, version] of Object.entries(asked)) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/)
    expect(locked.find(([folder]) => folder === `node_modules/${name}`)?.[1].version, name).toBe(version)
  }
})

it('installed packages name no host, and match their checksums', () => {
  for (const [folder, { resolved, integrity, link }] of locked) {
    expect(resolved, folder).toBeUndefined()
    expect(link, folder).toBeUndefined()
    expect(integrity, folder).toMatch(/^sha512-/)
  }
  expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*\.tgz|git\+|file:/)
})

it('installed packages do not include sweetalert2 versions with protestware', () => {
  const versions = locked
    .filter(([folder]) => folder.endsWith('node_modules/sweetalert2'))
    .map(([, { version }]) => version.split('.').map(Number))
  expect(versions).toHaveLength(1)
  const [major = 0, minor = 0, patch = 0] = versions[0]!
  expect(major * 1_000_000 + minor * 1000 + patch).toBeGreaterThanOrEqual(11_022_004)
})

it('installed packages include few shipped libraries, each under a permitted license', () => {
  expect(Object.keys(manifest.dependencies).sort()).toEqual([
    '@fontsource-variable/onest',
    '@hookform/resolvers',
    '@tanstack/react-query',
    'axios',
    'i18next',
    'lucide-react',
    'react',
    'react-dom',
    'react-hook-form',
    'react-i18next',
    'react-router',
    'react-router-dom',
    'sweetalert2',
    'swiper',
    'valibot',
    'web-vitals',
  ])
  expect(shipped.length).toBeGreaterThan(Object.keys(manifest.dependencies).length)
  expect(shipped.filter(({ license }) => !allowedLicenses.includes(license))).toEqual([])
})

it('installed packages run no install script of this project', () => {
  expect(
    Object.keys(manifest.scripts).filter((script) => /^(pre|post)?(install|prepare|publish)/.test(script)),
  ).toEqual([])
})
