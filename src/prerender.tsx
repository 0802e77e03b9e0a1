import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { matchRoutes, Route, Routes, StaticRouter } from 'react-router-dom'
import { AuthContext, type Auth } from '@/auth/AuthContext.ts'
import { supportFaq } from '@/content/features.ts'
import { findCourse } from '@/content/courses.ts'
import { env } from '@/env.ts'
import { courseQuestions } from '@/features/courses/courseQuestions.ts'
import { WrittenDashboard } from '@/features/dashboard/WrittenDashboard.tsx'
import { MemberFrame } from '@/frame/MemberFrame.tsx'
import { changeWords, i18n, loadWords, startI18n } from '@/i18n/i18n.ts'
import { languages, type Language } from '@/i18n/language.ts'
import en from '@/i18n/en/written.json'
import uz from '@/i18n/uz/written.json'
import { paths, unknownPage } from '@/paths.ts'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { NotLoaded } from '@/ui/NotLoaded.tsx'
import { App, preload } from './App.tsx'
import { shareTags } from './build/shareTags.ts'
import { structuredData, type Question } from './build/structuredData.ts'
import type { Page } from './page.tsx'
import { routes } from './routes.tsx'

export { unknownPage } from '@/paths.ts'
export { publicPages } from './build/publicPages.ts'
export { searchFiles } from './build/searchFiles.ts'
export const { apiUrl } = env
export { languages } from '@/i18n/language.ts'

/** The questions that a page answers, for search engines. */
function questionsOf(address: string): Question[] {
  if (address === paths.support) return supportFaq.map((id) => ({ question: i18n.t(`site:support.faq.items.${id}.question`), answer: i18n.t(`site:support.faq.items.${id}.answer`) }))
  const course = findCourse(/^\/courses\/([^/]+)$/.exec(address)?.[1])
  return course ? courseQuestions(i18n.getFixedT(null, 'coursePages'), course) : []
}

const plain = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

async function startIn(language: Language) {
  await startI18n(language)
  // No page loads these.
  for (const [of, words] of Object.entries({ en, uz })) i18n.addResourceBundle(of, 'written', words)
  await changeWords(language)
}

/** One public page as HTML: its head tags, the content of #root, and the names of the pieces of code and words that it needs. Runs at build time. */
export async function render(address: string, language: Language) {
  await startIn(language)
  await preload(address)
  await loadWords(['courses', 'coursePages', 'site'])
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
    // Never outline a boundary: that would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = /^(?:<(?:title[^>]*>[^<]*<\/title|meta[^>]*|link[^>]*)>)*/.exec(html)?.[0] ?? ''
  const pieces = (matchRoutes(routes, address) ?? []).flatMap(({ route }) => (route.element as { type?: Partial<Page> } | undefined)?.type?.pieces ?? [])
  // Outside of what the app takes over.
  const note = `<noscript><p class="page py-3 text-center">${i18n.t('written:needsScript', { email: env.contactEmail })}</p></noscript>`
  return { note, head: head + (address === unknownPage ? '' : shared(address, language, head)), body: html.slice(head.length), pieces: ['common', ...pieces] }
}

/** What public/boot.js shows while there is no app, or when it cannot be loaded, in each language. Runs at build time. */
export async function renderNotes() {
  const notes = []
  for (const language of languages) {
    await startIn(language)
    const content = (
      <I18nextProvider i18n={i18n}>
        <div id="cover" lang={language}>
          <LoadingScreen />
        </div>
        <NotLoaded language={language} />
      </I18nextProvider>
    )
    notes.push(renderToStaticMarkup(content))
  }
  return notes.join('')
}

/** The dashboard of a student before the app is there (public/boot.js), in each language. Runs at build time. */
export async function renderDashboards() {
  const student: Auth = { starting: false, checking: false, failure: null, ended: null, user: { id: '', role: 'student' }, signIn: () => {}, signOut: () => {}, checkAgain: () => {} }
  const dashboards = []
  for (const language of languages) {
    await startIn(language)
    await loadWords(['dashboard'])
    const content = (
      <I18nextProvider i18n={i18n}>
        <StaticRouter location={paths.dashboard}>
          <AuthContext value={student}>
            <Routes>
              <Route element={<MemberFrame />}>
                <Route path={paths.dashboard} element={<WrittenDashboard />} />
              </Route>
            </Routes>
          </AuthContext>
        </StaticRouter>
      </I18nextProvider>
    )
    dashboards.push(`<div id="dashboard" lang="${language}">${renderToStaticMarkup(content)}</div>`)
  }
  return dashboards.join('')
}

/** What chats and search engines read of a page. */
function shared(address: string, language: Language, head: string) {
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const data = structuredData({
    address,
    language,
    title: plain(title).replace(/ [|·–—-] Nihol$/, ''),
    faq: questionsOf(address),
    t: i18n.getFixedT(null, ['common', 'courses', 'coursePages']),
    settings: { ...env, social: [env.instagramUrl, env.facebookUrl, env.youtubeUrl].filter(Boolean) },
  })
  // A block of data, which no policy for scripts concerns; `<` would end it.
  const blocks = data.map((object) => `<script type="application/ld+json" data-written>${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`)
  return shareTags({ siteUrl: env.siteUrl, address, language, title, description }) + blocks.join('')
}
