import { ChevronDown } from 'lucide-react'

/** The arrow of a summary: down while its details element is closed, up while it is open, whatever contains that element. */
export const FoldChevron = ({ className = '' }: { className?: string }) => (
  <ChevronDown
    aria-hidden="true"
    className={`size-5 shrink-0 transition-transform [[open]>summary>&]:rotate-180 ${className}`}
  />
)
