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
    <div className="mb-5 flex flex-wrap items-end sm:mb-8 justify-between gap-x-8 gap-y-3">
      <div className="max-w-2xl space-y-2 sm:space-y-3">
        <h2 id={id} className="text-3xl sm:text-4xl">
          {title}
        </h2>
        {lead !== undefined && <p className="text-pretty text-ink-soft sm:text-lg">{lead}</p>}
      </div>
      {children !== undefined && (
        <div className="grid w-full grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:flex sm:w-auto sm:flex-wrap sm:gap-3">
          {children}
        </div>
      )}
    </div>
  )
}
