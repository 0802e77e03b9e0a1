import type { ReactNode } from 'react'

/** Marks what lies below the first screen of a prerendered page: it is left out of the first paint (index.css, main.tsx). */
export const BelowFold = ({ children }: { children: ReactNode }) => <div className="below-fold">{children}</div>
