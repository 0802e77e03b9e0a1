import { useId, type ReactNode } from 'react'

type Props = {
  title: string
  lead?: string
  /** What stands under the heading, before the content. */
  more?: ReactNode
  /** Its place in the address. */
  anchor?: string
  ground?: string
  /** On wide screens the heading stands beside the content and stays in view. */
  beside?: boolean
  children: ReactNode
}

/** A part of a course page with its heading. */
export function CourseSection({ title, lead, more, anchor, ground = '', beside = false, children }: Props) {
  const heading = useId()
  return (
    <section id={anchor} aria-labelledby={heading} className={`py-12 sm:py-16 ${ground}`}>
      <div className={`page grid gap-x-14 gap-y-6 sm:gap-y-8 ${beside ? 'lg:grid-cols-[19rem_minmax(0,1fr)]' : ''}`}>
        <div className={beside ? 'lg:sticky lg:top-28 lg:self-start' : ''}>
          <h2 id={heading} className="text-3xl">
            {title}
          </h2>
          {lead !== undefined && <p className="mt-2 max-w-measure text-lg text-pretty text-ink-soft">{lead}</p>}
          {more}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}
