import { pictures, type PictureName } from '@/ui/base/pictures.ts'

/** The tiles on the sapling; `x` and `y` are their top left corner. */
const tiles: readonly { picture: PictureName; fill: string; x: number; y: number }[] = [
  { picture: 'openBook', fill: 'fill-butter', x: 78, y: 92 },
  { picture: 'laptop', fill: 'fill-blush', x: 288, y: 66 },
  { picture: 'abacus', fill: 'fill-paper', x: 184, y: 44 },
  { picture: 'robot', fill: 'fill-sky', x: 60, y: 196 },
  { picture: 'chessPawn', fill: 'fill-lilac', x: 316, y: 168 },
]

const leaf = (x: number, y: number, angle: number, fill: string) => (
  <path
    d="M0 0c4-14 18-22 38-20C38 0 22 11 0 0z"
    transform={`translate(${x} ${y}) rotate(${angle})`}
    className={fill}
  />
)

/** Decorative drawing beside the account forms. */
export function AccountScene() {
  return (
    <svg viewBox="0 0 440 380" className="mx-auto w-full max-w-md" aria-hidden="true" focusable="false" fill="none">
      <circle cx="220" cy="190" r="180" className="fill-paper/45" />
      <circle cx="220" cy="190" r="124" className="fill-paper/55" />
      <ellipse cx="220" cy="352" rx="118" ry="20" className="fill-pine" />
      <g className="stroke-leaf" strokeWidth="9" strokeLinecap="round">
        <path d="M220 350V110" strokeWidth="12" />
        <path d="M220 312c-54-8-92-34-110-76" />
        <path d="M220 286c62-4 108-34 126-78" />
        <path d="M220 226c-44-6-74-32-92-70" />
        <path d="M220 206c42-6 72-30 92-74" />
      </g>
      {leaf(170, 300, -160, 'fill-leaf')}
      {leaf(286, 270, 6, 'fill-sun')}
      {leaf(178, 208, 200, 'fill-sun')}
      {leaf(266, 190, -8, 'fill-leaf')}
      {leaf(222, 322, 12, 'fill-leaf')}
      {tiles.map(({ picture, fill, x, y }) => (
        <g key={picture} transform={`translate(${x} ${y})`}>
          <rect width="76" height="76" rx="20" className={fill} />
          <image href={pictures[picture]} x="16" y="16" width="44" height="44" />
        </g>
      ))}
    </svg>
  )
}
