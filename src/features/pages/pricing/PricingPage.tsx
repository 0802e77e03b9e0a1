import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { claims } from '@/content/claims.ts'
import { pricingTiles } from '@/content/pageLists.ts'
import { groupPlans, individualPlans, lowestPrice, planKindOf, type AnyPlan } from '@/content/plans.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { money } from '@/i18n/format.ts'
import { paths } from '@/paths.ts'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { SafeSection } from '@/ui/loading/SectionBoundary.tsx'
import { Tabs } from '@/ui/base/Tabs.tsx'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { PlanCard } from './PlanCard.tsx'

/** The selected tab is in the URL as `?plan=individual`. */
export function PricingPage() {
  const { t } = useTranslation(['pricing', 'common'])
  const { search } = useLocation()
  const [, setParams] = useSearchParams()
  const kind = useClientValue(() => planKindOf(search), 'group')

  const panel = (title: string, plans: readonly AnyPlan[]) => (
    <>
      <h2 className="mb-8 text-3xl">{title}</h2>
      <ul className="grid gap-x-3 gap-y-8 md:grid-cols-3 lg:gap-x-5">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </>
  )

  return (
    <>
      <PageMeta
        title={t('meta.pricing.title')}
        description={t('meta.pricing.description', { price: money(lowestPrice([...groupPlans, ...individualPlans])) })}
      />
      <div className="flex flex-col gap-16 pt-8 pb-20 sm:pt-12 lg:gap-24 lg:pb-28">
        <div className="page">
          <div className="mb-8 max-w-2xl space-y-4">
            <h1 className="text-6xl">{t('hero.title')}</h1>
            <p className="text-lg text-pretty text-ink-soft lg:text-xl">{t('hero.lead')}</p>
            <p className="text-lg">
              <strong>{claims.pricing.graduates}</strong> <span>{t('claims.graduates')}</span>
            </p>
          </div>
          <BelowFold>
            <SafeSection>
              <Tabs
                look="pill"
                label={t('tabs.label')}
                value={kind}
                onChange={(plan) =>
                  setParams(plan === 'group' ? {} : { plan }, { replace: true, preventScrollReset: true })
                }
                tabs={[
                  { id: 'group', label: t('tabs.group'), panel: panel(t('groupTitle'), groupPlans) },
                  {
                    id: 'individual',
                    label: t('tabs.individual'),
                    panel: panel(t('individualTitle'), individualPlans),
                  },
                ]}
              />
              <div className="mt-6">
                <FoldOnPhones heading={<h3 className="text-lg sm:mb-2">{t('terms')}</h3>}>
                  <ul className="space-y-1.5 text-ink-soft">
                    {(['payment', 'planOrClass', 'missed'] as const).map((fact) => (
                      <li key={fact}>{t(fact)}</li>
                    ))}
                  </ul>
                </FoldOnPhones>
              </div>
            </SafeSection>
          </BelowFold>
        </div>

        <BelowFold>
          <ul className="page grid gap-5 md:grid-cols-3">
            {pricingTiles.map(({ id, picture }) => (
              <li key={id} className="flex gap-4 rounded-card border border-line bg-paper p-6 md:max-lg:flex-col">
                <Picture name={picture} size={52} className="shrink-0 self-start" />
                <div className="min-w-0">
                  <h3 className="mb-1.5 text-lg leading-tight">{t(`tiles.${id}.title`)}</h3>
                  <p className="text-ink-soft">{t(`tiles.${id}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>

          <section className="page grid gap-5 lg:grid-cols-2">
            <div className="rounded-card bg-sky p-7 sm:p-9">
              <h2 className="text-2xl">{t('compare.title')}</h2>
              <p className="mt-3 mb-6 text-lg">{t('compare.text')}</p>
              <TrialButton>{t('common:nav.bookTrial')}</TrialButton>
            </div>
            <div className="flex flex-col items-start rounded-card bg-butter p-7 sm:p-9">
              <h2 className="text-2xl">{t('custom.title')}</h2>
              <p className="mt-3 mb-6 text-lg">{t('custom.text')}</p>
              <ButtonLink to={paths.contactUs} variant="secondary" className="mt-auto">
                {t('custom.button')}
              </ButtonLink>
            </div>
          </section>
        </BelowFold>
      </div>
    </>
  )
}
