import type { ReactNode } from 'react'

/** An entry of the list of facts; a `wide` entry spans the whole row. */
export const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold first-letter:uppercase">{children}</dd>
  </div>
)
