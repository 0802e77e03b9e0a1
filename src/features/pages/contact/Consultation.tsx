import { ArrowRight, MessageCircle, MessageCircleHeart, Send, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DataProvider } from '@/api/DataProvider.tsx'
import { claims } from '@/content/claims.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { chatLinks } from '@/content/contactChannels.ts'
import { ConsultationForm } from './ConsultationForm.tsx'

const icons = { telegram: Send, whatsapp: MessageCircle } as const
const cardClass = 'flex h-full items-center gap-4 rounded-[18px] p-3 sm:p-4 sm:max-lg:flex-col sm:max-lg:items-start'

const CardText = ({ Icon, name, text }: { Icon: LucideIcon; name: string; text: string }) => (
  <>
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sky text-pine">
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0">
      <span className="block font-bold text-pine">{name}</span>
      <span className="block text-sm text-ink-soft">{text}</span>
    </span>
  </>
)

/** The consultation section: claims, chat links, and the form. */
export function Consultation() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const chats = chatLinks(t('consultation.greeting'))
  return (
    <section
      aria-labelledby="consultation-title"
      className="grid gap-6 rounded-card bg-leaf-tint p-5 sm:p-10 lg:grid-cols-2 lg:gap-14 lg:p-14"
    >
      <div className="space-y-5 sm:space-y-7">
        <div className="space-y-3">
          <h2 id="consultation-title" className="text-3xl">
            {t('consultation.title')}
          </h2>
          <p className="max-w-measure text-ink-soft sm:text-lg">{t('consultation.lead')}</p>
        </div>
        <dl className="flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
          {[
            [figure(claims.consultation.consultations, language), t('consultation.consultations')],
            [t('consultation.replyTime'), t('consultation.reply')],
          ].map(([value, label]) => (
            <div key={label} className="flex basis-28 flex-col-reverse justify-end max-sm:grow sm:basis-auto">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="text-2xl font-extrabold tracking-tight text-pine">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="space-y-3">
          <h3 className="text-lg">{t('consultation.chat')}</h3>
          <ul className="grid gap-2 sm:gap-3 sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col">
            {chats.map((chat) => (
              <li key={chat.name}>
                <ContactLink
                  channel={chat}
                  className={`${cardClass} relative bg-paper pr-12 shadow-soft transition-shadow hover:shadow-float`}
                >
                  <CardText Icon={icons[chat.name]} name={chat.text} text={t('consultation.chatText')} />
                  <ArrowRight aria-hidden="true" className="absolute top-4 right-4 size-5 -rotate-45 text-ink-soft" />
                </ContactLink>
              </li>
            ))}
            {/* Not a link (CONTRACT.md §2), so it has no shadow and no arrow. */}
            <li className={`${cardClass} bg-paper/55`}>
              <CardText
                Icon={MessageCircleHeart}
                name={t('consultation.onlineChat')}
                text={t('consultation.onlineChatText')}
              />
            </li>
          </ul>
        </div>
      </div>
      <div className="rounded-card bg-paper p-5 shadow-soft sm:p-8 lg:self-start">
        <DataProvider>
          <ConsultationForm />
        </DataProvider>
      </div>
    </section>
  )
}
