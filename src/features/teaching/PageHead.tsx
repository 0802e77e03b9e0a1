import { PageMeta } from '@/ui/base/PageMeta.tsx'

/** The title and heading of a page with the form. */
export function PageHead({ title, text }: { title: string; text?: string }) {
  return (
    <div className="mb-6">
      <PageMeta title={title} hidden />
      <h1 className="text-4xl">{title}</h1>
      {text !== undefined && <p className="mt-1 max-w-measure text-ink-soft">{text}</p>}
    </div>
  )
}
