import type { ReactNode } from 'react'

const tones = {
  paper: 'border border-line bg-paper text-ink',
  leaf: 'bg-leaf-tint text-leaf-dark',
  sky: 'bg-sky text-ink',
  butter: 'bg-butter text-ink',
  lilac: 'bg-lilac text-ink',
  blush: 'bg-blush text-ink',
  gray: 'bg-line text-ink-soft',
} as const

/** A small label on a card or a cover. */
export function Chip({ tone = 'leaf', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold [overflow-wrap:anywhere] ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
