import type { ReactNode } from 'react'
import type { Ground } from './coverOf.ts'

const turns = [0, 45, 90, 135, 180, 225, 270, 315]

/** A flower as on a suzani. */
const rosette = (x: number, y: number, scale: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {turns.map((turn) => (
      <ellipse key={turn} cy="-30" rx="11" ry="19" transform={`rotate(${turn})`} />
    ))}
    <circle r="9" className="fill-sun" />
  </g>
)

/** An eight-pointed star as on the tiles of Samarkand. */
const star = (x: number, y: number) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
    <path d="M-20-20h40v40h-40z" />
    <path d="M-20-20h40v40h-40z" transform="rotate(45)" />
  </g>
)

const drawings: Record<Ground, ReactNode> = {
  rosettes: (
    <g className="fill-paper" opacity=".55">
      {[rosette(64, 150, 1.1), rosette(186, 18, 0.7), rosette(330, 190, 0.8), rosette(446, 70, 1.3)]}
    </g>
  ),
  hills: (
    <>
      <circle cx="410" cy="62" r="34" className="fill-sun" opacity=".45" />
      <path d="M0 128C90 70 190 84 270 122s160 26 230-14v92H0z" className="fill-paper" opacity=".5" />
      <path d="M0 168c110-44 200-30 300-6s140 4 200-18v56H0z" className="fill-leaf" opacity=".16" />
    </>
  ),
  tiles: (
    <g className="stroke-paper" strokeWidth="5" opacity=".6">
      {[0, 1, 2, 3, 4, 5].flatMap((column) =>
        [0, 1].map((row) => star(30 + 88 * column, 36 + 92 * row + 40 * (column % 2))),
      )}
    </g>
  ),
  rays: (
    <g className="fill-paper">
      {turns.map((turn) => (
        <path key={turn} d="M0 0-44-400h88z" transform={`translate(250 120) rotate(${turn})`} opacity=".4" />
      ))}
      <circle cx="250" cy="120" r="84" opacity=".6" />
    </g>
  ),
}

/** The pattern behind the pictures of a drawn cover. */
export const CoverGround = ({ ground }: { ground: Ground }) => (
  <svg
    viewBox="0 0 500 200"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    focusable="false"
    fill="none"
    className="absolute inset-0 size-full"
  >
    {drawings[ground]}
  </svg>
)
