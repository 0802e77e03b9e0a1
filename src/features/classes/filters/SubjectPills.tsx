import { Heart } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import { categoryLook } from '@/listing/categoryLook.ts'
import { useSaved } from '@/features/classes/saved/savedListings.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'

type Props = {
  categories: readonly Category[] | undefined
  /** English name of the selected subject. */
  chosen: string | null
  onChoose: (name: string | null) => void
  saved: boolean
  onSaved: (saved: boolean) => void
}

/** Browsers leave a focused button half outside the row. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/**
 * The subjects with their pictures, in a scrolling row or, on tablets and larger screens, in several rows; pressing the selected subject again
 * shows all.
 */
export function SubjectPills({ categories, chosen, onChoose, saved, onSaved }: Props) {
  const { t } = useTranslation(['courses', 'classes'])
  const count = useSaved().length
  const pill = (on: boolean) =>
    `flex min-h-11 max-w-72 items-center md:max-w-none gap-2 rounded-full border-[1.5px] py-1 pr-4 text-sm font-semibold ${on ? 'border-leaf bg-leaf-tint text-leaf-dark' : 'border-line bg-paper text-ink hover:border-edge'}`
  return (
    // The row reserves its space while the categories load.
    <div
      role="group"
      aria-label={t('classes:filter.category')}
      className="-mx-5 min-h-14 scroll-px-5 md:min-h-40 lg:min-h-26 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <div className="flex w-max gap-2 md:w-auto md:flex-wrap">
        {(count > 0 || saved) && (
          <button
            type="button"
            aria-pressed={saved}
            onFocus={showWhole}
            onClick={() => onSaved(!saved)}
            className={`${pill(saved)} pl-4`}
          >
            <Heart aria-hidden="true" className="size-5 shrink-0 fill-leaf text-leaf" />
            <span>{t('classes:saved.count', { count })}</span>
          </button>
        )}
        {(categories ?? []).map(({ id, name }) => {
          const look = categoryLook(id, categories, t)
          const isChosen = name === chosen
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onFocus={showWhole}
              onClick={() => onChoose(isChosen ? null : name)}
              className={`${pill(isChosen)} pl-2`}
            >
              <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tints[look.tint]}`}>
                <Picture name={look.picture} size={22} eager />
              </span>
              <span className="line-clamp-2 text-left leading-tight">{look.name}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
