import type { ReactNode } from 'react'

/** The heading of a section; `children` are its buttons. */
export function SectionHeading({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead?: string
  children?: ReactNode
}) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
      <div className="max-w-2xl space-y-3">
        <h2 id={id} className="text-4xl">
          {title}
        </h2>
        {lead !== undefined && <p className="text-lg text-pretty text-ink-soft">{lead}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
