import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: ReactNode; open?: boolean; isPlain?: boolean; className?: string; children: ReactNode }

/** Content that is folded below a line of text until the line is pressed, in a box unless `isPlain`. */
export const Disclosure = ({ title, open = false, isPlain = false, className = '', children }: Props) => (
  <details
    open={open}
    className={`group ${isPlain ? '' : 'rounded-[18px] border border-line bg-paper px-5 py-1'} ${className}`}
  >
    <summary className="flex min-h-11 items-center justify-between gap-3 font-bold text-leaf-dark hover:underline">
      <span>{title}</span>
      <ChevronDown aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-180" />
    </summary>
    {isPlain ? children : <div className="pt-1 pb-4">{children}</div>}
  </details>
)
