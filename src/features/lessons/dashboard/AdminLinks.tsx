import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths, pathTo } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { NextShelf } from './FirstClasses.tsx'
import { RowOrCard } from './RowOrCard.tsx'

/** Links for an admin, and the classrooms of the next lessons; the contract gives the role no pages. */
export function AdminLinks() {
  const { t } = useTranslation('dashboard')
  const links = [
    { to: paths.classes, picture: 'openBook', title: t('admin.classes'), text: t('admin.classesText') },
    { to: paths.home, picture: 'globe', title: t('admin.site'), text: t('admin.siteText') },
  ] as const
  return (
    <>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5">
        {links.map(({ to, picture, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full items-center gap-5 rounded-card border border-line bg-paper p-5 transition-shadow hover:shadow-soft"
            >
              <Picture name={picture} size={56} eager className="shrink-0" />
              <span className="min-w-0">
                <span className="block text-xl font-bold text-pine">{title}</span>
                <span className="block text-ink-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <NextShelf count={6} to={pathTo.classroom} Card={RowOrCard} />
    </>
  )
}
