import type { ReactNode } from 'react'

/** Marks the sections below the fold of a prerendered page, which the first paint skips (index.css, drawBelowFold.ts). */
export const BelowFold = ({ children }: { children: ReactNode }) => <div className="below-fold">{children}</div>
