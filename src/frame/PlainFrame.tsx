import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { LoadLink } from '@/ui/base/LoadLink.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { tallLink } from '@/ui/base/linkClass.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SkipLink } from './SkipLink.tsx'

const linkClass = `${tallLink} font-semibold underline-offset-4 hover:underline`

/** Layout for pages with their own Permissions-Policy. Links trigger a full page load so the policy doesn't carry over. */
export function PlainFrame() {
  const { t } = useTranslation()
  const [home, contact, privacy] = [useHref(paths.home), useHref(paths.contactUs), useHref(paths.privacy)]
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="page flex w-full flex-wrap items-center justify-between gap-2 py-3.5">
        <LoadLink
          href={home}
          className="flex min-h-11 items-center gap-2.5 rounded-control text-2xl font-extrabold tracking-tight text-pine"
        >
          <Sapling className="size-8" />
          <span>{t('brand')}</span>
        </LoadLink>
        <LanguageSwitch />
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary />
      </main>
      <footer className="page flex w-full flex-wrap gap-x-6 py-6 text-ink-soft">
        <LoadLink href={contact} className={linkClass}>
          {t('nav.contact')}
        </LoadLink>
        <LoadLink href={privacy} className={linkClass}>
          {t('footer.privacy')}
        </LoadLink>
      </footer>
    </div>
  )
}
