/** Shown until the lessons of the week are known. */
export const WeekSkeleton = () => (
  <>
    <div className="skeleton mb-5 h-11 w-64 max-w-full" />
    <div className="grid gap-6 lg:grid-cols-4 lg:gap-2 xl:grid-cols-7">
      {Array.from({ length: 7 }, (_, day) => (
        <div key={day} className={`skeleton h-24 rounded-[18px] lg:h-40 ${day > 2 ? 'max-lg:hidden' : ''}`} />
      ))}
    </div>
  </>
)
