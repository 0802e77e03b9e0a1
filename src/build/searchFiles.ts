import { courses } from '@/content/courses.ts'
import { env } from '@/env.ts'
import { languages } from '@/i18n/language.ts'
import { addressIn } from '@/i18n/languageAddress.ts'
import { i18n } from '@/i18n/i18n.ts'
import { paths, pathTo } from '@/paths.ts'
import { listedPages, memberPages } from './publicPages.ts'
import { publicUrl } from './structuredData.ts'

// Without redirects: as a prefix, /contact would also disallow /contact-us.
const disallowed = ['/api/', ...memberPages]

const year = 365 * 24 * 60 * 60 * 1000

/**
 * The content of robots.txt, sitemap.xml, llms.txt, and, if there is an address to write to, security.txt (RFC 9116, valid for a year). The
 * messages of `courses` and `coursePages` must be loaded.
 */
export function searchFiles(): Record<string, string> {
  const url = (address: string, language: 'en' | 'uz' = 'en') => publicUrl(env.siteUrl, address, language)
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const alternates = (address: string) =>
    [...languages.map((of) => [of, url(address, of)]), ['x-default', url(address)]]
      .map(([of, href]) => `<xhtml:link rel="alternate" hreflang="${of}" href="${escape(href!)}"/>`)
      .join('')
  const t = i18n.getFixedT('en', ['courses', 'coursePages'])
  return {
    ...(env.contactEmail && {
      '.well-known/security.txt': [
        `Contact: mailto:${env.contactEmail}`,
        `Expires: ${new Date(Date.now() + year - 1000).toISOString()}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${url('/')}.well-known/security.txt`,
        '',
      ].join('\n'),
    }),
    'robots.txt': [
      `User-agent: *`,
      ...disallowed.map((path) => `Disallow: ${path}`),
      ...disallowed.slice(1).map((path) => `Disallow: ${addressIn('uz', path)}`),
      '',
      `Sitemap: ${url('/')}sitemap.xml`,
      '',
    ].join('\n'),
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${listedPages.flatMap((address) => languages.map((of) => `<url><loc>${escape(url(address, of))}</loc>${alternates(address)}</url>`)).join('\n')}
</urlset>
`,
    'llms.txt': `# Nihol

> Live online lessons for school-age children of immigrant families in the USA: small groups or one-on-one, with a free trial lesson. The website is in English and Uzbek.

Every page exists in English and, below /uz, in Uzbek.

## Start here

- [Free trial lesson](${url(paths.freeTrial)}): four steps, no account and no card
- [Pricing](${url(paths.pricing)}): monthly group and one-on-one plans
- [How it works](${url(paths.howItWorks)})
- [Live classes and groups](${url(paths.lessons)})
- [Contact](${url(paths.contactUs)}) and [support](${url(paths.support)})

## Subjects

${courses.map(({ id, slug }) => `- [${t(`courses:course.${id}.name`)}](${url(pathTo.course(slug))}): ${t(`coursePages:meta.${id}.description`)}`).join('\n')}

## Policies

- [Privacy](${url(paths.privacy)})
- [Terms](${url(paths.terms)})
- [Refunds](${url(paths.refund)})
- [Cancellation](${url(paths.cancellation)})
`,
  }
}
