import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NewsletterForm } from './NewsletterForm.tsx'

export function StayUpdated() {
  const { t } = useTranslation()
  return (
    <div className="space-y-2">
      <h2 className="text-base text-paper">{t('footer.stayUpdated')}</h2>
      <p>{t('footer.stayUpdatedText')}</p>
      <NewsletterForm
        label={t('footer.stayUpdated')}
        placeholder={t('footer.email')}
        formClass="flex gap-2"
        inputClass="w-full"
      >
        <button
          type="submit"
          aria-label={t('footer.send')}
          aria-haspopup="dialog"
          className="grid size-12 shrink-0 place-items-center rounded-control bg-sun text-pine hover:bg-butter"
        >
          <Send aria-hidden="true" className="size-5" />
        </button>
      </NewsletterForm>
    </div>
  )
}
