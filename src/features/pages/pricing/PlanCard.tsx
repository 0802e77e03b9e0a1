import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { percentAgrees, pricePerLesson, saving, type AnyPlan } from '@/content/plans.ts'
import { env } from '@/env.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { money } from '@/i18n/format.ts'
import { buttonClass } from '@/ui/base/Button.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'

/** A monthly plan. The discount in percent is shown only if it matches the prices. */
export function PlanCard({ plan }: { plan: AnyPlan }) {
  const { t } = useTranslation(['pricing', 'common'])
  const saved = saving(plan)
  const price = money(plan.discountedPrice)
  return (
    // The subgrid aligns the rows of neighboring cards.
    <li
      className={`relative flex flex-col rounded-card bg-paper p-6 md:row-span-7 md:grid md:grid-rows-subgrid md:gap-y-0 md:px-4 md:py-6 lg:p-7 ${plan.isPopular ? 'border-2 border-leaf shadow-float' : 'border border-line'}`}
    >
      {plan.badge !== null && (
        <p className="absolute -top-4 left-6 md:max-lg:left-4 rounded-full bg-sun px-4 py-1 text-sm font-bold text-pine">
          {t(`badge.${plan.badge}`)}
        </p>
      )}
      <h3 className="text-2xl">{t(`plans.${plan.id}.name`)}</h3>
      <p className="mt-1 text-ink-soft">{t(`plans.${plan.id}.text`)}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2.5 md:max-lg:flex-col">
        {saved > 0 && (
          <s className="text-xl font-semibold text-ink-soft">
            <span className="sr-only">{t('originalPrice', { price: money(plan.originalPrice) })}</span>
            <span aria-hidden="true">{money(plan.originalPrice)}</span>
          </s>
        )}
        <span className="sr-only">{t('currentPrice', { price })}</span>
        <span aria-hidden="true" className="text-4xl font-extrabold tracking-tight text-pine">
          {price}
        </span>
        <span aria-hidden="true" className="text-ink-soft">
          {t('perMonth')}
        </span>
      </p>
      <p className="mt-2 text-sm font-bold">
        {saved > 0 && (
          <span className="rounded-full bg-leaf-tint px-3 py-1 text-leaf-dark">
            <span>{t('save', { amount: money(saved) })}</span>
            {percentAgrees(plan) && (
              <>
                <span aria-hidden="true">{' · '}</span>
                <span>{t('percentOff', { percent: plan.discountPercent })}</span>
              </>
            )}
          </span>
        )}
      </p>
      <p className="mt-4 font-semibold">
        <span className="block">{t('lessons', { count: plan.lessons })}</span>
        <span className="block text-ink-soft first-letter:uppercase">
          {t('perLesson', { price: money(pricePerLesson(plan)) })}
        </span>
      </p>
      <ul className="mt-4 mb-8 space-y-2.5 text-pretty">
        {plan.details.map((detail) => (
          <li key={detail} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
            <span>{t(`plans.${plan.id}.details.${detail}`)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid md:self-end">
        {env.consultationUrl === '' ? (
          <TrialButton wide>{t('common:nav.bookTrial')}</TrialButton>
        ) : (
          <ExternalLink
            href={env.consultationUrl}
            className={buttonClass({ variant: plan.isPopular ? 'primary' : 'secondary', wide: true })}
          >
            {t('trial')}
          </ExternalLink>
        )}
      </div>
    </li>
  )
}
