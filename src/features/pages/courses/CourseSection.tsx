import { useId, type ReactNode } from 'react'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'

type Props = {
  title: string
  lead?: string
  /** Shown between the heading and the content. */
  more?: ReactNode
  /** The `id` that a hash link can point to. */
  anchor?: string
  backgroundClass?: string
  /** Two columns on wide screens, with a sticky heading. */
  twoColumns?: boolean
  /** Phones fold the content. */
  folded?: boolean
  children: ReactNode
}

export function CourseSection({
  title,
  lead,
  more,
  anchor,
  backgroundClass = '',
  twoColumns = false,
  folded = false,
  children,
}: Props) {
  const heading = useId()
  const top = (
    <div key="top" className={twoColumns ? 'lg:sticky lg:top-28 lg:self-start' : ''}>
      <h2 id={heading} className="text-3xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-2 max-w-measure text-pretty text-ink-soft sm:text-lg">{lead}</p>}
      {more}
    </div>
  )
  const content = (
    <div key="content" className={`min-w-0 ${folded ? 'max-sm:pt-4' : ''}`}>
      {children}
    </div>
  )
  return (
    <section id={anchor} aria-labelledby={heading} className={`py-6 sm:py-16 ${backgroundClass}`}>
      <div
        className={`page grid gap-x-14 gap-y-4 sm:gap-y-8 ${twoColumns ? 'lg:grid-cols-[19rem_minmax(0,1fr)]' : ''}`}
      >
        {folded ? <FoldOnPhones heading={top}>{content}</FoldOnPhones> : [top, content]}
      </div>
    </section>
  )
}
