import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'

export function FigureRow({ figures }: { figures: readonly { value: string; label: string }[] }) {
  const language = useLanguage()
  return (
    <dl
      className={`grid grid-cols-2 gap-4 ${figures.length === 3 ? 'max-sm:*:last:col-span-2 sm:grid-cols-3' : 'lg:grid-cols-4'}`}
    >
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-paper px-3 py-4 sm:p-6"
        >
          <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
          <dd className="text-3xl font-extrabold tracking-tight text-pine sm:text-4xl">{figure(value, language)}</dd>
        </div>
      ))}
    </dl>
  )
}
