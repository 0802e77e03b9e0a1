import { useTranslation } from 'react-i18next'
import { advantages } from '@/content/advantages.ts'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { Reveal, revealItem } from '@/ui/base/Reveal.tsx'

export function AdvantagesGrid() {
  const { t } = useTranslation('courses')
  return (
    <Reveal>
      <ul className="grid rounded-card bg-paper max-sm:overflow-hidden sm:grid-cols-2 sm:gap-4 sm:bg-transparent lg:grid-cols-3">
        {advantages.map(({ id, picture, wide, featured }, index) => (
          <li
            key={id}
            className={`flex gap-4 px-4 py-1 sm:gap-5 sm:rounded-card sm:p-6 ${wide ? 'sm:col-span-2' : ''} ${featured ? 'bg-leaf-tint' : 'border-line bg-paper sm:border'} ${revealItem(index)}`}
          >
            <Picture name={picture} size={56} className="size-10 shrink-0 sm:size-14" />
            <div className="min-w-0 flex-1">
              <FoldOnPhones
                heading={
                  <h3 className="text-base leading-tight sm:mb-2 sm:text-xl sm:leading-tight">
                    {t(`advantages.${id}.title`)}
                  </h3>
                }
              >
                <p className="pb-2 text-ink-soft max-sm:text-sm sm:pb-0">{t(`advantages.${id}.text`)}</p>
              </FoldOnPhones>
            </div>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
