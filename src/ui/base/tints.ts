/** Background class names of covers and cards, by color token. */
export const tints = {
  butter: 'bg-butter',
  sky: 'bg-sky',
  'leaf-tint': 'bg-leaf-tint',
  blush: 'bg-blush',
  lilac: 'bg-lilac',
} as const

export type TintName = keyof typeof tints
