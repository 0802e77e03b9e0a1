import { courses } from '@/content/courses.ts'
import { languages, type Language } from '@/i18n/language.ts'
import { pathTo } from '@/paths.ts'
import { publicUrl } from './structuredData.ts'

/** The share image of a page, 1200 × 630 pixels: one per course, one for everything else (tests/draw). */
const shareImage = (address: string, language: Language) => {
  const course = courses.find(({ slug }) => pathTo.course(slug) === address)
  return `/og/${course?.slug.toLowerCase() ?? 'nihol'}-${language}.png`
}

type Page = {
  siteUrl: string
  address: string
  language: Language
  /** Title and description, already escaped for HTML. */
  title: string
  description: string
}

/**
 * The canonical URL, alternate languages, Open Graph, and Twitter tags of a public page. They are marked `data-written`, since they apply
 * only to the prerendered page: frame/RouteEffects removes them on navigation.
 */
export function shareTags({ siteUrl, address, language, title, description }: Page): string {
  const url = (of: Language) => publicUrl(siteUrl, address, of)
  const image = `${siteUrl.replace(/\/+$/, '')}${shareImage(address, language)}`
  const quoted = (text: string) => text.replaceAll('"', '&quot;')
  const link = (rel: string, href: string, hreflang = '') =>
    `<link rel="${rel}"${hreflang && ` hreflang="${hreflang}"`} href="${href}" data-written>`
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${quoted(content)}" data-written>`
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
