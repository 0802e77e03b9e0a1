import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { lazyComponent } from '@/ui/lazyComponent.ts'
import { LazyDialog } from '@/ui/LazyDialog.tsx'
import { Sapling } from '@/ui/Sapling.tsx'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SubjectsMenu } from './SubjectsMenu.tsx'

// The menu of small screens comes with the first press on its button.
const SiteMenu = lazyComponent(() => import('./SiteMenu.tsx'), 'SiteMenu', ['courses'])

/** How far the page is scrolled before the navigation becomes compact, in pixels (SPEC.md §9). */
const scrollThreshold = 20

const linkLook = 'inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:text-leaf-dark aria-[current=page]:text-leaf-dark'

/** The top navigation of the public pages. */
export function SiteHeader() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const [compact, setCompact] = useState(false)
  const menu = useDialogInHistory('menu')

  // Outside React: how far the window is scrolled.
  useEffect(() => {
    const look = () => setCompact(scrollY > scrollThreshold)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])

  return (
    // Compact is a lower ground behind the same row, so that nothing on the page moves when it changes.
    <header data-compact={compact} className="sticky top-[calc(var(--top)-8px)] z-30 print:hidden">
      <div aria-hidden="true" className={`absolute inset-x-0 top-0 -z-10 border-b bg-cream transition-[bottom,border-color,box-shadow] ${compact ? 'bottom-2 border-line shadow-soft' : 'bottom-0 border-transparent'}`} />
      <div className="page flex flex-wrap items-center gap-2 py-3.5">
        <Link to={paths.home} className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control text-2xl font-extrabold tracking-tight text-pine">
          <Sapling className="size-8" />
          {t('brand')}
        </Link>
        <nav aria-label={t('nav.main')} className="hidden flex-wrap items-center gap-1 lg:flex">
          <SubjectsMenu />
          <NavLink to={paths.pricing} className={linkLook}>
            {t('nav.pricing')}
          </NavLink>
          <NavLink to={paths.aboutUs} className={linkLook}>
            {t('nav.about')}
          </NavLink>
          <NavLink to={paths.contactUs} className={linkLook}>
            {t('nav.contact')}
          </NavLink>
        </nav>
        <LanguageSwitch />
        <div className="hidden flex-wrap items-center gap-3 lg:flex">
          {user ? (
            <ButtonLink to={paths.dashboard} size="small">
              {t('nav.dashboard')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={paths.login} size="small" variant="secondary">
                {t('nav.login')}
              </ButtonLink>
              <ButtonLink to={paths.signup} size="small">
                {t('nav.signup')}
              </ButtonLink>
            </>
          )}
        </div>
        <button
          type="button"
          aria-label={t('nav.openMenu')}
          aria-haspopup="dialog"
          onPointerDown={SiteMenu.preload}
          onFocus={SiteMenu.preload}
          onClick={menu.show}
          className="grid size-[48px] shrink-0 place-items-center rounded-control border-[1.5px] border-line bg-paper hover:border-edge lg:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      {menu.open && (
        <LazyDialog of={SiteMenu} onGiveUp={() => menu.close()}>
          <SiteMenu menu={menu} />
        </LazyDialog>
      )}
    </header>
  )
}
