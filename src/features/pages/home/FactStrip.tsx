import { useTranslation } from 'react-i18next'
import { strip } from '@/content/advantages.ts'
import { Picture } from '@/ui/base/Picture.tsx'

export function FactStrip() {
  const { t } = useTranslation('home')
  return (
    <section aria-label={t('strip.label')} className="page">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] gap-x-3 gap-y-4 rounded-card bg-leaf-tint p-3.5 sm:p-6 lg:grid-cols-4 lg:p-8">
        {strip.map(({ id, picture }) => (
          <li key={id} className="flex items-center gap-1.5 sm:items-start sm:gap-3.5">
            <Picture name={picture} size={44} className="size-6 shrink-0 sm:size-11" />
            <p className="min-w-0 leading-snug">
              <strong className="block font-bold text-pine max-sm:text-sm">{t(`strip.items.${id}.title`)}</strong>
              <span className="text-sm text-ink-soft max-sm:hidden">{t(`strip.items.${id}.text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
