import type { ReactNode } from 'react'

/** The empty state of a list: illustration, sentence, action. */
export function EmptyState({
  scene,
  title,
  children,
  action,
}: {
  scene: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto grid max-w-md grid-cols-1 justify-items-center gap-4 rounded-card border border-line bg-paper px-6 py-10 text-center">
      {scene}
      <p className="text-lg font-bold text-pine">{title}</p>
      {children !== undefined && <div className="text-ink-soft">{children}</div>}
      {action}
    </div>
  )
}
