/** The grid of cards and their skeletons. */
export const cardGrid = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** Skeletons in the shape of the cards. */
export function CardSkeletons({ count = 6 }: { count?: number }) {
  return (
    <div className={cardGrid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-paper">
          <div className="skeleton aspect-[5/2] rounded-none" />
          <div className="space-y-3 p-5">
            <div className="skeleton h-4 w-1/4" />
            <div className="skeleton h-6 w-4/5" />
            <div className="skeleton h-5 w-3/5" />
            <div className="skeleton h-4 w-2/5" />
            <div className="skeleton h-7 w-1/4" />
          </div>
        </div>
      ))}
    </div>
  )
}
