import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contactChannels } from '@/content/contactChannels.ts'
import { env } from '@/env.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'

const linkClass = `${boldLink} underline-offset-4 [overflow-wrap:anywhere]`

function Item({ Icon, title, note, children }: { Icon: LucideIcon; title: string; note: string; children: ReactNode }) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-paper p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="min-w-0">
        <h3 className="text-lg">{title}</h3>
        <div>{children}</div>
        <p className="text-sm text-ink-soft">{note}</p>
      </div>
    </li>
  )
}

/** Phone, email, and office address; each is shown only if its setting is present. */
export function ContactInfo() {
  const { t } = useTranslation('site')
  const address = env.contactAddress
  const channels = contactChannels('phone', 'email')
  if (channels.length === 0 && address === '') return null
  const about = {
    phone: { Icon: Phone, title: t('contact.info.call.title'), note: t('contact.info.call.hours') },
    email: { Icon: Mail, title: t('contact.info.email.title'), note: t('contact.info.email.text') },
  }
  return (
    <section aria-labelledby="contact-info">
      <h2 id="contact-info" className="text-2xl">
        {t('contact.info.title')}
      </h2>
      <ul className="mt-4 grid gap-3">
        {channels.map((channel) => (
          <Item key={channel.name} {...about[channel.name]}>
            <ContactLink channel={channel} className={linkClass} />
          </Item>
        ))}
        {address !== '' && (
          <Item Icon={MapPin} title={t('contact.info.office.title')} note={t('contact.info.office.text')}>
            <address className="py-2.5 font-bold text-pretty not-italic">{address}</address>
          </Item>
        )}
      </ul>
    </section>
  )
}
