import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContactPart, preloadContact } from '@/features/contact/ContactPart.tsx'
import { Button } from '@/ui/Button.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import { useReady } from '@/ui/useReady.ts'

/** News of new courses: sending the box opens the contact dialog with the e-mail filled in. */
export function SubscribeBox() {
  const { t } = useTranslation('site')
  const id = useId()
  const ready = useReady()
  const [email, setEmail] = useState('')
  const dialog = useDialogInHistory('contact subscribe')
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-8 gap-y-5 rounded-card bg-lilac p-6 sm:p-8">
      <div className="flex min-w-0 flex-1 basis-80 items-center gap-5">
        <Picture name="calendar" size={56} className="hidden shrink-0 sm:block" />
        <div>
          <h3 className="text-xl leading-tight">{t('home.upcoming.subscribe.title')}</h3>
          <p className="mt-1">{t('home.upcoming.subscribe.text')}</p>
        </div>
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          dialog.show()
        }}
        className="flex min-w-0 flex-1 basis-80 flex-wrap gap-3"
      >
        <label htmlFor={id} className="sr-only">
          {t('home.upcoming.subscribe.label')}
        </label>
        <input
          id={id}
          type="email"
          disabled={!ready}
          autoComplete="email"
          placeholder={t('home.upcoming.subscribe.label')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          onFocus={preloadContact}
          className="min-h-12 min-w-44 flex-1 rounded-control border-[1.5px] border-edge bg-paper px-4 placeholder:text-ink-soft"
        />
        <Button type="submit" disabled={!ready} variant="secondary" aria-haspopup="dialog">
          {t('home.upcoming.subscribe.button')}
        </Button>
      </form>
      <ContactPart dialog={dialog} kind={{ type: 'newsletter' }} email={email} />
    </div>
  )
}
