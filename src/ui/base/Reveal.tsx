import type { ReactNode } from 'react'
import { useArrival } from '@/ui/loading/useArrival.ts'

// Complete class names, so that Tailwind finds them; 100 ms per index.
const delays = [
  '[--reveal-delay:0ms]',
  '[--reveal-delay:100ms]',
  '[--reveal-delay:200ms]',
  '[--reveal-delay:300ms]',
  '[--reveal-delay:400ms]',
  '[--reveal-delay:500ms]',
  '[--reveal-delay:600ms]',
  '[--reveal-delay:700ms]',
] as const

/**
 * A group whose items are uncovered in sequence (1200 ms each, 100 ms apart) when it first scrolls into view. There is no animation without
 * JavaScript, in print, with reduced motion, or if the group is in view initially.
 */
export function Reveal({ className = '', children }: { className?: string; children: ReactNode }) {
  const [ref, arrival] = useArrival('0px 0px 15%')
  return (
    <div ref={ref} data-arrival={arrival} className={`group/reveal ${className}`}>
      {children}
    </div>
  )
}

/** The class names of the item of a Reveal at an index. */
export const revealItem = (index: number) =>
  `motion-safe:group-data-[arrival=away]/reveal:opacity-0 print:opacity-100! motion-safe:group-data-[arrival=arrived]/reveal:animate-reveal ${delays[index % delays.length]}`
