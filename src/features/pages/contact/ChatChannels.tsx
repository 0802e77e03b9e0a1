import { MessageCircle, Send } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contactChannels } from '@/content/contactChannels.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'

/** The configured chats. Renders nothing without a chat. */
export function ChatChannels() {
  const { t } = useTranslation('site')
  const chats = contactChannels('telegram', 'whatsapp')
  if (chats.length === 0) return null
  return (
    <section aria-labelledby="contact-chat" className="space-y-3">
      <h2 id="contact-chat" className="text-xl">
        {t('contact.chat.title')}
      </h2>
      <p className="text-ink-soft">{t('support.channels.chat.text')}</p>
      <ul className="flex flex-wrap gap-3">
        {chats.map((chat) => (
          <li key={chat.name} className="grid grow">
            <ContactLink
              channel={chat}
              className="flex min-h-14 items-center gap-2.5 rounded-card border border-line bg-paper px-3 py-2.5 font-bold text-pine transition-shadow hover:shadow-soft"
            >
              <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sky text-leaf-dark">
                {chat.name === 'telegram' ? (
                  <Send aria-hidden="true" className="size-5" />
                ) : (
                  <MessageCircle aria-hidden="true" className="size-5" />
                )}
              </span>
              <span>{chat.text}</span>
            </ContactLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
