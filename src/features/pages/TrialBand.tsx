import { TrialButton } from '@/features/trial/TrialButton.tsx'
import type { SubjectCategory } from '@/content/courses.ts'
import { Picture } from '@/ui/base/Picture.tsx'

export function TrialBand({
  title,
  text,
  button,
  subject,
}: {
  title: string
  text: string
  button: string
  subject?: SubjectCategory
}) {
  return (
    <section className="page">
      <div className="relative flex flex-wrap items-center justify-between gap-6 overflow-hidden rounded-card bg-butter p-6 sm:p-10 lg:px-14">
        <div className="max-w-xl space-y-2">
          <h2 className="text-3xl">{title}</h2>
          <p className="text-lg">{text}</p>
        </div>
        <div className="flex items-center gap-6">
          <Picture name="seedling" size={88} className="hidden shrink-0 sm:block" />
          <TrialButton {...(subject === undefined ? {} : { subject })}>{button}</TrialButton>
        </div>
      </div>
    </section>
  )
}
