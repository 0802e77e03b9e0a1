import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { lazyComponent } from '@/ui/loading/lazyComponent.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SubjectsMenu } from './SubjectsMenu.tsx'

// Lazy: only small screens need it, and only when it is opened.
const SiteMenu = lazyComponent(() => import('./SiteMenu.tsx'), 'SiteMenu', ['courses'])

/** Scrolled pixels before the header becomes compact (CONTRACT.md §9). */
const scrollThreshold = 20

/** Scrolled pixels before wide screens offer the trial in the header: by then, the page's first trial button is out of view. */
const trialThreshold = 600

const linkClass =
  'inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:text-leaf-dark aria-[current=page]:text-leaf-dark'

export function SiteHeader() {
  const { t } = useTranslation()
  const { user } = useAuth()
  const [compact, setCompact] = useState(false)
  const [far, setFar] = useState(false)
  const menu = useDialog()

  // Effect: the scroll position of the window.
  useEffect(() => {
    const update = () => {
      setCompact(scrollY > scrollThreshold)
      setFar(scrollY > trialThreshold)
    }
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])

  return (
    // Only the background shrinks, so the page doesn't move.
    <header data-compact={compact} className="sticky top-[calc(var(--top)-8px)] z-30 print:hidden">
      <div
        aria-hidden="true"
        className={`absolute inset-x-0 top-0 -z-10 border-b bg-cream transition-[bottom,border-color,box-shadow] ${compact ? 'bottom-2 border-line shadow-soft' : 'bottom-0 border-transparent'}`}
      />
      <div className="page flex flex-wrap items-center gap-2 py-3.5">
        <Link
          to={paths.home}
          className="mr-auto flex min-h-11 items-center gap-2.5 rounded-control text-2xl font-extrabold tracking-tight text-pine"
        >
          <Sapling className="size-8" />
          <span className="max-[15rem]:sr-only">{t('brand')}</span>
        </Link>
        {!user && (
          // Keeps its place while it is hidden, so nothing moves.
          <Button
            size="small"
            aria-haspopup="dialog"
            className={`max-xl:hidden ${far ? '' : 'invisible'}`}
            onClick={() => menu.show('trial')}
          >
            {t('nav.freeTrial')}
          </Button>
        )}
        <nav aria-label={t('nav.main')} className="hidden flex-wrap items-center gap-1 lg:flex">
          <SubjectsMenu />
          <NavLink to={paths.lessons} className={linkClass}>
            {t('nav.lessons')}
          </NavLink>
          <NavLink to={paths.pricing} className={linkClass}>
            {t('nav.pricing')}
          </NavLink>
          <NavLink to={paths.aboutUs} className={linkClass}>
            {t('nav.about')}
          </NavLink>
          <NavLink to={paths.contactUs} className={linkClass}>
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
              <ButtonLink to={paths.signup} size="small" variant={far ? 'secondary' : 'primary'}>
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
          onClick={() => menu.show('menu')}
          className="grid size-[48px] shrink-0 place-items-center rounded-control border-[1.5px] border-line bg-paper hover:border-edge lg:hidden"
        >
          <Menu aria-hidden="true" />
        </button>
      </div>
      {menu.name === 'menu' && (
        <LazyDialog of={SiteMenu} onGiveUp={menu.close}>
          <SiteMenu menu={menu} />
        </LazyDialog>
      )}
    </header>
  )
}
