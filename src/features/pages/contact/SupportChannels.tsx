import { Clock, Mail, MessageCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { contactChannels } from '@/content/contactChannels.ts'
import { buttonClass } from '@/ui/base/Button.tsx'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'

function Channel({
  Icon,
  title,
  text,
  children,
}: {
  Icon: LucideIcon
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-4 rounded-card border border-line bg-paper p-5">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
        <Icon aria-hidden="true" className="size-6" />
      </span>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="text-xl">{title}</h3>
        <p className="text-ink-soft">{text}</p>
        <div className="mt-auto flex max-w-full flex-wrap gap-3 pt-1">{children}</div>
      </div>
    </li>
  )
}

const linkClass = `${buttonClass({ variant: 'secondary', size: 'small' })} [overflow-wrap:anywhere]`

/** Phone, email, and chats; each is shown only if its setting is present. */
export function SupportChannels() {
  const { t } = useTranslation('site')
  const chats = contactChannels('telegram', 'whatsapp')
  return (
    <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {contactChannels('phone').map((phone) => (
        <Channel
          key={phone.name}
          Icon={Clock}
          title={t('support.channels.hours.title')}
          text={t('support.channels.hours.text')}
        >
          <ContactLink channel={phone} className={linkClass} />
        </Channel>
      ))}
      {contactChannels('email').map((email) => (
        <Channel
          key={email.name}
          Icon={Mail}
          title={t('support.channels.mail.title')}
          text={t('support.channels.mail.text')}
        >
          <ContactLink channel={email} className={linkClass}>
            {t('support.channels.mail.button')}
          </ContactLink>
        </Channel>
      ))}
      {chats.length > 0 && (
        <Channel Icon={MessageCircle} title={t('support.channels.chat.title')} text={t('support.channels.chat.text')}>
          {chats.map((chat) => (
            <ContactLink key={chat.name} channel={chat} className={linkClass} />
          ))}
        </Channel>
      )}
    </ul>
  )
}
