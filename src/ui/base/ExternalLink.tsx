import type { ComponentProps } from 'react'
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
