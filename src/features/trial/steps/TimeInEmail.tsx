import { Mail } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contactChannels } from '@/content/contactChannels.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'

const linkClass =
  'inline-flex min-h-11 items-center font-bold text-leaf-dark underline-offset-4 wrap-anywhere hover:underline'

/** Where to find the exact time of a booked trial, and what to do if no email arrives; `email` is null if the address isn't known. */
export function TimeInEmail({ email }: { email: string | null }) {
  const { t } = useTranslation('trial')
  return (
    <div className="flex gap-3.5 rounded-[18px] bg-butter p-4">
      <Mail aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-pine" />
      <div className="min-w-0">
        <p className="text-sm">{t('done.dateAndTime')}</p>
        <p className="text-lg leading-snug font-bold wrap-anywhere text-pine">
          {email === null ? t('before.inEmail') : t('done.checkEmail', { email })}
        </p>
        <p className="mt-1 text-sm">{t('done.noEmail')}</p>
        <p className="flex flex-wrap gap-x-5">
          {contactChannels('telegram', 'whatsapp', 'phone').map((channel) => (
            <ContactLink key={channel.name} channel={channel} className={linkClass} />
          ))}
        </p>
      </div>
    </div>
  )
}
