import { Star } from 'lucide-react'

/** A rating out of five as stars with its words for screen readers. */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="inline-flex gap-0.5">
      {[1, 2, 3, 4, 5].map((star) => (
        <Star key={star} aria-hidden="true" className={`size-4 ${star <= Math.round(rating) ? 'fill-sun text-sun' : 'text-line'}`} />
      ))}
    </span>
  )
}
