import type { ReactNode } from 'react'
import { useMedia } from '@/ui/browser/useMedia.ts'
import { FoldChevron } from './FoldChevron.tsx'

type FoldProps = {
  /** Always visible; a press on it shows the rest. */
  heading: ReactNode
  /** Whether the content is shown initially. */
  open?: boolean
  children: ReactNode
}

/** Content that is folded below its heading. */
export function Fold({ heading, open = false, children }: FoldProps) {
  return (
    <details open={open}>
      <summary className="flex min-h-11 items-center justify-between gap-3 py-0.5">
        <div className="min-w-0">{heading}</div>
        <FoldChevron />
      </summary>
      {children}
    </details>
  )
}

type Props = FoldProps & {
  /** Whether it is prerendered as on wide screens. Otherwise folded, so that no text collapses while it is read on a slow phone. */
  prerenderWide?: boolean
}

/** Content that phones fold below its heading. */
export function FoldOnPhones({ prerenderWide = false, ...fold }: Props) {
  const isWide = useMedia('(width >= 40rem)', prerenderWide)
  if (!isWide) return <Fold {...fold} />
  return (
    <>
      {fold.heading}
      {fold.children}
    </>
  )
}
