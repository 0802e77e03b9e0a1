import { Check, MessageCircleHeart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { contactWhy } from '@/content/pageLists.ts'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { ChatChannels } from './ChatChannels.tsx'
import { ContactInfo } from './ContactInfo.tsx'
import { MessageForm } from '@/features/pages/lazyParts.ts'

const formSkeleton = (
  // The height of the form, so that its arrival moves nothing.
  <div aria-hidden="true" className="min-h-204 space-y-6 sm:min-h-153.5">
    {['h-12', 'h-12', 'h-12', 'h-12', 'h-36'].map((height, index) => (
      <div key={index} className="space-y-2">
        <div className="skeleton h-5 w-28" />
        <div className={`skeleton ${height}`} />
      </div>
    ))}
    <div className="skeleton h-12" />
  </div>
)

export function ContactPage() {
  const { t } = useTranslation('site')
  return (
    <div className="page py-6 sm:py-14">
      <PageMeta title={t('meta.contact.title')} description={t('meta.contact.description')} />
      <div className="grid gap-x-14 gap-y-6 sm:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-y-6 sm:gap-y-10">
          <header className="space-y-3 sm:space-y-4">
            <h1 className="text-4xl">{t('contact.hero.title')}</h1>
            <p className="max-w-measure text-pretty text-ink-soft sm:text-lg">{t('contact.hero.lead')}</p>
            <p className="inline-flex items-center gap-2.5 rounded-full bg-leaf-tint px-4 py-2 font-bold text-leaf-dark">
              <MessageCircleHeart aria-hidden="true" className="size-5 shrink-0" />
              <span>{t('contact.promise')}</span>
            </p>
          </header>
          <ChatChannels />
        </div>
        <div className="space-y-10 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <section
            aria-labelledby="contact-form"
            className="rounded-card border border-line bg-paper p-5 shadow-soft sm:p-8"
          >
            <h2 id="contact-form" className="mb-3 text-2xl">
              {t('contact.form.title')}
            </h2>
            <WhenNear of={MessageForm} waiting={formSkeleton}>
              <MessageForm />
            </WhenNear>
          </section>
          <section aria-labelledby="contact-why" className="rounded-card bg-butter px-6 py-3 sm:p-8">
            <FoldOnPhones
              heading={
                <h2 id="contact-why" className="text-xl sm:text-2xl">
                  {t('contact.why.title')}
                </h2>
              }
            >
              <ul className="mt-4 space-y-3">
                {contactWhy.map((reason) => (
                  <li key={reason} className="flex items-start gap-3">
                    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={3} />
                    <span className="min-w-0">{t(`contact.why.items.${reason}`)}</span>
                  </li>
                ))}
              </ul>
            </FoldOnPhones>
          </section>
        </div>
        <div className="lg:col-start-1">
          <ContactInfo />
        </div>
      </div>
    </div>
  )
}
