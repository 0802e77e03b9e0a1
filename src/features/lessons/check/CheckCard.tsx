import { type LucideIcon, Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

type Props = { Icon: LucideIcon; title: string; text: string; className?: string; children: ReactNode }

export function CheckCard({ Icon, title, text, className = '', children }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 space-y-4 rounded-card border border-line bg-paper p-5 sm:p-6 ${className}`}
    >
      <div className="flex items-center gap-3">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
          <Icon aria-hidden="true" className="size-5" />
        </span>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
      </div>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  )
}

export function Works({ children }: { children: ReactNode }) {
  return (
    <p className="flex gap-2 font-semibold text-leaf-dark">
      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Ordered instructions, one per line of the text. */
export function Steps({ text }: { text: string }) {
  return (
    <ol className="list-decimal space-y-1.5 pl-5">
      {text.split('\n').map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
