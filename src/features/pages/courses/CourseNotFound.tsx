import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SubjectGrid } from '@/features/pages/SubjectGrid.tsx'
import { useLanguage } from '@/i18n/i18n.ts'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

/** CONTRACT.md §2 fixes this text, in Uzbek for both languages. */
const title = 'Kurs topilmadi'

/** A page for an unknown course: its heading and text, and all subjects. */
export function NoSuchCourse({ children }: { children: ReactNode }) {
  const { t } = useTranslation('coursePages')
  return (
    <div className="page py-10 sm:py-14">
      <PageMeta title={t('meta.notFound.title')} description={t('meta.notFound.description')} hidden />
      <div className="grid justify-items-center gap-4 text-center">
        <Scene name="signpost" />
        {children}
      </div>
      <section aria-labelledby="all-subjects" className="mt-12">
        <h2 id="all-subjects" className="mb-5 text-2xl">
          {t('notFound.subjects')}
        </h2>
        <SubjectGrid />
      </section>
    </div>
  )
}

export function CourseNotFound() {
  const { t } = useTranslation('coursePages')
  const language = useLanguage()
  return (
    <NoSuchCourse>
      <div>
        <h1 lang="uz" className="text-4xl">
          {title}
        </h1>
        {language !== 'uz' && <p className="mt-1 text-xl font-bold text-pine">{t('notFound.title')}</p>}
      </div>
      <p className="max-w-measure text-ink-soft">{t('notFound.text')}</p>
    </NoSuchCourse>
  )
}
