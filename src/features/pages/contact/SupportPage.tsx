import { Mail, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { supportFaq } from '@/content/pageLists.ts'
import { ContactButton } from './ContactButton.tsx'
import { paths } from '@/paths.ts'
import { Accordion } from '@/ui/fold/Accordion.tsx'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { SupportChannels } from './SupportChannels.tsx'

const supportGroups = ['start', 'payment', 'lessons', 'account'] as const

export function SupportPage() {
  const { t } = useTranslation('site')
  return (
    <>
      <PageMeta title={t('meta.support.title')} description={t('meta.support.description')} />
      <div className="page space-y-8 py-10 sm:py-14">
        <header className="flex items-center gap-6">
          <Picture name="lightBulb" size={96} eager className="max-sm:hidden" />
          <div>
            <h1 className="text-4xl">{t('support.hero.title')}</h1>
            <p className="mt-2 flex flex-wrap items-center gap-x-4 text-lg text-ink-soft">
              <span>{t('support.hero.lead')}</span>
              <a href="#support-channels" className={boldLink}>
                {t('support.channels.title')}
              </a>
            </p>
          </div>
        </header>
        <section aria-labelledby="support-faq">
          <h2 id="support-faq" className="sr-only">
            {t('support.faq.title')}
          </h2>
          <div className="grid gap-x-5 gap-y-8 lg:grid-cols-2">
            {supportGroups.map((group) => (
              <div key={group} className="space-y-3">
                <h3 className="text-xl">{t(`support.faq.groups.${group}`)}</h3>
                <Accordion
                  items={supportFaq[group].map((id) => ({
                    id,
                    title: t(`support.faq.items.${id}.question`),
                    content: t(`support.faq.items.${id}.answer`),
                  }))}
                />
              </div>
            ))}
          </div>
        </section>
      </div>
      <BelowFold>
        <section aria-labelledby="support-channels" className="bg-leaf-tint py-12 sm:py-16">
          <div className="page">
            <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
              <div>
                <h2 id="support-channels" className="scroll-mt-20 text-3xl">
                  {t('support.channels.title')}
                </h2>
                <p className="mt-2 text-lg">
                  <strong>{t('support.channels.replyTime')}</strong> <span>{t('support.channels.averageReply')}</span>
                </p>
              </div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink to={paths.contactUs}>
                  <Mail aria-hidden="true" className="size-5 shrink-0" />
                  <span>{t('support.contact')}</span>
                </ButtonLink>
                <ContactButton kind={{ type: 'contact' }} variant="secondary">
                  <Phone aria-hidden="true" className="size-5 shrink-0" />
                  <span>{t('support.callMe')}</span>
                </ContactButton>
              </div>
            </div>
            <div className="mt-6">
              <SupportChannels />
            </div>
          </div>
        </section>
      </BelowFold>
    </>
  )
}
