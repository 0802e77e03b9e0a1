import { Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { ContactButton } from './ContactButton.tsx'
import { NewsletterForm } from './NewsletterForm.tsx'

/** The newsletter form of the footer. The home page contains the form already, so its footer has a button. */
export function StayUpdated() {
  const { t } = useTranslation()
  const isHome = useLocation().pathname === paths.home
  if (isHome)
    return (
      <ContactButton kind={{ type: 'newsletter' }} variant="light" size="small">
        {t('footer.stayUpdated')}
      </ContactButton>
    )
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
