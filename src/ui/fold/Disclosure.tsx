import type { ReactNode } from 'react'
import { FoldChevron } from './FoldChevron.tsx'

type Props = { title: ReactNode; open?: boolean; isPlain?: boolean; className?: string; children: ReactNode }

/** Content that is folded below a line of text until the line is pressed, in a box unless `isPlain`. */
export const Disclosure = ({ title, open = false, isPlain = false, className = '', children }: Props) => (
  <details
    open={open}
    className={`${isPlain ? '' : 'rounded-[18px] border border-line bg-paper px-5 py-1'} ${className}`}
  >
    <summary className="flex min-h-11 items-center justify-between gap-3 font-bold text-leaf-dark hover:underline">
      <span>{title}</span>
      <FoldChevron />
    </summary>
    {isPlain ? children : <div className="pt-1 pb-4">{children}</div>}
  </details>
)
