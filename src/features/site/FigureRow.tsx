/** Figures with their words, side by side. */
export function FigureRow({ figures }: { figures: readonly { value: string; words: string }[] }) {
  return (
    <dl className={`grid grid-cols-2 gap-4 ${figures.length === 3 ? 'max-sm:*:last:col-span-2 sm:grid-cols-3' : 'lg:grid-cols-4'}`}>
      {figures.map(({ value, words }) => (
        <div key={words} className="flex flex-col-reverse justify-end rounded-card border border-line bg-paper p-4 sm:p-6">
          <dt className="text-sm text-ink-soft sm:text-base">{words}</dt>
          <dd className="text-4xl font-extrabold tracking-tight text-pine">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
