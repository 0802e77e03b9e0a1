import { Mail } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { legalPages, type LegalPageId } from '@/content/legal.ts'
import { env } from '@/env.ts'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { tallLink, textLink } from '@/ui/base/linkClass.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { DeviceData } from './DeviceData.tsx'
import { LegalText } from './LegalText.tsx'

/** The translation keys of all sections of all policies. */
type SectionKey = {
  [Page in (typeof legalPages)[number] as Page['id']]: `${Page['id']}.sections.${Page['sections'][number]}`
}[LegalPageId]

/** The operator of the site and the office's address. */
const operator = [env.operatorName, env.contactAddress, env.contactPhone.replaceAll(' ', '\u00a0')]
  .filter(Boolean)
  .join(', ')

/** A policy page; `after` maps sections to content shown at their end. */
function LegalDocument({ id, after = {} }: { id: LegalPageId; after?: Record<string, ReactNode> }) {
  const { t } = useTranslation(['legal', 'common'])
  const language = useLanguage()
  const { sections, updated } = legalPages.find((page) => page.id === id)!
  const sectionKey = (name: string) => `${id}.sections.${name}` as SectionKey

  return (
    <article className="page grid gap-x-16 gap-y-10 py-10 sm:py-14 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <PageMeta title={t(`meta.${id}.title`)} description={t(`meta.${id}.description`)} />
      <header className="space-y-4 lg:col-start-2">
        <h1 className="text-4xl">{t(`documents.${id}.title`)}</h1>
        <p className="inline-flex rounded-full bg-leaf-tint px-3 py-1 text-sm font-semibold text-leaf-dark">
          <time dateTime={updated}>{t('common.updated', { date: calendarDate(updated, language) })}</time>
        </p>
        <p className="max-w-measure text-lg text-pretty text-ink-soft">{t(`documents.${id}.intro`)}</p>
      </header>

      <nav
        aria-labelledby="legal-contents"
        className="rounded-card border border-line bg-paper p-5 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto"
      >
        <h2 id="legal-contents" className="px-2 text-lg">
          {t('common.contents')}
        </h2>
        <ol className="mt-2">
          {sections.map((name, index) => (
            <li key={name}>
              <a
                href={`#${name}`}
                className="flex min-h-11 items-center gap-2.5 rounded-control px-2 py-1.5 leading-snug font-semibold hover:bg-leaf-tint hover:text-leaf-dark"
              >
                <span className="w-6 shrink-0 text-right text-ink-soft">{index + 1}</span>
                <span>{t(`documents.${sectionKey(name)}.title`)}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>

      <div className="flex min-w-0 flex-col gap-12 lg:col-start-2">
        <BelowFold>
          {sections.map((name, index) => (
            <section key={name} aria-labelledby={name} className="space-y-4">
              <h2 id={name} className="flex gap-3 text-2xl">
                <span className="text-leaf">{index + 1}</span>
                <span>{t(`documents.${sectionKey(name)}.title`)}</span>
              </h2>
              {/* LegalText replaces {{email}} with a link. */}
              <LegalText text={t(`documents.${sectionKey(name)}.body`, { skipInterpolation: true })} />
              {after[name]}
            </section>
          ))}

          <footer className="grid gap-8 rounded-card bg-leaf-tint p-6 sm:p-8">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-lg font-bold text-pine">{t('common.questions')}</p>
              <ButtonLink to={paths.contactUs}>
                <Mail aria-hidden="true" className="size-5" />
                <span>{t('common:nav.contact')}</span>
              </ButtonLink>
            </div>
            {operator !== '' && <p className="wrap-anywhere">{t('common.operator', { operator })}</p>}
            <nav aria-label={t('common.related')} className="border-t border-leaf/25 pt-5">
              <h2 className="text-lg">{t('common.related')}</h2>
              <ul className="mt-1 flex flex-wrap gap-x-6">
                {legalPages
                  .filter((page) => page.id !== id)
                  .map((page) => (
                    <li key={page.id}>
                      <Link to={paths[page.id]} className={`${textLink} ${tallLink} hover:no-underline`}>
                        {t(`documents.${page.id}.title`)}
                      </Link>
                    </li>
                  ))}
              </ul>
            </nav>
          </footer>
        </BelowFold>
      </div>
    </article>
  )
}

export const TermsPage = () => <LegalDocument id="terms" />
export const RefundPage = () => <LegalDocument id="refund" />
export const CancellationPage = () => <LegalDocument id="cancellation" />
export const AccessibilityPage = () => <LegalDocument id="accessibility" />

/** The policy also describes field reports, if this site sends them. */
export function PrivacyPage() {
  const { t } = useTranslation('legal')
  return (
    <LegalDocument
      id="privacy"
      after={{ s4: env.reportDsn !== '' && <LegalText text={t('reports')} />, s6: <DeviceData /> }}
    />
  )
}
