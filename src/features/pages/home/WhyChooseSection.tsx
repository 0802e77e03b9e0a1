import { useTranslation } from 'react-i18next'
import { whyChoose } from '@/content/advantages.ts'
import { groupPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import { SectionHeading } from '@/features/pages/SectionHeading.tsx'

const tintOrder = [tints.butter, tints.blush, tints['leaf-tint'], tints.sky, tints.butter, tints.lilac] as const

export function WhyChooseSection() {
  const { t } = useTranslation('home')
  const price = money(lowestPrice(groupPlans))
  return (
    <section aria-labelledby="why-choose" className="border-y border-line bg-paper py-8 sm:py-16 lg:py-20">
      <div className="page">
        <SectionHeading id="why-choose" title={t('whyChoose.title')} />
        <ul className="grid gap-x-10 gap-y-3 sm:grid-cols-2 sm:gap-y-9 lg:grid-cols-3">
          {whyChoose.map(({ id, picture }, index) => (
            <li key={id} className="flex gap-4">
              <span
                className={`grid size-11 shrink-0 place-items-center rounded-[18px] sm:size-14 ${tintOrder[index]}`}
              >
                <Picture name={picture} size={36} className="size-8 sm:size-9" />
              </span>
              <div className="min-w-0 flex-1">
                <FoldOnPhones heading={<h3 className="text-lg leading-tight">{t(`whyChoose.items.${id}.title`)}</h3>}>
                  <p className="pb-2 text-ink-soft max-sm:text-sm">{t(`whyChoose.items.${id}.text`, { price })}</p>
                </FoldOnPhones>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
