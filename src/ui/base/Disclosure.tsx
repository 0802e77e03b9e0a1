import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: ReactNode; open?: boolean; className?: string; children: ReactNode }

/** Content that is folded below a line of text until the line is pressed. */
export const Disclosure = ({ title, open = false, className = '', children }: Props) => (
  <details open={open} className={`group ${className}`}>
    <summary className="flex min-h-11 list-none items-center justify-between gap-3 font-bold text-leaf-dark hover:underline [&::-webkit-details-marker]:hidden">
      <span>{title}</span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    {children}
  </details>
)
