import { cardGrid } from './cardGrid.ts'

/** Cards in the shape of what will come; `row` as for the card. */
export function CardSkeletons({ count = 6, row = false }: { count?: number; row?: boolean }) {
  return (
    <div data-row={row || undefined} className={`${cardGrid} row:gap-3`}>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className="overflow-hidden rounded-card border border-line bg-paper row:flex row:gap-3 row:p-3 row:pb-10"
        >
          <div className="skeleton aspect-[5/2] rounded-none row:size-18 row:rounded-control" />
          <div className="space-y-3 p-5 row:flex-1 row:p-0">
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
