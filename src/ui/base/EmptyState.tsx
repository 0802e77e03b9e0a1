import type { ReactNode } from 'react'

const shapes = {
  tall: { box: 'mx-auto max-w-md justify-items-center gap-4 px-6 py-10 text-center', words: 'contents' },
  low: { box: 'mx-auto max-w-2xl justify-items-center gap-3 p-5 text-center', words: 'contents' },
  wide: {
    box: 'items-center justify-items-center gap-x-10 gap-y-3 p-5 text-center sm:p-8 md:grid-cols-[auto_minmax(0,1fr)] md:justify-items-start md:text-left',
    words: 'grid justify-items-center gap-3 md:justify-items-start',
  },
} as const

/** The empty state of a list: illustration, sentence, action. */
export function EmptyState({
  scene,
  title,
  children,
  action,
  shape = 'tall',
}: {
  scene: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
  /** `low`: if more content follows; `wide`: as wide as the page, with the illustration left of the words. */
  shape?: keyof typeof shapes
}) {
  const { box, words } = shapes[shape]
  return (
    <div className={`grid grid-cols-1 rounded-card border border-line bg-paper ${box}`}>
      {scene}
      <div className={words}>
        <p className="text-lg font-bold text-pine">{title}</p>
        {children !== undefined && <div className="space-y-2 text-ink-soft">{children}</div>}
        {action}
      </div>
    </div>
  )
}
