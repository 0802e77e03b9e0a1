import { courses } from '@/content/courses.ts'
import { languages, type Language } from '@/i18n/language.ts'
import { pathTo } from '@/paths.ts'
import { publicUrl } from './structuredData.ts'

/** The drawn picture of a page for chats and social networks, 1200 × 630: one per course, one for everything else (tests/draw). */
export const shareImage = (address: string, language: Language) => {
  const course = courses.find(({ slug }) => pathTo.course(slug) === address)
  return `/og/${course?.slug.toLowerCase() ?? 'nihol'}-${language}.png`
}

type Page = {
  siteUrl: string
  address: string
  language: Language
  /** Title and description as React wrote them, escaped for HTML. */
  title: string
  description: string
}

/**
 * What chats and search engines read of a public page: canonical address, the same page in the other language, Open Graph and Twitter.
 * The tags are marked, since they are true for the page as it was written only (frame/RouteEffects takes them away).
 */
export function shareTags({ siteUrl, address, language, title, description }: Page): string {
  const url = (of: Language) => publicUrl(siteUrl, address, of)
  const image = `${siteUrl.replace(/\/+$/, '')}${shareImage(address, language)}`
  const quoted = (text: string) => text.replaceAll('"', '&quot;')
  const link = (rel: string, href: string, hreflang = '') => `<link rel="${rel}"${hreflang && ` hreflang="${hreflang}"`} href="${href}" data-written>`
  const property = (name: string, content: string) => `<meta property="${name}" content="${quoted(content)}" data-written>`
  return [
    link('canonical', url(language)),
    ...languages.map((of) => link('alternate', url(of), of)),
    link('alternate', url('en'), 'x-default'),
    property('og:type', 'website'),
    property('og:site_name', 'Nihol'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url(language)),
    property('og:locale', { en: 'en_US', uz: 'uz_UZ' }[language]),
    property('og:image', image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image" data-written>',
  ].join('')
}
