import type { ReactNode } from 'react'

/** The empty state of a list: illustration, sentence, action. */
export function EmptyState({
  scene,
  title,
  children,
  action,
  compact = false,
}: {
  scene: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** Lower and wider, if more content follows. */
  compact?: boolean
}) {
  return (
    <div
      className={`mx-auto grid grid-cols-1 justify-items-center rounded-card border border-line bg-paper text-center ${compact ? 'max-w-2xl gap-3 p-5' : 'max-w-md gap-4 px-6 py-10'}`}
    >
      {scene}
      <p className="text-lg font-bold text-pine">{title}</p>
      {children !== undefined && <div className="space-y-2 text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}
