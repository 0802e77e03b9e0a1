const leafShape = 'M0 0C2-7 8-11 17-10 17 0 10 5 0 0z'

const most = 12

/** The positions of fallen leaves: x, y, angle, and the time of their fall. */
const fallen = [
  [12, 57, 24, ''],
  [46, 58, 8, '[animation-delay:250ms]'],
  [29, 60, -14, '[animation-delay:500ms]'],
] as const

/**
 * A decorative sapling with a number of leaves. `room`: the number of leaves for which its stem is tall enough; `growing`: the newest leaf
 * unfolds; `shedding`: three leaves fall next to it.
 */
export function GrowingSapling({
  leaves,
  room = leaves,
  growing = false,
  shedding = false,
  className,
}: {
  leaves: number
  room?: number
  growing?: boolean
  shedding?: boolean
  className: string
}) {
  const count = Math.min(leaves, most)
  const pairs = Math.ceil(Math.min(Math.max(room, 4), most) / 2)
  const gap = 34 / pairs
  // With room for a single leaf, the stem ends at it.
  const top = room === 1 ? 46 : 50 - gap * pairs
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" fill="none" className={className}>
      <ellipse cx="32" cy="59" rx="20" ry="4" className="fill-leaf-tint" />
      <path d={`M32 59V${top}`} strokeWidth="3.5" strokeLinecap="round" className="stroke-leaf" />
      {Array.from({ length: count }, (_, index) => {
        const right = index % 2 === 1
        const y = 49 - gap * Math.floor(index / 2) - (right ? gap / 2 : 0)
        return (
          <g key={index} transform={`translate(32 ${y}) scale(${right ? 1 : -1} 1)`}>
            <path
              d={leafShape}
              className={`${index % 4 === 3 ? 'fill-sun' : 'fill-leaf'} ${growing && index === count - 1 ? 'animate-unfold' : ''}`}
            />
          </g>
        )
      })}
      {shedding &&
        fallen.map(([x, y, turn, delay], index) => (
          <g key={turn} transform={`translate(${x} ${y}) rotate(${turn}) scale(.6)`}>
            <path d={leafShape} className={`animate-fall ${delay} ${index === 1 ? 'fill-sun' : 'fill-leaf'}`} />
          </g>
        ))}
    </svg>
  )
}
