import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { tallLink } from '@/ui/base/linkClass.ts'

/** Home, then `trail`, then the current page; an entry without `to` is not a link. */
export function Breadcrumbs({ trail, current }: { trail: readonly { to?: string; label: string }[]; current: string }) {
  const { t } = useTranslation('coursePages')
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className="flex min-h-11 flex-wrap items-center gap-x-1.5 text-sm font-semibold text-ink-soft">
        {[{ to: paths.home, label: t('breadcrumb.home') }, ...trail].map(({ to, label }) => (
          <Fragment key={label}>
            <li>
              {to === undefined ? (
                label
              ) : (
                <Link to={to} className={`${tallLink} underline-offset-4 hover:text-ink hover:underline`}>
                  {label}
                </Link>
              )}
            </li>
            <li aria-hidden="true">
              <ChevronRight className="size-4" />
            </li>
          </Fragment>
        ))}
        <li aria-current="page" className="min-w-0 text-ink">
          {current}
        </li>
      </ol>
    </nav>
  )
}
