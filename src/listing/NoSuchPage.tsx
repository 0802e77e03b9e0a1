import { useTranslation } from 'react-i18next'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

/** Shown by a signed-in page whose address is malformed; no request is made. */
export function NoSuchPage() {
  const { t } = useTranslation('common')
  return (
    <div className="grid justify-items-center gap-5 py-10 text-center">
      <PageMeta title={t('notFound.title')} hidden />
      <Scene name="signpost" className="w-60" />
      <h1 className="text-3xl">{t('notFound.title')}</h1>
      <p className="max-w-measure text-ink-soft">{t('notFound.text')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.classes}>{t('notFound.search')}</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="secondary">
          {t('nav.dashboard')}
        </ButtonLink>
      </div>
    </div>
  )
}
