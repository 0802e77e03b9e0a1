import { useId, type ReactNode, type SyntheticEvent } from 'react'
import { FoldChevron } from './FoldChevron.tsx'

/** For browsers without exclusive details elements (Safari before 17.2, Chrome before 120, Firefox before 130). */
function closeOthers({ currentTarget: pressed }: SyntheticEvent<HTMLDetailsElement>) {
  if (!pressed.open) return
  for (const other of pressed.parentElement!.querySelectorAll('details')) if (other !== pressed) other.open = false
}

/** A card of native details elements; at most one is open. */
export function Accordion({ items }: { items: readonly { id: string; title: string; content: ReactNode }[] }) {
  const name = useId()
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-paper">
      {items.map(({ id, title, content }) => (
        <details key={id} name={name} onToggle={closeOthers}>
          <summary className="flex min-h-12 items-center justify-between gap-4 px-4 py-3 font-bold sm:px-5 sm:py-4 text-pine">
            <span>{title}</span>
            <FoldChevron className="text-leaf" />
          </summary>
          <div className="max-w-measure px-4 pb-5 sm:px-5 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  )
}
