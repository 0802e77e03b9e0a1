import { Send } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import { useReady } from '@/ui/useReady.ts'
import { ContactPart, preloadContact } from './ContactPart.tsx'

/** The e-mail box of the footer: sending it opens the contact dialog for the newsletter, with the e-mail filled in. */
export function StayUpdated() {
  const { t } = useTranslation()
  const id = useId()
  const ready = useReady()
  const [email, setEmail] = useState('')
  const dialog = useDialogInHistory('contact footer')
  return (
    <div className="space-y-2">
      <h2 className="text-base text-paper">{t('footer.stayUpdated')}</h2>
      <p>{t('footer.stayUpdatedText')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          dialog.show()
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('footer.stayUpdated')}
        </label>
        <div className="flex gap-2">
          <input
            id={id}
            type="email"
            disabled={!ready}
            autoComplete="email"
            placeholder={t('footer.email')}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            onFocus={preloadContact}
            className="min-h-12 w-full min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-paper px-4 text-ink placeholder:text-ink-soft"
          />
          <button type="submit" disabled={!ready} aria-label={t('footer.send')} aria-haspopup="dialog" className="grid size-12 shrink-0 place-items-center rounded-control bg-sun text-pine hover:bg-butter">
            <Send aria-hidden="true" className="size-5" />
          </button>
        </div>
      </form>
      <ContactPart dialog={dialog} kind={{ type: 'newsletter' }} email={email} />
    </div>
  )
}
