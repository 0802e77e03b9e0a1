import type { TFunction } from 'i18next'
import { courses, findCourse } from '@/content/courses.ts'
import { groupPlans, lowestPrice } from '@/content/plans.ts'
import { addressIn } from '@/i18n/languageAddress.ts'
import type { Language } from '@/i18n/language.ts'
import { paths, pathTo } from '@/paths.ts'

type Settings = {
  siteUrl: string
  contactEmail: string
  contactPhone: string
  contactAddress: string
  social: readonly string[]
}
type Page = {
  address: string
  language: Language
  title: string
  t: TFunction<['common', 'courses', 'coursePages']>
  settings: Settings
}

/** The absolute URL of a public page. */
export const publicUrl = (siteUrl: string, address: string, language: Language) =>
  siteUrl.replace(/\/+$/, '') + addressIn(language, address)

/** The schema.org objects of a public page. No ratings: the product has no real reviews yet. */
export function structuredData({ address, language, title, t, settings }: Page): object[] {
  const url = (of: string) => publicUrl(settings.siteUrl, of, language)
  const organisation = {
    '@type': 'EducationalOrganization',
    '@id': `${publicUrl(settings.siteUrl, '/', 'en')}#organization`,
    name: t('brand'),
    url: url('/'),
    logo: `${settings.siteUrl.replace(/\/+$/, '')}/icons/icon-512.png`,
    ...(settings.contactEmail && { email: settings.contactEmail }),
    ...(settings.contactPhone && { telephone: settings.contactPhone }),
    ...(settings.contactAddress && { address: settings.contactAddress }),
    ...(settings.social.length > 0 && { sameAs: settings.social }),
  }
  const course = (slug: (typeof courses)[number]['slug']) => {
    const { id, ages, stats } = findCourse(slug)!
    return {
      '@type': 'Course',
      name: t(`courses:course.${id}.name`),
      description: t(`coursePages:meta.${id}.description`),
      url: url(pathTo.course(slug)),
      inLanguage: language,
      typicalAgeRange: `${ages.from}-${ages.to ?? ''}`,
      educationalLevel: t(`courses:level.${stats.level}`),
      provider: organisation,
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: stats.weeks },
      },
      offers: {
        '@type': 'Offer',
        category: 'Subscription',
        price: lowestPrice(groupPlans),
        priceCurrency: 'USD',
        url: url(paths.pricing),
      },
    }
  }
  const trail = [{ name: t('nav.home'), at: paths.home as string }]
  const currentCourse = courses.find(({ slug }) => pathTo.course(slug) === address)
  if (currentCourse) trail.push({ name: t('nav.allSubjects'), at: paths.subjects })
  if (address !== paths.home) trail.push({ name: title, at: address })

  const objects: object[] = []
  if (address === paths.home)
    objects.push(organisation, {
      '@type': 'WebSite',
      name: t('brand'),
      url: url('/'),
      inLanguage: language,
      publisher: { '@id': organisation['@id'] },
    })
  else
    objects.push({
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ name, at }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: url(at),
      })),
    })
  if (address === paths.subjects)
    objects.push({
      '@type': 'ItemList',
      itemListElement: courses.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: url(pathTo.course(slug)),
        name: course(slug).name,
      })),
    })
  if (currentCourse) objects.push(course(currentCourse.slug))
  return objects.map((object) => ({ '@context': 'https://schema.org', ...object }))
}
