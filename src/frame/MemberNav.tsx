import {
  BookOpen,
  ChartLine,
  CalendarDays,
  House,
  LayoutGrid,
  LifeBuoy,
  LogOut,
  PlusCircle,
  Settings,
  UserRound,
  Video,
  type LucideIcon,
} from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { useAuth, useUser } from '@/auth/AuthContext.ts'
import { i18n } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { confirm, notifyOnArrival } from '@/ui/dialog/dialogs.ts'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { menuLink, type Menu } from './menuLink.ts'

const itemClass =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-4 py-2 text-left leading-snug font-semibold'

/** The contents of the sidebar and of the menu on phones. */
export function MemberNav({ menu }: { menu?: Menu }) {
  const { t } = useTranslation(['dashboard', 'common'])
  const { role } = useUser()
  const { signOut } = useAuth()
  const { pathname } = useLocation()
  const linkProps = menu && menuLink(menu)
  const later = useId()

  // The English link texts are fixed; the Uzbek texts are short enough for one line.
  const link = (to: string, Icon: LucideIcon, label: string) => (
    <li key={to}>
      <NavLink
        to={to}
        {...linkProps}
        className={`${itemClass} text-paper hover:bg-pine-raised aria-[current=page]:bg-pine-raised`}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span>{label}</span>
      </NavLink>
    </li>
  )
  const locked = (Icon: LucideIcon, label: string) => (
    <li key={label}>
      <span role="link" aria-disabled="true" className="flex items-center gap-2.5 px-4 py-1">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span>{label}</span>
        <span className="sr-only">{t('sidebar.locked')}</span>
      </span>
    </li>
  )

  const logOut = async () => {
    const confirmed = await confirm(() => ({
      title: i18n.t('common:areYouSure'),
      text: i18n.t('dashboard:sidebar.logOutText'),
      confirm: i18n.t('dashboard:sidebar.logOutYes'),
      cancel: i18n.t('common:cancel'),
    }))
    if (!confirmed) return menu?.close()
    menu?.leave()
    signOut() // redirects to the login page
    notifyOnArrival(() => ({ title: i18n.t('dashboard:sidebar.loggedOut'), confirm: i18n.t('common:ok') }))
  }

  return (
    <div className="on-dark flex min-h-full flex-1 flex-col gap-6">
      <Link
        to={paths.home}
        {...linkProps}
        // In the menu, it shares a row with the close button.
        className={`flex min-h-11 items-center gap-2.5 rounded-control px-4 text-2xl font-extrabold tracking-tight text-paper ${menu ? '-mt-14 self-start' : ''}`}
      >
        <Sapling className="size-7" /> <span>{t('common:brand')}</span>
      </Link>
      <nav aria-label={t('sidebar.label')} className="flex-1">
        <ul className="space-y-1">
          {pathname !== paths.dashboard &&
            link(paths.dashboard, House, t(role === 'admin' ? 'sidebar.toPanel' : 'sidebar.toDashboard'))}
          {role !== 'teacher' && link(paths.classes, LayoutGrid, t('sidebar.classes'))}
          {role === 'teacher' && link(paths.addListing, PlusCircle, t('sidebar.toAdd'))}
        </ul>
        {/* Small and together, so they don't look like a broken menu. */}
        <div className="mt-6 text-sm text-pine-soft">
          <p id={later} className="mb-1 px-4 font-semibold">
            {t('sidebar.later')}
          </p>
          <ul aria-labelledby={later}>
            {role === 'student' && (
              <>
                {locked(BookOpen, t('sidebar.courses'))}
                {locked(ChartLine, t('sidebar.progress'))}
                {locked(CalendarDays, t('sidebar.schedule'))}
                {locked(UserRound, t('sidebar.account'))}
              </>
            )}
            {locked(Settings, t('sidebar.settings'))}
          </ul>
        </div>
      </nav>
      <div className="space-y-1">
        <ul aria-label={t('sidebar.help')} className="space-y-1">
          {role !== 'admin' && link(paths.check, Video, t('sidebar.check'))}
          {link(paths.support, LifeBuoy, t('common:footer.support'))}
        </ul>
        <LanguageSwitch dark />
        <button type="button" onClick={() => void logOut()} className={`${itemClass} text-paper hover:bg-pine-raised`}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          <span>{t('sidebar.logOut')}</span>
        </button>
      </div>
    </div>
  )
}
