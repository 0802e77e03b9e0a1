/** The tabs and their text while the listing loads. */
export const TabsSkeleton = () => (
  <div className="space-y-6">
    <div className="skeleton h-12" />
    <div className="max-w-measure space-y-3">
      <div className="skeleton h-7 w-1/2" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5" />
      <div className="skeleton h-5 w-2/3" />
    </div>
  </div>
)
