import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/browser/useClientValue.ts'
import { buttonClass } from './Button.tsx'

/**
 * A link to one of our pages with a full page load, because one of the two pages has its own policy. Offline, it does nothing: the browser would
 * replace the app with its own error page.
 */
export function LoadLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const online = useOnline()
  return (
    <a
      {...rest}
      href={href}
      aria-disabled={!online || undefined}
      onClick={(event) => !online && event.preventDefault()}
    >
      {children}
    </a>
  )
}

type Props = { href: string; size?: 'normal' | 'small'; wide?: boolean; children: ReactNode }

/** A LoadLink styled as a button; offline, it explains why it does nothing. */
export function LoadButtonLink({ href, size = 'normal', wide = false, children }: Props) {
  const { t } = useTranslation()
  const online = useOnline()
  const hint = useId()
  return (
    <div className={wide ? 'w-full' : undefined}>
      <LoadLink
        href={href}
        className={buttonClass({ variant: 'secondary', size, wide })}
        aria-describedby={online ? undefined : hint}
      >
        {children}
      </LoadLink>
      {!online && (
        <p id={hint} className="pt-1 text-sm text-ink-soft">
          {t('offline')}
        </p>
      )}
    </div>
  )
}
