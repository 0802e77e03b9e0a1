import type { ReactNode } from 'react'
import { whenIdle } from '@/lib/whenIdle.ts'

/** Marks the sections below the fold of a prerendered page, which the first paint skips (index.css). */
export const BelowFold = ({ children }: { children: ReactNode }) => <div className="below-fold">{children}</div>

/** Renders the sections that the first paint of a prerendered page skipped (index.css), one per idle callback. */
export function drawBelowFold() {
  const page = document.documentElement
  const sections = [...document.querySelectorAll('html.arriving .below-fold > *')]
  const drawNext = () => {
    const section = sections.shift()
    section?.setAttribute('data-drawn', '')
    if (section) whenIdle(drawNext)
    else page.classList.remove('arriving')
  }
  whenIdle(drawNext)
}
