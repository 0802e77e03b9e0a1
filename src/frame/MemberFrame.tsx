import { House, LayoutGrid, Menu, PlusCircle, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { DataProvider } from '@/api/DataProvider.tsx'
import { useUser } from '@/auth/AuthContext.ts'
import { paths } from '@/paths.ts'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { MemberNav } from './MemberNav.tsx'
import { PageBoundary } from './PageBoundary.tsx'
import { SkipLink } from './SkipLink.tsx'

const iconClass = 'grid size-12 place-items-center rounded-control hover:bg-pine-raised'

/** The layout of signed-in pages: a sidebar, on phones a top bar with a menu. */
export function MemberFrame() {
  const { t } = useTranslation(['dashboard', 'common'])
  const { role } = useUser()
  const { pathname } = useLocation()
  const menu = useDialog()
  const link = (to: string, Icon: LucideIcon, label: string) => (
    <NavLink to={to} aria-label={label} title={label} className={`${iconClass} aria-[current=page]:bg-pine-raised`}>
      <Icon aria-hidden="true" />
    </NavLink>
  )
  return (
    <DataProvider>
      <SkipLink />
      <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] print:block print:min-h-0">
        <aside className="sticky top-(--top) hidden h-[calc(100dvh-var(--top))] overflow-y-auto bg-pine px-4 py-6 lg:flex print:hidden">
          <MemberNav />
        </aside>
        <header className="on-dark sticky top-(--top) z-30 flex items-center justify-between bg-pine px-4 py-2 text-paper lg:hidden print:hidden">
          <Link
            to={paths.home}
            className="flex min-h-11 items-center gap-2 rounded-control text-xl font-extrabold tracking-tight"
          >
            <Sapling className="size-7" /> <span>{t('common:brand')}</span>
          </Link>
          <div className="flex gap-1">
            {pathname !== paths.dashboard &&
              link(paths.dashboard, House, t(role === 'admin' ? 'sidebar.toPanel' : 'sidebar.toDashboard'))}
            {role === 'teacher'
              ? link(paths.addListing, PlusCircle, t('sidebar.add'))
              : link(paths.classes, LayoutGrid, t('common:nav.lessons'))}
            <button
              type="button"
              aria-label={t('common:nav.openMenu')}
              aria-haspopup="dialog"
              onClick={() => menu.show('menu')}
              className={iconClass}
            >
              <Menu aria-hidden="true" />
            </button>
          </div>
        </header>
        <Modal
          open={menu.name === 'menu'}
          onClose={menu.close}
          title={t('sidebar.label')}
          hideTitle
          shape="side"
          dark
          closeLabel={t('common:nav.closeMenu')}
        >
          <MemberNav menu={menu} />
        </Modal>
        <main id="main" tabIndex={-1} className="min-w-0 px-5 py-8 outline-none sm:px-10 sm:py-10 print:p-0">
          <div className="mx-auto max-w-6xl">
            <PageBoundary />
          </div>
        </main>
      </div>
    </DataProvider>
  )
}
