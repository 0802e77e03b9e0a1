/** The form in outline, with as many labels and fields as the form has, next to the card. */
export function FormSkeleton() {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-6 rounded-card border border-line bg-paper p-5 sm:p-8">
        {['h-14', 'h-12', 'h-40', 'h-12', 'h-20', 'h-12', 'h-12', 'h-12'].map((height, index) => (
          <div key={index} className="space-y-2">
            <div className="skeleton h-5 w-28" />
            <div className={`skeleton w-full ${height}`} />
          </div>
        ))}
      </div>
      <div className="skeleton h-80 max-w-sm rounded-card" />
    </div>
  )
}
