import type { ReactNode } from 'react'

export type CarouselWords = {
  /** Names the whole. */
  label: string
  /** What the whole and one slide are, in words: "carousel", "slide". */
  carousel: string
  slide: string
  previous: string
  next: string
  pause: string
  play: string
  /** Names the slide with that number, from 1. */
  position: (n: number) => string
}

export type CarouselProps = {
  words: CarouselWords
  slides: readonly { id: string; content: ReactNode }[]
}

/** The box of the carousel and the row of its buttons; shared with what stands there before it loads, so that nothing jumps. */
export const carouselLook = { box: 'flex flex-col gap-5', buttons: 'order-last flex h-12 items-center gap-2' } as const
