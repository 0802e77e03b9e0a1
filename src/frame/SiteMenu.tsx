import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { courses } from '@/content/courses.ts'
import { paths, pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { tallLink } from '@/ui/base/linkClass.ts'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { FoldChevron } from '@/ui/fold/FoldChevron.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { menuLink, type Menu } from './menuLink.ts'

export function SiteMenu({ menu }: { menu: Menu }) {
  const { t } = useTranslation(['common', 'courses'])
  const { user } = useAuth()
  const link = menuLink(menu)
  const item = (to: string, label: ReactNode) => (
    <li key={to}>
      <Link
        to={to}
        {...link}
        className="flex min-h-12 items-center rounded-control px-3 text-lg font-semibold hover:bg-cream"
      >
        {label}
      </Link>
    </li>
  )
  return (
    <Modal open onClose={menu.close} title={t('nav.menu')} shape="side" closeLabel={t('nav.closeMenu')}>
      {!user && (
        <Button wide aria-haspopup="dialog" onClick={() => menu.replaceWith('trial')}>
          {t('nav.bookTrial')}
        </Button>
      )}
      <nav aria-label={t('nav.main')} className="-mx-3 flex-1">
        <ul>
          {item(paths.home, t('nav.home'))}
          <li>
            <details>
              <summary className="flex min-h-12 items-center justify-between rounded-control px-3 text-lg font-semibold hover:bg-cream">
                <span>{t('nav.subjects')}</span>
                <FoldChevron />
              </summary>
              <ul className="ml-4 border-l-2 border-line pl-1">
                {courses.map(({ id, slug }) => item(pathTo.course(slug), t(`courses:course.${id}.name`)))}
                {item(paths.subjects, t('nav.allSubjects'))}
              </ul>
            </details>
          </li>
          {item(paths.lessons, t('nav.lessons'))}
          {item(paths.pricing, t('nav.pricing'))}
          {item(paths.howItWorks, t('nav.howItWorks'))}
          {item(paths.aboutUs, t('nav.about'))}
          {item(paths.contactUs, t('nav.contact'))}
        </ul>
      </nav>
      <div className="space-y-4">
        {user ? (
          <ButtonLink to={paths.dashboard} wide {...link}>
            {t('nav.dashboard')}
          </ButtonLink>
        ) : (
          <div className="grid gap-3">
            <ButtonLink to={paths.signup} wide variant="secondary" {...link}>
              {t('nav.getStarted')}
            </ButtonLink>
            <ButtonLink to={paths.login} wide variant="secondary" {...link}>
              {t('nav.signIn')}
            </ButtonLink>
          </div>
        )}
        <LanguageSwitch />
        <ul className="flex flex-wrap gap-x-5 text-ink-soft">
          {(
            [
              [paths.privacy, t('footer.privacy')],
              [paths.terms, t('footer.terms')],
              [paths.support, t('footer.support')],
            ] as const
          ).map(([to, label]) => (
            <li key={to}>
              <Link to={to} {...link} className={`${tallLink} underline-offset-4 hover:underline`}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
