import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { loadEnv, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { prerenderPages } from './src/build/prerenderPages.ts'
import { previewHosting } from './src/build/previewHosting.ts'
import { securityHeaders, strictTransport } from './src/build/securityHeaders.ts'
import { slimImports } from './src/build/slimImports.ts'
import { standIn } from './tests/backend/vite-plugin.ts'

// Settings of `npm start`, `npm run dev` and the tests (tests/serve.ts); a plain `vite build` has none of them.
const { API_URL, NIHOL_DATA, NIHOL_SCHEDULER_PORT, NIHOL_TEST } = process.env
const proxy: Record<string, ProxyOptions> = API_URL === undefined ? {} : { '/api': { target: API_URL, changeOrigin: true } }

// What is served is lowered to these, CSS too (README § Browsers); Samsung Internet 22 is Chrome 111.
const oldestBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'firefox128']

// What a .env file says counts for the headers as it does for the app.
const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }
const headers = securityHeaders(settings)

export default defineConfig({
  plugins: [
    slimImports(),
    react(),
    tailwindcss(),
    prerenderPages({ ...headers, 'strict-transport-security': strictTransport(settings) }),
    previewHosting(headers),
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
      { find: '../createLucideIcon.mjs', replacement: fileURLToPath(new URL('./src/ui/lucideIcon.ts', import.meta.url)) },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  ssr: { noExternal: ['lucide-react'] }, // written as it is drawn in the browser
  build: {
    assetsInlineLimit: 0,
    target: oldestBrowsers,
    // What every page has loaded already need not be named again for each page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        // Browsers that know it compile every function while the file arrives, beside the main thread, and not one by one at its first use. In
        // small files the words weigh more than they gain.
        postBanner: ({ modules }) => (Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0) > 5000 ? '//# allFunctionsCalledOnLoad' : ''),
        codeSplitting: {
          groups: [
            // A few files instead of a hundred and fifty: what changes with a new version of a library only, what the first screen of
            // every public page needs, and what its neighbours always need together.
            { name: 'libs', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|i18next|react-i18next|use-sync-external-store)[\\/]/, priority: 4 },
            { name: 'app', tags: ['$initial'], priority: 3 },
            { name: 'first', test: /src[\\/](ui[\\/](SafeSection|SectionFailed|BelowFold|useAfterPaint|useDialogInHistory)|features[\\/]trial[\\/]TrialButton|content[\\/]claims)\.|icons[\\/]sprout\./, priority: 3 },
            { name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/]/, priority: 2 },
            { name: 'pieces', test: /src[\\/](env|lib[\\/](fault|webLink|plainText|fold|localDateTime|isRecord)|i18n[\\/](format|useLanguage)|content[\\/]courses|ui[\\/](Picture|pictures|tints|Chip|RatingStars|Accordion|Tabs|Modal|Scene|ExternalLink|use(ClientValue|Ready|Minute|Arrival|CalmMotion)))\b/, priority: 2 },
            { name: 'data', test: /node_modules[\\/](axios|@tanstack)[\\/]|src[\\/](api|ui[\\/]Loaded|ui[\\/]ErrorNote|frame[\\/]DataFrame)/, priority: 1 },
            { name: 'form', test: /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]|src[\\/]ui[\\/](Form|.*Field|FieldShell|FieldError|Radio.*|useFormDraft)\./, priority: 1 },
            { name: 'card', test: /src[\\/](ui[\\/](dialogs|plainDialog|EmptyState)|features[\\/]classes[\\/](ListingCard|ListingCover|CardSkeletons|cardGrid|StartDate|StartedChip|categoryLook|useCategoryLook|listingTitle))\./, priority: 1 },
            { name: 'member', test: /src[\\/](auth[\\/]RequireUser|frame[\\/]Member|features[\\/](dashboard|classroom[\\/](LessonStatus|lessonPhase|durationWords)))/, priority: 1 },
            { name: 'member-en', test: /i18n[\\/]en[\\/](dashboard|classroom)\.json/, priority: 1 },
            { name: 'member-uz', test: /i18n[\\/]uz[\\/](dashboard|classroom)\.json/, priority: 1 },
            { name: 'listing', test: /src[\\/]features[\\/]classes[\\/](?!.*Page)/, priority: 1 },
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
