import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { prerenderPages } from './src/build/prerenderPages.ts'
import { previewHosting } from './src/build/previewHosting.ts'
import { securityHeaders } from './src/build/securityHeaders.ts'
import { standIn } from './tests/backend/vite-plugin.ts'

// Settings of `npm start`, `npm run dev` and the tests (tests/serve.ts); a plain `vite build` has none of them.
const { API_URL, NIHOL_DATA, NIHOL_SCHEDULER_PORT, NIHOL_TEST } = process.env
const proxy: Record<string, ProxyOptions> = API_URL === undefined ? {} : { '/api': { target: API_URL, changeOrigin: true } }

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    prerenderPages(),
    previewHosting(securityHeaders(process.env)),
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
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  build: { manifest: true, assetsInlineLimit: 0, target: 'es2022' },
  server: { proxy },
  preview: { proxy },
  test: {
    environment: 'happy-dom',
    include: ['tests/{unit,screens,house,security}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/security/walked.ts'],
    css: false,
    testTimeout: 40_000,
  },
})
