import { useId } from 'react'

// The outline of a star in a 24 × 24 box; stars are `step` apart.
const outline =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.12 2.12 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.12 2.12 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.12 2.12 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.12 2.12 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.12 2.12 0 0 0 1.597-1.16z'
const size = 24
const step = 27
const stars = [0, 1, 2, 3, 4].map((star) => <path key={star} d={outline} transform={`translate(${star * step})`} />)

/** A rating out of five as stars, including a partial one; `label` is its text for screen readers. */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  const id = useId()
  const whole = Math.floor(rating)
  return (
    // Without a width, the SVG would stretch across a grid column and center the stars.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${4 * step + size} ${size}`}
      className="inline-block h-4 w-22 shrink-0"
    >
      <clipPath id={id}>
        <rect width={whole * step + (rating - whole) * size} height={size} />
      </clipPath>
      <g className="fill-line">{stars}</g>
      <g className="fill-sun" clipPath={`url(#${id})`}>
        {stars}
      </g>
    </svg>
  )
}
