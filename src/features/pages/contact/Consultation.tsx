import { ArrowRight, MessageCircle, MessageCircleHeart, Send, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DataProvider } from '@/api/DataProvider.tsx'
import { claims } from '@/content/claims.ts'
import { chatLinks } from '@/content/contactChannels.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { ConsultationForm } from './ConsultationForm.tsx'

const icons = { telegram: Send, whatsapp: MessageCircle } as const
const cardClass =
  'flex h-full items-center gap-2 rounded-[18px] p-2.5 sm:gap-4 sm:p-4 sm:max-lg:flex-col sm:max-lg:items-start'

const CardText = ({ Icon, name, text }: { Icon: LucideIcon; name: string; text: string }) => (
  <>
    <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sky text-pine sm:size-11">
      <Icon aria-hidden="true" className="size-5" />
    </span>
    <span className="min-w-0">
      <span className="block font-bold text-pine max-sm:text-sm">{name}</span>
      <span className="block text-sm text-ink-soft max-sm:hidden">{text}</span>
    </span>
  </>
)

/** The consultation section: claims, chat links, and the form. Phones fold all but its heading. */
export function Consultation() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const isTarget = useLocation().hash === '#consultation'
  const chats = chatLinks(t('consultation.greeting'))
  return (
    <section
      aria-labelledby="consultation-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-6 rounded-card bg-leaf-tint p-5 sm:p-10 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-14 lg:p-14"
    >
      <FoldOnPhones
        open={isTarget}
        heading={
          <div className="space-y-2 sm:space-y-3">
            <h2 id="consultation-title" className="text-3xl">
              {t('consultation.title')}
            </h2>
            <p className="max-w-measure text-ink-soft sm:text-lg">{t('consultation.lead')}</p>
          </div>
        }
      >
        <div className="space-y-4 max-sm:my-4 sm:space-y-7">
          <dl className="flex flex-wrap gap-x-6 gap-y-4 sm:gap-x-10">
            {[
              [figure(claims.consultation.consultations, language), t('consultation.consultations')],
              [t('consultation.replyTime'), t('consultation.reply')],
            ].map(([value, label]) => (
              <div key={label} className="flex basis-28 flex-col-reverse justify-end max-sm:grow sm:basis-auto">
                <dt className="text-ink-soft max-sm:text-sm">{label}</dt>
                <dd className="text-2xl font-extrabold tracking-tight text-pine">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="space-y-3">
            <h3 className="text-lg">{t('consultation.chat')}</h3>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(8.25rem,1fr))] gap-2 sm:grid-cols-1 sm:gap-3 sm:max-lg:auto-cols-fr sm:max-lg:grid-flow-col">
              {chats.map((chat) => (
                <li key={chat.name}>
                  <ContactLink
                    channel={chat}
                    className={`${cardClass} relative bg-paper shadow-soft transition-shadow hover:shadow-float sm:pr-12`}
                  >
                    <CardText Icon={icons[chat.name]} name={chat.text} text={t('consultation.chatText')} />
                    <ArrowRight
                      aria-hidden="true"
                      className="absolute top-4 right-4 size-5 -rotate-45 text-ink-soft max-sm:hidden"
                    />
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
        <div className="rounded-card bg-paper p-5 shadow-soft sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
          <DataProvider>
            <ConsultationForm />
          </DataProvider>
        </div>
      </FoldOnPhones>
    </section>
  )
}
