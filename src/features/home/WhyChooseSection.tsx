import { useTranslation } from 'react-i18next'
import { strip, whyChoose } from '@/content/features.ts'
import { groupPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import { SectionHeading } from '@/features/site/SectionHeading.tsx'

const tintOrder = [tints.butter, tints.blush, tints['leaf-tint'], tints.sky, tints.butter, tints.lilac] as const

export function WhyChooseSection() {
  const { t } = useTranslation('home')
  const price = money(lowestPrice(groupPlans))
  return (
    <section aria-labelledby="why-choose" className="border-y border-line bg-paper py-16 lg:py-20">
      <div className="page">
        <SectionHeading id="why-choose" title={t('whyChoose.title')} />
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
          {whyChoose.map(({ id, picture }, index) => (
            <li key={id} className="flex gap-4">
              <span className={`grid size-14 shrink-0 place-items-center rounded-2xl ${tintOrder[index]}`}>
                <Picture name={picture} size={36} />
              </span>
              <div className="min-w-0">
                <h3 className="mb-1.5 text-lg leading-tight">{t(`whyChoose.items.${id}.title`)}</h3>
                <p className="text-ink-soft">{t(`whyChoose.items.${id}.text`, { price })}</p>
              </div>
            </li>
          ))}
        </ul>
        <ul
          aria-label={t('strip.label')}
          className="mt-12 grid gap-x-6 gap-y-5 rounded-card bg-leaf-tint p-6 sm:grid-cols-2 lg:grid-cols-4 lg:p-8"
        >
          {strip.map(({ id, picture }) => (
            <li key={id} className="flex items-start gap-3.5">
              <Picture name={picture} size={44} className="shrink-0" />
              <p className="min-w-0 leading-snug">
                <strong className="block font-bold text-pine">{t(`strip.items.${id}.title`)}</strong>
                <span className="text-sm text-ink-soft">{t(`strip.items.${id}.text`)}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
