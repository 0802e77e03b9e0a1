import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'

type Tab<Id extends string> = { id: Id; label: string; panel: ReactNode }
type Props<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  value: Id
  onChange: (id: Id) => void
  look?: 'line' | 'pill'
}

const looks = {
  line: {
    // The scroll container clips its children, so the tabs draw the line themselves and their focus ring inside.
    list: "more-sideways relative flex overflow-x-auto after:flex-1 after:border-b-[3px] after:border-line after:content-['']",
    tab: 'shrink-0 border-b-[3px] border-line px-1.5 py-3 font-semibold whitespace-nowrap text-ink-soft max-sm:text-sm sm:px-3 focus-visible:-outline-offset-3 aria-selected:border-leaf aria-selected:text-leaf-dark',
  },
  pill: {
    list: 'grid max-w-full auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-paper p-1 sm:inline-grid',
    tab: 'rounded-[10px] px-1.5 py-3 text-sm font-semibold text-ink-soft sm:px-5 sm:text-base aria-selected:bg-leaf aria-selected:text-paper',
  },
} as const

/** Tabs with a roving tabindex: arrow keys, Home, and End select. The parent keeps the selected tab, usually in the URL. */
export function Tabs<Id extends string>({ label, tabs, value, onChange, look = 'line' }: Props<Id>) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const current = Math.max(
    0,
    tabs.findIndex(({ id }) => id === value),
  )

  // Scroll position: the selected tab is centered, so that its neighbors can be seen.
  useLayoutEffect(() => {
    if (look !== 'line') return
    const row = list.current
    const chosen = row?.querySelector<HTMLElement>('[aria-selected=true]')
    if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  }, [current, look])

  const move = (event: KeyboardEvent) => {
    const targets: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = (target + tabs.length) % tabs.length
    onChange(tabs[next]!.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className="space-y-6">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- focus is on the tabs inside */}
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={looks[look].list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-tab-${tab.id}`}
            aria-selected={index === current}
            aria-controls={`${base}-panel-${tab.id}`}
            tabIndex={index === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={`min-h-11 transition-colors ${looks[look].tab}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-panel-${tab.id}`}
          aria-labelledby={`${base}-tab-${tab.id}`}
          hidden={index !== current}
        >
          {index === current && tab.panel}
        </div>
      ))}
    </div>
  )
}
