import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** A link to another site: opens a new tab, says so to screen readers, and sends no referrer. */
export function ExternalLink({ children, ...rest }: Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  const { t } = useTranslation()
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      <span className="contents">{children}</span>
      <span className="sr-only">{` (${t('newTab')})`}</span>
    </a>
  )
}

type ContactLinkProps = { channel: { text: string; href: string }; className: string; children?: ReactNode }

/** A link to a contact channel, by default with its own text. The phone and the mail program open no tab. */
export function ContactLink({ channel: { text, href }, className, children = text }: ContactLinkProps) {
  const Link = href.startsWith('https:') ? ExternalLink : 'a'
  return (
    <Link href={href} className={className}>
      {children}
    </Link>
  )
}
