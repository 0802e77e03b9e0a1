import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '@/ui/browser/useOnline.ts'
import { buttonClass } from './Button.tsx'

type Props = { href: string; size?: 'normal' | 'small'; wide?: boolean; children: ReactNode }

/**
 * A link, drawn as a button, that leads to a page of ours by a page load, where that page has another policy. Offline it stays on the
 * page and says why: the browser would replace the app with its own error page.
 */
export function LoadLink({ href, size = 'normal', wide = false, children }: Props) {
  const { t } = useTranslation()
  const online = useOnline()
  const hint = useId()
  return (
    <div className={wide ? 'w-full' : undefined}>
      <a
        href={href}
        className={buttonClass({ variant: 'secondary', size, wide })}
        aria-disabled={!online || undefined}
        aria-describedby={online ? undefined : hint}
        onClick={(event) => !online && event.preventDefault()}
      >
        {children}
      </a>
      {!online && (
        <p id={hint} className="pt-1 text-sm text-ink-soft">
          {t('offline')}
        </p>
      )}
    </div>
  )
}
