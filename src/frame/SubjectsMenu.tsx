import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { paths, pathTo } from '@/paths.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'

function SubjectsPanel() {
  const { t } = useTranslation(['common', 'courses'])
  return (
    <>
      <ul className="grid grid-cols-2 gap-1">
        {courses.map(({ id, slug, tint, picture }) => (
          <li key={id}>
            <Link
              to={pathTo.course(slug)}
              className="flex min-h-14 items-center gap-3 rounded-control p-2 font-semibold hover:bg-cream"
            >
              <span className={`grid size-10 shrink-0 place-items-center rounded-xl ${tints[tint]}`}>
                <Picture name={picture} size={26} />
              </span>
              <span>{t(`courses:course.${id}.name`)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={paths.subjects}
        className="mx-auto mt-2 block w-fit rounded-control p-3 font-bold text-leaf-dark hover:bg-leaf-tint"
      >
        {t('nav.allSubjects')}
      </Link>
    </>
  )
}

/** The Subjects dropdown. Closes on Esc, on an outside click, and when the focus leaves it. */
export function SubjectsMenu() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const panel = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Comparing paths closes the menu on navigation without an effect.
  const open = openAt === pathname

  // Effect: clicks and focus outside the menu.
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
        <span>{t('nav.subjects')}</span>
        <ChevronDown aria-hidden="true" className={`size-4 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full left-1/2 z-40 mt-2 w-[34rem] -translate-x-1/2 rounded-card border border-line bg-paper p-4 shadow-float"
      >
        {open && <SubjectsPanel />}
      </div>
    </div>
  )
}
