import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { howSteps, howWhy } from '@/content/pageLists.ts'
import { env } from '@/env.ts'
import { paths } from '@/paths.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { ButtonLink, buttonClass } from '@/ui/base/Button.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { SafeSection } from '@/ui/loading/SectionBoundary.tsx'
import { tints } from '@/ui/base/tints.ts'
import { FigureRow } from './FigureRow.tsx'
import { LiveLesson } from './LiveLesson.tsx'

const figures = ['activeStudents', 'expertTeachers', 'satisfaction'] as const
const tintOrder = [tints.butter, tints.sky, tints['leaf-tint']] as const

export function HowItWorksPage() {
  const { t } = useTranslation('site')
  const hasTrial = env.consultationUrl !== ''
  // The trial first: it needs no account.
  const actions = (
    <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {hasTrial && (
        <ExternalLink href={env.consultationUrl} className={buttonClass()}>
          {t('howItWorks.freeTrial')}
        </ExternalLink>
      )}
      <ButtonLink to={paths.signup} variant={hasTrial ? 'secondary' : 'primary'}>
        {t('howItWorks.signUp')}
      </ButtonLink>
    </div>
  )
  return (
    <>
      <PageMeta title={t('meta.howItWorks.title')} description={t('meta.howItWorks.description')} />
      <div className="flex flex-col gap-16 pt-8 sm:pt-12 lg:gap-24">
        <section className="page grid items-center gap-8 md:grid-cols-[1.5fr_1fr] lg:gap-16">
          <div className="space-y-6">
            <h1 className="text-6xl">{t('howItWorks.hero.title')}</h1>
            <p className="max-w-2xl text-lg text-pretty text-ink-soft lg:text-xl">{t('howItWorks.hero.lead')}</p>
            {actions}
          </div>
          <LiveLesson className="max-w-64 max-md:mx-auto md:max-w-80" />
        </section>

        <BelowFold>
          <SafeSection>
            <section aria-labelledby="steps" className="page">
              <h2 id="steps" className="mb-8 text-4xl">
                {t('howItWorks.steps.title')}
              </h2>
              <ol className="grid gap-5 md:grid-cols-3">
                {howSteps.map(({ id, picture }, index) => (
                  <li key={id} className="flex overflow-hidden rounded-card border border-line bg-paper md:block">
                    <div className={`grid w-24 shrink-0 place-items-center md:h-28 md:w-auto ${tintOrder[index]}`}>
                      <Picture name={picture} size={88} className="size-14 md:size-22" />
                    </div>
                    <div className="min-w-0 p-5 md:p-6">
                      <p className="mb-1.5 text-sm font-bold text-leaf-dark">
                        {t('howItWorks.steps.label', { n: index + 1 })}
                      </p>
                      <h3 className="mb-2 text-xl leading-tight">{t(`howItWorks.steps.items.${id}.title`)}</h3>
                      <p className="text-ink-soft">{t(`howItWorks.steps.items.${id}.text`)}</p>
                    </div>
                  </li>
                ))}
              </ol>
            </section>
          </SafeSection>

          <SafeSection>
            <section aria-labelledby="why" className="border-t border-line bg-paper py-16 lg:py-20">
              <div className="page space-y-8">
                <h2 id="why" className="text-4xl">
                  {t('howItWorks.why.title')}
                </h2>
                <ul className="grid gap-x-10 gap-y-4 text-lg md:grid-cols-2">
                  {howWhy.map((reason) => (
                    <li key={reason} className="flex gap-3">
                      <Check
                        aria-hidden="true"
                        className="mt-0.5 size-6 shrink-0 rounded-full bg-leaf-tint p-1 text-leaf-dark"
                      />
                      <span>{t(`howItWorks.why.items.${reason}`)}</span>
                    </li>
                  ))}
                </ul>
                <FigureRow
                  figures={figures.map((figure) => ({
                    value: claims.howItWorks[figure],
                    label: t(`howItWorks.claims.${figure}`),
                  }))}
                />
                {actions}
              </div>
            </section>
          </SafeSection>
        </BelowFold>
      </div>
    </>
  )
}
