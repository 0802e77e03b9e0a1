import type { ReactNode } from 'react'
import { useNavigationType } from 'react-router-dom'
import { useAfterPaint } from './useAfterPaint.ts'

/**
 * What lies below the first screen of a page. Whoever follows a link sees the first screen at once, and a frame later there is the rest;
 * a page that is opened, or gone back to, comes whole.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const painted = useAfterPaint(useNavigationType() === 'POP')
  // Keeps what follows out of the first screen.
  return painted ? children : <div className="min-h-dvh" />
}
