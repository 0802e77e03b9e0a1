export const FactsSkeleton = () => (
  <div aria-hidden="true" className="space-y-5 rounded-card border border-line bg-paper p-5 lg:p-6">
    <div className="space-y-2">
      <div className="skeleton h-5 w-24" />
      <div className="skeleton h-6 w-4/5" />
      <div className="skeleton h-5 w-3/5" />
    </div>
    <div className="skeleton h-11 w-3/4" />
    <div className="skeleton hidden h-24 lg:block" />
  </div>
)
