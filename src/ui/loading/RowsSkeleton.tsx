/** As high as the three classes, so nothing moves when they have loaded. */
export const RowsSkeleton = ({ className = '' }: { className?: string | undefined }) => (
  <div aria-hidden="true" className={`page ${className}`}>
    <div className="skeleton mb-3 h-11 w-56" />
    <div className="skeleton mb-4 h-5 w-64 max-w-full sm:mb-6" />
    <div className="grid gap-2.5 lg:grid-cols-3 lg:gap-5">
      {[1, 2, 3].map((card) => (
        <div key={card} className="skeleton h-28 rounded-card" />
      ))}
    </div>
  </div>
)
