import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMedia } from '@/ui/browser/useMedia.ts'

type Props = {
  /** Always visible; on phones a press on it shows the rest. */
  heading: ReactNode
  /** Whether wide screens fold it, too. */
  everywhere?: boolean
  /** Whether the content is shown initially. */
  open?: boolean
  /** Whether it is prerendered as on wide screens. Otherwise folded, so that no text collapses while it is read on a slow phone. */
  prerenderWide?: boolean
  children: ReactNode
}

/** Content that phones, or all screens, fold below its heading. */
export function FoldOnPhones({ heading, everywhere = false, open = false, prerenderWide = false, children }: Props) {
  const isWide = useMedia('(width >= 40rem)', prerenderWide)
  if (isWide && !everywhere)
    return (
      <>
        {heading}
        {children}
      </>
    )
  return (
    <details open={open} className="group/fold">
      <summary className="flex min-h-11 items-center justify-between gap-3">
        <div className="min-w-0">{heading}</div>
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open/fold:rotate-180" />
      </summary>
      {children}
    </details>
  )
}
