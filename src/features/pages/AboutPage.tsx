import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { values } from '@/content/pageLists.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { SafeSection } from '@/ui/loading/SectionBoundary.tsx'
import { tints } from '@/ui/base/tints.ts'
import { FigureRow } from './FigureRow.tsx'
import { GrowingScene } from './GrowingScene.tsx'
import { TrialBand } from './TrialBand.tsx'

const figures = ['founded', 'students', 'instructors', 'success'] as const
const tintOrder = [tints.butter, tints.sky, tints.lilac, tints.blush, tints['leaf-tint'], tints.sky] as const

export function AboutPage() {
  const { t } = useTranslation('site')
  return (
    <>
      <PageMeta title={t('meta.about.title')} description={t('meta.about.description')} />
      <div className="flex flex-col gap-16 pt-8 pb-20 sm:pt-12 lg:gap-24 lg:pb-28">
        <SafeSection>
          <section className="page space-y-10">
            <div className="grid items-center gap-8 md:grid-cols-[1.5fr_1fr] lg:gap-16">
              <div className="space-y-5">
                <h1 className="text-6xl">{t('about.hero.title')}</h1>
                <p className="max-w-2xl text-lg text-ink-soft lg:text-xl">{t('about.hero.lead')}</p>
              </div>
              <GrowingScene className="mx-auto w-full max-w-80" />
            </div>
            <h2 className="sr-only">{t('about.claims.title')}</h2>
            <FigureRow
              figures={figures.map((figure) => ({ value: claims.about[figure], label: t(`about.claims.${figure}`) }))}
            />
          </section>
        </SafeSection>

        <BelowFold>
          <SafeSection>
            <section aria-labelledby="mission" className="border-y border-line bg-paper py-16 lg:py-20">
              <div className="page grid gap-6 lg:grid-cols-[1fr_1.7fr] lg:gap-16">
                <h2 id="mission" className="text-4xl">
                  {t('about.mission.title')}
                </h2>
                <div className="max-w-measure space-y-5 text-lg">
                  <p className="text-xl font-medium text-pine">{t('about.mission.p1')}</p>
                  <p className="text-ink-soft">{t('about.mission.p2')}</p>
                </div>
              </div>
            </section>
          </SafeSection>

          <SafeSection>
            <section aria-labelledby="values" className="page">
              <h2 id="values" className="mb-8 text-4xl">
                {t('about.values.title')}
              </h2>
              <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
                {values.map(({ id, picture }, index) => (
                  <li key={id} className={`flex gap-4 rounded-card p-6 sm:block sm:p-8 ${tintOrder[index]}`}>
                    <Picture name={picture} size={56} className="mb-5 shrink-0 self-start" />
                    <div className="min-w-0">
                      <h3 className="mb-2 text-xl leading-tight">{t(`about.values.items.${id}.title`)}</h3>
                      <p>{t(`about.values.items.${id}.text`)}</p>
                    </div>
                  </li>
                ))}
              </ul>
            </section>
          </SafeSection>

          <SafeSection>
            <TrialBand title={t('about.cta.title')} text={t('about.cta.text')} button={t('about.cta.button')} />
          </SafeSection>
        </BelowFold>
      </div>
    </>
  )
}
