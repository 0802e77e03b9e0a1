import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { SubjectsPanel } from './SubjectsPanel.tsx'

/** The Subjects dropdown: a disclosure with the ten courses in two columns. Closes on Esc, on a press outside and on leaving it. */
export function SubjectsMenu() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const panel = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // A menu belongs to the page it was opened on.
  const open = openAt === pathname

  // Outside React: presses anywhere else on the page.
  useEffect(() => {
    if (!open) return
    const close = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpenAt(null)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [open])

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc closes from anywhere inside
    <div
      ref={root}
      className="relative"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        setOpenAt(null)
        button.current?.focus()
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpenAt(open ? null : pathname)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-semibold hover:text-leaf-dark"
      >
        {t('nav.subjects')}
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div id={panel} hidden={!open} className="absolute top-full left-1/2 z-40 mt-2 w-[34rem] -translate-x-1/2 rounded-card border border-line bg-paper p-4 shadow-float">
        <SubjectsPanel />
      </div>
    </div>
  )
}
