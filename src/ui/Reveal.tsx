import type { ReactNode } from 'react'
import { useArrival } from './useArrival.ts'

// Whole class names, so that Tailwind finds them: 100 ms times the index.
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
 * A group whose items appear one after the other (1200 ms each, 100 ms apart) when it first comes into view. Without JavaScript, in
 * print, under reduced motion, or when it is in view from the start, they simply stand there.
 */
export function Reveal({ className = '', children }: { className?: string; children: ReactNode }) {
  const [ref, arrival] = useArrival('0px 0px -80px')
  return (
    <div ref={ref} data-arrival={arrival} className={`group/reveal ${className}`}>
      {children}
    </div>
  )
}

/** The classes of the item of a Reveal with that index. */
export const revealItem = (index: number) =>
  `motion-safe:group-data-[arrival=away]/reveal:opacity-0 print:opacity-100! motion-safe:group-data-[arrival=arrived]/reveal:animate-reveal ${delays[index % delays.length]}`
