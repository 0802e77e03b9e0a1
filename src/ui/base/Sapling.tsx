type LeafProps = { x: number; y: number; angle: number; scale?: number; gold?: boolean }

/** A leaf of our drawings; its stalk is at `x` and `y`, `angle` is in degrees. */
export const Leaf = ({ x, y, angle, scale = 1, gold = false }: LeafProps) => (
  <path
    d="M0 0C5-20 24-31 49-29 49 0 29 15 0 0z"
    transform={`translate(${x} ${y}) rotate(${angle}) scale(${scale})`}
    className={gold ? 'fill-sun' : 'fill-leaf'}
  />
)

/** The logo, hidden from screen readers: render the brand name next to it. */
export function Sapling({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M16 30V14" className="stroke-leaf" strokeWidth="3.4" strokeLinecap="round" fill="none" />
      <path d="M15.5 15C8 15 3.5 11 3 4c7.5 0 12.5 4 12.5 11z" className="fill-leaf" />
      <path d="M17 14c0-6.5 4.5-10.5 11.5-10.5C28.5 10.5 24 14 17 14z" className="fill-sun" />
    </svg>
  )
}
