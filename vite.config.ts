import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { loadEnv, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { prerenderPages } from './src/build/prerenderPages.ts'
import { previewHosting } from './src/build/previewHosting.ts'
import { securityHeaders, strictTransport } from './src/build/securityHeaders.ts'
import { standIn } from './tests/backend/vite-plugin.ts'

// Settings of `npm start`, `npm run dev` and the tests (tests/serve.ts); a plain `vite build` has none of them.
const { API_URL, NIHOL_DATA, NIHOL_SCHEDULER_PORT, NIHOL_TEST } = process.env
const proxy: Record<string, ProxyOptions> = API_URL === undefined ? {} : { '/api': { target: API_URL, changeOrigin: true } }

// What is served is lowered to these, CSS too (README § Browsers); Samsung Internet 22 is Chrome 111.
const oldestBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'firefox128']

// What a .env file says counts for the headers as it does for the app.
const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    prerenderPages((inlined) => ({ ...securityHeaders(settings, inlined), 'strict-transport-security': strictTransport(settings) })),
    previewHosting(),
    standIn({
      file: NIHOL_DATA ?? '.data/nihol.sqlite',
      schedulerPort: Number(NIHOL_SCHEDULER_PORT ?? 4174),
      exposeRecord: NIHOL_TEST !== undefined,
      sentinels: NIHOL_TEST !== undefined,
    }),
  ],
  resolve: {
    alias: [
      { find: /^sweetalert2$/, replacement: 'sweetalert2/dist/sweetalert2.esm.js' },
      // Its default entry is the development build, with warnings that nobody reads in production.
      { find: /^react-router$/, replacement: fileURLToPath(new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url)) },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  ssr: { noExternal: ['lucide-react'] }, // written as it is drawn in the browser
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    modulePreload: { polyfill: false, resolveDependencies: () => [] }, // the pages name what they need themselves (src/build/prerenderPages.ts)
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // By kind: the libraries of every page, the app around the pages, and what only data and forms need. A change of one leaves the
            // others in the caches of returning visitors.
            { name: 'libs', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)[\\/]/, priority: 4 },
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: 'data', test: /node_modules[\\/](axios|@tanstack)[\\/]|src[\\/]api[\\/]/, priority: 1 },
            { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,screens,house,security,faults}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/walked.ts'],
    css: false,
    testTimeout: 40_000,
  },
})
