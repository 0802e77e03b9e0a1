/**
 * `npm start`: builds and serves the whole product (app, stand-in backend, stand-in scheduler) in one process.
 * `npm run dev` (--dev): the same with hot reload. `API_URL=https://… npm start` passes /api on to a real backend instead.
 */
import { build, createServer, loadEnv, preview } from 'vite'
import { accounts } from './backend/seed/seed.ts'
import { freePort } from './freePort.ts'

const dev = process.argv.includes('--dev')
const port = await freePort(Number(process.env['PORT'] ?? (dev ? 5173 : 4173)))
const schedulerPort = await freePort(port + 1)
process.env['NIHOL_SCHEDULER_PORT'] = String(schedulerPort)
// Settings of a .env file count here, too; the stand-in scheduler is used only if no scheduler is set.
Object.assign(process.env, { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env })
process.env['VITE_SCHEDULER_URL'] ||= `http://localhost:${schedulerPort}/`

// The browser tests build into another folder, so that they never change what a running `npm start` serves.
const output = { outDir: process.env['NIHOL_OUT'] ?? 'dist', emptyOutDir: true }

if (dev) await (await createServer({ server: { port, strictPort: true } })).listen()
else {
  console.log('Building …')
  await build({ logLevel: 'warn', build: output })
  await preview({ build: output, preview: { port, strictPort: true } })
}

console.log(`\n  Nihol is at  http://localhost:${port}/\n`)
if (process.env['API_URL'] !== undefined) console.log(`  /api goes to ${process.env['API_URL']}`)
else {
  console.log('  Ready-made accounts of the stand-in backend (data in .data/):')
  for (const { role, email, password } of accounts) console.log(`    ${role.padEnd(8)} ${email.padEnd(24)} ${password}`)
}
console.log(`\n  The stand-in scheduler is at http://localhost:${schedulerPort}/   ·   Ctrl+C ends everything.\n`)
