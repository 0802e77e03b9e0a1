import { useTranslation } from 'react-i18next'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { FreeTrialForm } from './FreeTrialForm.tsx'

/** The quick start of a free trial lesson: four choices, then the booking. */
export function FreeTrialPage() {
  const { t } = useTranslation('site')
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
      <PageMeta title={t('meta.freeTrial.title')} description={t('meta.freeTrial.description')} />
      <header className="flex items-center gap-5 lg:block lg:pt-8">
        <span className="grid size-20 shrink-0 place-items-center rounded-full bg-leaf-tint lg:mb-8 lg:size-44">
          <Picture name="calendar" size={112} eager className="size-12 lg:size-28" />
        </span>
        <div className="min-w-0 space-y-2 lg:space-y-4">
          <h1 className="text-4xl">{t('freeTrial.hero.title')}</h1>
          <p className="text-lg text-pretty text-ink-soft">{t('freeTrial.hero.lead')}</p>
        </div>
      </header>
      <FreeTrialForm />
    </div>
  )
}
