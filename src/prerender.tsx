import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { changeWords, startI18n } from '@/i18n/i18n.ts'
import { languages, type Language } from '@/i18n/language.ts'
import { App, preload } from './App.tsx'

export { publicPages, unknownPage } from './build/publicPages.ts'
export { languages }

/** One public page as HTML: the head tags that React hoists, and the content of #root. Runs at build time. */
export async function render(address: string, language: Language) {
  await startI18n(language)
  await changeWords(language)
  await preload(address)
  const { prelude } = await prerender(
    <StaticRouter location={address}>
      <App />
    </StaticRouter>,
    // Never outline a boundary: that would need an inline script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await new Response(prelude).text()
  const head = /^(?:<(?:title[^>]*>[^<]*<\/title|meta[^>]*|link[^>]*)>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
