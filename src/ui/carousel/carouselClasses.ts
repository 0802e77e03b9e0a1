import type { ReactNode } from 'react'

type CarouselLabels = {
  /** Accessible name of the carousel. */
  label: string
  /** Role descriptions: "carousel", "slide". */
  carousel: string
  slide: string
  previous: string
  next: string
  pause: string
  play: string
  /** Accessible name of slide `n`, counted from 1. */
  position: (n: number) => string
}

export type CarouselProps = {
  words: CarouselLabels
  slides: readonly { id: string; content: ReactNode }[]
}

/** Shared with the placeholder, so nothing moves when the carousel loads. */
export const carouselClasses = {
  box: 'flex flex-col gap-5',
  buttons: 'order-last flex h-12 items-center gap-2',
} as const
