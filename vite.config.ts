import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv, type ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { prerenderPages } from './src/build/prerenderPages.ts'
import { previewHosting } from './src/build/previewHosting.ts'
import { securityHeaders, strictTransport } from './src/build/securityHeaders.ts'

// Set by `npm start`, `npm run dev`, and the tests (tests/serve.ts), not for a plain `vite build`.
const { API_URL, NIHOL_DATA, NIHOL_SCHEDULER_PORT, NIHOL_TEST } = process.env
const proxy: Record<string, ProxyOptions> =
  API_URL === undefined ? {} : { '/api': { target: API_URL, changeOrigin: true } }

// Build target for JavaScript and CSS (README § Browsers). Samsung Internet 22 is based on Chrome 111.
const oldestBrowsers = ['safari16.4', 'ios16.4', 'chrome111', 'firefox128']

const languageOf = (file: string) => /i18n[\\/](\w+)/.exec(file)?.[1]
/** A chunk of modules that several pages share. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false }

// The security headers depend on the same .env files as the app.
const settings = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env }

/** The stand-in backend and scheduler. Loaded only to serve, so that a production build needs nothing from tests. */
async function standIn() {
  const plugin: string = new URL('./tests/backend/vite-plugin.ts', import.meta.url).href
  const module = (await import(plugin)) as typeof import('./tests/backend/vite-plugin.ts')
  return module.standIn({
    file: NIHOL_DATA ?? '.data/nihol.sqlite',
    schedulerPort: Number(NIHOL_SCHEDULER_PORT ?? 4174),
    exposeRecord: NIHOL_TEST !== undefined,
    sentinels: NIHOL_TEST !== undefined,
  })
}

/** The test files of the matrix, of the matrix and the gate, and those of the shared window that replace modules or messages. */
const inMatrix = [
  'tests/faults/{compounds,typedText}.test.ts',
  'tests/screens/account/sessionCheck.test.tsx',
  'tests/screens/catalog/sheetErrors.test.tsx',
  'tests/screens/dashboard/{dashboardClock,dashboardPages}.test.tsx',
  'tests/screens/details/enrollFailures.test.tsx',
  'tests/screens/everywhere/{damagedStorage,liveMessages,lostAnswer,lostMessage,pseudoLanguage,serverWords,waiting}.test.tsx',
  'tests/screens/site/siteBroken.test.tsx',
  'tests/screens/teaching/{seriesLost,teachingDrafts,teachingFailures,teachingLegacy,teachingLostAnswer}.test.tsx',
  'tests/screens/trial/{trialSchedulerFailure,trialSchedulerMessages}.test.tsx',
  'tests/unit/build/{doctor,doctorRules,longText}.test.ts',
]
const inBoth = ['tests/faults/{listings,lists,members,session,visitors}.test.ts']
const ownModules = [
  'tests/screens/everywhere/pseudoLanguage.test.tsx',
  'tests/screens/site/siteBroken.test.tsx',
  'tests/security/trustedTypes.test.ts',
  'tests/security/addresses/outsideLinks.test.ts',
  'tests/unit/browser/brandFont.test.ts',
  'tests/unit/build/doctor.test.ts',
  'tests/unit/browser/reporter.test.ts',
  'tests/unit/siteClock.test.ts',
  'tests/unit/text/clock.test.ts',
]

/** Found, not listed, so that a new folder is not left out; empty where a build runs without the tests. */
const screenFolders = [
  ...new Set(globSync('tests/screens/*/*.test.tsx', { cwd: import.meta.dirname }).map(path.dirname)),
]

/** The files that the gate leaves to the matrix. */
const left = process.env['NIHOL_PART'] === 'gate' ? inMatrix : []

export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    tailwindcss(),
    prerenderPages((inlined) => ({
      ...securityHeaders(settings, inlined),
      'strict-transport-security': strictTransport(settings),
    })),
    previewHosting(),
    command === 'serve' && standIn(),
  ],
  resolve: {
    alias: [
      { find: /^sweetalert2$/, replacement: 'sweetalert2/dist/sweetalert2.esm.js' },
      // The package's default entry is the development build; remove this when its exports select the production build.
      {
        find: /^react-router$/,
        replacement: fileURLToPath(new URL('./node_modules/react-router/dist/production/index.mjs', import.meta.url)),
      },
      { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
    ],
  },
  ssr: { noExternal: ['lucide-react'] }, // prerender the same build of the icons that the browser hydrates
  build: {
    assetsInlineLimit: 0,
    sourcemap: settings.VITE_REPORT_DSN ? 'hidden' : false, // src/build/buildReporter.ts moves them out of the build
    target: oldestBrowsers,
    // A dialog requests all its chunks at once: it is often the first thing that is pressed. For pages src/build/prerenderPages.ts adds
    // links, and links in view load theirs ahead.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, chunks) => (file.includes('Dialog') ? chunks : []),
    },
    rolldownOptions: {
      output: {
        // Chromium then compiles all functions of a file on another thread while it arrives, instead of most of them on the main thread when they are
        // first called (src/DECISIONS.md). Other browsers ignore the comment.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            // By kind, so that a change in one leaves the others cached for returning visitors, and in few files. A group holds what the same pages
            // load, so that no page loads what it does not use. Groups by room were slower (src/DECISIONS.md).
            // Compiled on its own, while the rest still arrives.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
            { name: 'app', tags: ['$initial'], priority: 3 },
            // The home page needs only the star.
            { ...shared, name: 'icons', test: /lucide-react[\\/].*[\\/]icons[\\/](?!star\.)/, priority: 2 },
            {
              name: 'data',
              test: /node_modules[\\/](axios|@tanstack)[\\/]|src[\\/](api[\\/]|ui[\\/]error[\\/]|auth[\\/]checkSession)|ui[\\/]base[\\/](inputClass|WaitingButton)|lib[\\/]text[\\/]isOneEditApart/,
            },
            {
              ...shared,
              name: 'forms',
              test: /node_modules[\\/](react-hook-form|@hookform|valibot)[\\/]|src[\\/]ui[\\/](form[\\/]|browser[\\/]scrollToView)/,
            },
            {
              ...shared,
              name: 'dialog',
              test: /src[\\/]ui[\\/](dialog[\\/]|base[\\/]GrowingSapling|browser[\\/](isSecondPress|useMinute))/,
            },
            {
              ...shared,
              name: 'sections',
              test: /icons[\\/]star\.|src[\\/](ui[\\/](loading[\\/](WhenNear|Section[A-Z]|useArrival|RowsSkeleton)|browser[\\/](everyMinute)|base[\\/](Chip|RatingStars))|i18n[\\/]format|lib[\\/]time[\\/]calendarDays|content[\\/](claims|plans|isShown)|features[\\/](trial[\\/](TrialButton|bookedTrial|lazyTrial)|pages[\\/](contact[\\/]ContactButton|courseAges|TrialBand|DifficultyDots|SubjectGrid|TestimonialCard|RatingPill|[lL]iveLesson)))/,
            },
            {
              ...shared,
              name: 'listing',
              test: /fluent-emoji|src[\\/](listing[\\/](?!nextClasses[\\/]Next|series[\\/]Series|childAge|drawing)|features[\\/]lessons[\\/](classroom|week)[\\/]|lib[\\/](device|storage[\\/]deviceChanges|url[\\/]meetingLink|time[\\/](calendarLines|zoneLines|localDateTime|zoneOffset|clockShift)|files|text[\\/]fold)|i18n[\\/]cities|ui[\\/](base[\\/](CopyButton|EmptyState)|fold[\\/]Disclosure|loading[\\/]Loaded))/,
            },
            {
              debugName: 'messages',
              name: (id) => `${/(common|courses)\.json/.test(id) ? 'public' : 'member'}-${languageOf(id)}`,
              test: /i18n[\\/]\w+[\\/](common|courses|classes|classroom|dashboard|timetable)\.json/,
            },
          ],
        },
      },
    },
  },
  server: { proxy },
  preview: { proxy },
  test: {
    css: false,
    silent: 'passed-only', // what a test logs is printed only if it fails
    testTimeout: 40_000,
    execArgv: ['--max-semi-space-size=64'], // in MB: most objects of a test die young, and a small space copies them too often
    maxWorkers: '100%', // the default leaves one core idle, which is half of a small machine
    globalSetup: ['tests/walked.ts'],
    projects: (process.env['NIHOL_PART'] === 'matrix'
      ? [{ name: 'matrix', include: [...inMatrix, ...inBoth] }]
      : [
          // The files of a worker share one window and its modules, and reset what they change: compiled code and libraries are reused, which
          // halves the time. A project for each folder of screens limits what a window accumulates.
          {
            name: 'shared',
            include: ['tests/{unit,house,security}/**/*.test.{ts,tsx}'],
            exclude: [...ownModules, ...left],
            isolate: false,
          },
          ...screenFolders.map((folder) => ({
            name: path.basename(folder),
            include: [`${folder}/**/*.test.tsx`],
            exclude: [...ownModules, ...left],
            isolate: false,
          })),
          {
            name: 'isolated',
            include: ['tests/faults/**/*.test.ts', ...ownModules],
            exclude: left,
          },
        ]
    ).map((project) => ({
      extends: true,
      test: { ...project, environment: 'happy-dom', setupFiles: ['tests/setup.ts'] },
    })),
  },
}))
