import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { learningPaths } from '@/content/learningPaths.ts'
import { env } from '@/env.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { pathTo } from '@/paths.ts'
import { Button, ButtonLink, buttonClass } from '@/ui/base/Button.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import { PlanComparison } from '@/features/pages/lazyParts.ts'
import { RatingPill } from '@/features/pages/RatingPill.tsx'
import { SectionHeading } from '@/features/pages/SectionHeading.tsx'

/** Each card opens the catalog with a filter. */
export function PathsSection() {
  const { t } = useTranslation(['home', 'courses'])
  const language = useLanguage()
  const [comparing, setComparing] = useState(false)
  return (
    <section aria-labelledby="paths" className="page">
      <SectionHeading id="paths" title={t('paths.title')} lead={t('paths.lead')}>
        {env.consultationUrl !== '' && (
          <ExternalLink href={env.consultationUrl} className={buttonClass({ variant: 'secondary' })}>
            {t('paths.consultation')}
          </ExternalLink>
        )}
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          onPointerEnter={PlanComparison.preload}
          onFocus={PlanComparison.preload}
          onClick={() => setComparing(true)}
        >
          {t('paths.compare')}
        </Button>
      </SectionHeading>
      <ul className="max-sm:rail gap-5 sm:grid sm:grid-cols-2 lg:grid-cols-3">
        {learningPaths.map(({ id, tint, picture, stats, filter }) => {
          const title = t(`paths.items.${id}.title`)
          return (
            <li key={id} className={`flex flex-col rounded-card p-4 sm:p-6 ${tints[tint]}`}>
              <div className="mb-3 flex flex-wrap items-start justify-between gap-3 sm:mb-4">
                <span className="grid size-14 place-items-center rounded-[18px] bg-paper sm:size-16">
                  <Picture name={picture} size={40} />
                </span>
                <RatingPill rating={stats.rating} />
              </div>
              <h3 className="text-xl leading-tight">{title}</h3>
              <p className="mt-1.5 mb-4 text-ink-soft">{t(`paths.items.${id}.description`)}</p>
              <ul className="mt-auto mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
                <li>{t('courses:stats.students', { students: figure(stats.students, language) })}</li>
                <li>{t('courses:stats.courses', { courses: stats.courses })}</li>
              </ul>
              <ButtonLink
                to={pathTo.lessons(filter)}
                variant="secondary"
                wide
                aria-label={t('paths.exploreLabel', { path: title })}
              >
                {t('paths.explore')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      {comparing && (
        <LazyDialog of={PlanComparison} onGiveUp={() => setComparing(false)}>
          <PlanComparison onClose={() => setComparing(false)} />
        </LazyDialog>
      )}
    </section>
  )
}
