import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { I18nextProvider } from 'react-i18next'
import { contactChannels } from '@/content/contactChannels.ts'
import { env } from '@/env.ts'
import { changeWords, i18n, layoutNamespaces, loadWords, startI18n } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import en from '@/i18n/en/written.json'
import uz from '@/i18n/uz/written.json'
import { TrialDialog } from '@/features/trial/lazyTrial.ts'
import { isPublic, unknownPage } from '@/paths.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { NotLoaded } from '@/ui/loading/NotLoaded.tsx'
import { App, isLoaded, pagesAt, preload } from './App.tsx'
import type { Reports } from '@/build/buildReporter.ts'
import type { PageCode } from '@/build/pageChunks.ts'
import { browserPages, publicPages } from '@/build/publicPages.ts'
import { shareTags } from '@/build/shareTags.ts'
import { structuredData } from '@/build/structuredData.ts'
import { LanguageRouter } from './LanguageRouter.tsx'

export { unknownPage } from '@/paths.ts'
export { browserPages, publicPages } from '@/build/publicPages.ts'
export { searchFiles } from '@/build/searchFiles.ts'
export { languages } from '@/i18n/language.ts'

export const reports: Reports = {
  dsn: env.reportDsn,
  words: [...new Set([...publicPages, ...browserPages].flatMap((address) => address.split('/')))]
    .filter((word) => /[a-z]/.test(word))
    .concat('uz', 'class', 'group'),
}

const unescapeHtml = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

async function startIn(language: Language) {
  await startI18n(language)
  // Not in the message bundles of the browser.
  for (const [of, messages] of Object.entries({ en, uz })) i18n.addResourceBundle(of, 'written', messages)
  await changeWords(language)
}

/** The modules and messages that every page loads, for its preload links. */
export const frameCode: PageCode = { modules: ['src/app/main.tsx'], namespaces: layoutNamespaces }

/** The modules and messages that the page of an address loads. */
export const codeOf = (address: string): PageCode => ({
  modules: [...frameCode.modules, ...pagesAt(address).map(({ module }) => module!)],
  namespaces: [...frameCode.namespaces, ...pagesAt(address).flatMap(({ namespaces }) => namespaces)],
})

/** The modules and messages that the booking dialog loads. */
export const bookingCode: PageCode = { modules: [TrialDialog.module!], namespaces: TrialDialog.namespaces }

/** Prerenders a public page: its head tags, the content of #root, and what to preload. */
export async function render(address: string, language: Language) {
  await startIn(language)
  await preload(address)
  await loadWords(['courses', 'coursePages'])
  const { prelude } = await prerender(
    <LanguageRouter isPublic={isPublic} isLoaded={isLoaded} at={address}>
      <App />
    </LanguageRouter>,
    // Never stream a Suspense boundary separately, which would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = /^(?:<(?:title[^>]*>[^<]*<\/title|meta[^>]*|link[^>]*)>)*/.exec(html)?.[0] ?? ''
  // Outside the hydrated root.
  const note = `<noscript><p class="page py-3 text-center">${i18n.t('written:needsScript', { email: env.contactEmail })}</p></noscript>`
  return {
    note,
    head: head + (address === unknownPage ? '' : machineTags(address, language, head)),
    body: html.slice(head.length),
    code: codeOf(address),
  }
}

/** The notes, in each language, that src/app/boot.ts shows while the app is loading or if it fails to load. */
export async function renderNotes(of: readonly Language[]) {
  const notes = []
  for (const language of of) {
    await startIn(language)
    const content = (
      <I18nextProvider i18n={i18n}>
        <div id="cover" lang={language}>
          <LoadingScreen />
        </div>
        <NotLoaded language={language} />
        <p id="heard" lang={language} role="status" className="sr-only">
          {i18n.t('loading')}
        </p>
      </I18nextProvider>
    )
    notes.push(renderToStaticMarkup(content))
  }
  return notes.join('')
}

/** Share tags and structured data of a page. */
function machineTags(address: string, language: Language, head: string) {
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1] ?? ''
  const data = structuredData({
    address,
    language,
    title: unescapeHtml(title).replace(/ [|·–—-] Nihol$/, ''),
    t: i18n.getFixedT(null, ['common', 'courses', 'coursePages']),
    settings: { ...env, social: contactChannels('telegram', 'instagram', 'youtube').map(({ href }) => href) },
  })
  // Not subject to the CSP, since it is data; an unescaped `<` could end the element.
  const blocks = data.map(
    (object) =>
      `<script type="application/ld+json" data-written>${JSON.stringify(object).replaceAll('<', '\\u003c')}</script>`,
  )
  return shareTags({ siteUrl: env.siteUrl, address, language, title, description }) + blocks.join('')
}
