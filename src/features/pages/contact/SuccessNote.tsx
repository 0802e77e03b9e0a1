import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** Confirms a sent form. The live region is always rendered, so that screen readers announce its content. */
export function SuccessNote({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      {children !== null && (
        <p className="mt-5 flex gap-3 rounded-control border-[1.5px] border-leaf bg-leaf-tint p-4 font-semibold text-leaf-dark">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
