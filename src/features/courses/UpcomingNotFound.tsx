import { useTranslation } from 'react-i18next'
import { SubjectGrid } from '@/features/site/SubjectGrid.tsx'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { Scene } from '@/ui/Scene.tsx'

/** What stands at an address of an upcoming course that does not exist. */
export function UpcomingNotFound() {
  const { t } = useTranslation('coursePages')
  return (
    <div className="page py-10 sm:py-14">
      <PageMeta title={t('meta.notFound.title')} description={t('meta.notFound.description')} hidden />
      <div className="grid justify-items-center gap-4 text-center">
        <Scene name="signpost" />
        <h1 className="text-4xl">{t('upcoming.notFound.title')}</h1>
        <p className="max-w-measure text-ink-soft">{t('upcoming.notFound.text')}</p>
        <ButtonLink to={paths.home}>{t('upcoming.notFound.back')}</ButtonLink>
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
