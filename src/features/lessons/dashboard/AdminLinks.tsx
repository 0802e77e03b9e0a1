import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'

/** Links for an admin; the contract gives the role no pages. */
export function AdminLinks() {
  const { t } = useTranslation('dashboard')
  const links = [
    { to: paths.classes, picture: 'openBook', title: t('admin.classes'), text: t('admin.classesText') },
    { to: paths.home, picture: 'globe', title: t('admin.site'), text: t('admin.siteText') },
  ] as const
  return (
    <ul className="grid gap-5 sm:grid-cols-2">
      {links.map(({ to, picture, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full items-center gap-5 rounded-card border border-line bg-paper p-5 transition-shadow hover:shadow-soft sm:p-7"
          >
            <Picture name={picture} size={64} eager className="shrink-0" />
            <span className="min-w-0">
              <span className="block text-xl font-bold text-pine">{title}</span>
              <span className="block text-ink-soft">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
