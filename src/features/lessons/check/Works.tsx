import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export function Works({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 font-semibold text-leaf-dark">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
