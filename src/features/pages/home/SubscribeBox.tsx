import { useTranslation } from 'react-i18next'
import { NewsletterForm } from '@/features/pages/contact/NewsletterForm.tsx'
import { Button } from '@/ui/base/Button.tsx'
import { Picture } from '@/ui/base/Picture.tsx'

export function SubscribeBox() {
  const { t } = useTranslation(['home', 'common'])
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 rounded-card bg-lilac p-5 sm:p-8">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-5">
        <Picture name="calendar" size={56} className="hidden shrink-0 sm:block" />
        <div>
          <h3 className="text-xl leading-tight">{t('upcoming.subscribe.title')}</h3>
          <p className="mt-1 max-sm:sr-only">{t('common:footer.stayUpdatedText')}</p>
        </div>
      </div>
      <NewsletterForm
        label={t('upcoming.subscribe.label')}
        placeholder={t('common:footer.email')}
        formClass="flex min-w-0 flex-1 basis-80 flex-wrap gap-2 sm:gap-3"
        inputClass="min-w-0 basis-full sm:basis-44"
      >
        <Button type="submit" variant="secondary" aria-haspopup="dialog">
          {t('upcoming.subscribe.button')}
        </Button>
      </NewsletterForm>
    </div>
  )
}
