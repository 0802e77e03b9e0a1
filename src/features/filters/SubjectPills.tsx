import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import { categoryLook } from '@/features/listing/categoryLook.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'

type Props = {
  categories: readonly Category[] | undefined
  /** The English name of the chosen one. */
  chosen: string | null
  onChoose: (name: string | null) => void
}

/** The subjects in a row that scrolls, each with its picture; pressing the chosen one again shows all. */
export function SubjectPills({ categories, chosen, onChoose }: Props) {
  const { t } = useTranslation(['courses', 'classes'])
  return (
    // The row keeps its place while the categories are on their way.
    <div
      role="group"
      aria-label={t('classes:filter.category')}
      className="-mx-5 min-h-14 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:px-0 md:[scrollbar-width:thin]"
    >
      <div className="flex w-max gap-2">
        {(categories ?? []).map(({ id, name }) => {
          const look = categoryLook(id, categories, t)
          const isChosen = name === chosen
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              onClick={() => onChoose(isChosen ? null : name)}
              className={`flex min-h-11 max-w-72 items-center gap-2 rounded-full border-[1.5px] py-1 pr-4 pl-2 text-sm font-semibold ${isChosen ? 'border-leaf bg-leaf-tint text-leaf-dark' : 'border-line bg-paper text-ink hover:border-edge'}`}
            >
              <span className={`grid size-8 shrink-0 place-items-center rounded-full ${tints[look.tint]}`}>
                <Picture name={look.picture} size={22} eager />
              </span>
              <span className="truncate">{look.name}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
