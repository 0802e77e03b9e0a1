import { ArrowUp, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { contactChannels } from '@/content/contactChannels.ts'
import { env } from '@/env.ts'
import { paths } from '@/paths.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { tallLink } from '@/ui/base/linkClass.ts'

const linkClass = `${tallLink} gap-2 py-1.5 leading-snug underline-offset-4 hover:underline`

/** The pages of one form, whose footer is one line. */
const accountPages: readonly string[] = [paths.login, paths.signup, paths.forgotPassword]

/** `newsletter` is passed in, because the frame can't import features. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  if (accountPages.includes(pathname))
    return (
      <footer className="page flex flex-wrap justify-center gap-x-6 py-3 text-ink-soft">
        {(
          [
            [paths.terms, t('footer.terms')],
            [paths.privacy, t('footer.privacy')],
            [paths.support, t('footer.support')],
          ] as const
        ).map(([to, label]) => (
          <Link key={to} to={to} className={linkClass}>
            {label}
          </Link>
        ))}
      </footer>
    )
  const list = (heading: string, links: readonly (readonly [string, string])[]) => (
    <nav aria-label={heading} className="grow basis-full sm:basis-auto">
      <FoldOnPhones prerenderWide heading={<h2 className="text-base text-paper sm:mb-2">{heading}</h2>}>
        <ul>
          {links.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={linkClass}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </FoldOnPhones>
    </nav>
  )
  const social = contactChannels('telegram', 'instagram', 'youtube')

  const backToTop = () => {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
    scrollTo({ top: 0, behavior: reducedMotion ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  return (
    <footer className="on-dark mt-auto bg-pine text-pine-soft print:hidden">
      <div className="page grid gap-x-6 gap-y-6 py-8 sm:py-14 md:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1.25fr] lg:gap-x-12">
        <div className="space-y-4">
          <div className="flex items-center gap-2.5 text-2xl font-extrabold tracking-tight text-paper">
            <Sapling /> <span>{t('brand')}</span>
          </div>
          <p>{t('footer.tagline')}</p>
          {newsletter}
        </div>
        <div className="flex flex-wrap gap-x-6 sm:gap-y-10 md:contents">
          {list(t('footer.quickLinks'), [
            [paths.subjects, t('nav.subjects')],
            [paths.lessons, t('nav.lessons')],
            [paths.pricing, t('nav.pricing')],
            [paths.howItWorks, t('nav.howItWorks')],
            [paths.contact, t('nav.contact')],
            [paths.support, t('footer.support')],
          ])}
          {list(t('footer.legal'), [
            [paths.terms, t('footer.terms')],
            [paths.privacy, t('footer.privacy')],
            [paths.refund, t('footer.refund')],
            [paths.cancellation, t('footer.cancellation')],
            [paths.accessibility, t('footer.accessibility')],
          ])}
        </div>
        <div>
          <h2 className="mb-2 text-base text-paper">{t('footer.contact')}</h2>
          <ul>
            {contactChannels('email', 'phone').map((channel) => (
              <li key={channel.name}>
                <ContactLink channel={channel} className={linkClass}>
                  {channel.name === 'email' ? (
                    <Mail aria-hidden="true" className="size-4 shrink-0" />
                  ) : (
                    <Phone aria-hidden="true" className="size-4 shrink-0" />
                  )}
                  <span>{channel.text}</span>
                </ContactLink>
              </li>
            ))}
            {env.contactAddress !== '' && (
              <li className="flex items-start gap-2 py-2.5">
                <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
                <span>{env.contactAddress}</span>
              </li>
            )}
          </ul>
          {social.length > 0 && (
            <>
              <h2 className="mt-4 mb-2 text-base text-paper">{t('footer.follow')}</h2>
              <ul className="flex flex-wrap gap-x-5">
                {social.map((channel) => (
                  <li key={channel.name}>
                    <ContactLink channel={channel} className={linkClass} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
      <div className="border-t border-pine-raised">
        <div className="page flex flex-wrap items-center justify-between gap-4 py-4 text-sm">
          <p>{t('footer.rights', { year: 2026 })}</p>
          <button
            type="button"
            onClick={backToTop}
            className="-mx-3 inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-paper hover:bg-pine-raised"
          >
            <ArrowUp aria-hidden="true" className="size-4" />
            <span>{t('footer.backToTop')}</span>
          </button>
        </div>
      </div>
    </footer>
  )
}
