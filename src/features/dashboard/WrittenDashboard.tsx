import { useTranslation } from 'react-i18next'
import { cardGrid } from '@/features/classes/cardGrid.ts'
import { paths } from '@/paths.ts'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { NextLessonSkeleton } from './NextLesson.tsx'

/**
 * The dashboard of a student as far as it can be written at build time. public/boot.js makes a card of the one here for each class and
 * group, with its link and title as they come, and the app draws the whole dashboard in its place.
 */
export function WrittenDashboard() {
  const { t } = useTranslation('dashboard')
  return (
    <div aria-busy="true">
      <PageMeta title={t('sidebar.home.student')} hidden />
      <h1 className="mb-6 text-4xl">{t('welcome', { role: t('role.student') })}</h1>
      <NextLessonSkeleton />
      <section>
        <h2 className="mb-5 text-2xl">{t('myClasses')}</h2>
        <ul className={cardGrid}>
          <li className="grid">
            <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf">
              <div className="skeleton aspect-[5/2] rounded-none" />
              <div className="flex flex-1 flex-col gap-2 p-5">
                <div className="skeleton -mb-1 h-5 w-1/4" />
                <h3 hidden className="line-clamp-2 text-lg leading-snug [overflow-wrap:anywhere]" dir="auto">
                  <a href={paths.classroom.replace(/:.*/, '')} className="after:absolute after:inset-0 focus-visible:outline-none">
                    {t('openClassroom')}
                  </a>
                </h3>
                <div className="skeleton h-6 w-4/5 [h3:not([hidden])+&]:hidden" />
                <div className="skeleton h-11 w-3/5" />
                <div className="mt-auto pt-2">
                  <div className="skeleton h-7 w-1/4" />
                </div>
              </div>
            </article>
          </li>
        </ul>
      </section>
    </div>
  )
}
