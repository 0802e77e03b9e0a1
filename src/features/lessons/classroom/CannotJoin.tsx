import { LifeBuoy, Mail, MessageCircle, Phone } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { chatLinks, contactChannels } from '@/content/contactChannels.ts'
import { lessonAhead } from '@/listing/schedule/listingSchedule.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { localDateTime } from '@/i18n/clock.ts'
import { parseDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { meetingNumber } from '@/lib/url/meetingLink.ts'
import { withQuery } from '@/lib/url/webLink.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { CopyButton } from '@/ui/base/CopyButton.tsx'
import { ContactLink } from '@/ui/base/ExternalLink.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

const buttonLook = `${buttonClass({ variant: 'secondary', size: 'small' })} px-2! sm:px-4! [overflow-wrap:anywhere]`
// Two buttons per row on a phone leave no room for icons.
const icon = 'size-4 shrink-0 text-leaf-dark max-sm:hidden!'

/**
 * Other ways to join if the link doesn't open: the meeting number, the link to copy, and the office. The page contains no part of the link until
 * the student requests it.
 */
export function CannotJoin({ listing, url }: { listing: Listing; url: URL | null }) {
  const { t } = useTranslation('classroom')
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Disclosure open={url === null} title={t('cannotJoin.title')} className="min-w-0">
      <div className="space-y-4">
        <p className="text-ink-soft">{t(url === null ? 'cannotJoin.office' : 'cannotJoin.either')}</p>
        <div className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
          {url !== null && (
            <Button
              variant="secondary"
              size="small"
              aria-expanded={open}
              aria-controls={id}
              className="col-span-2"
              onClick={() => setOpen(!open)}
            >
              <LifeBuoy aria-hidden="true" className={icon} />
              <span>{t('cannotJoin.open')}</span>
            </Button>
          )}
          <Office listing={listing} />
        </div>
        {url !== null && <div id={id}>{open && <OtherWays url={url} />}</div>}
      </div>
    </Disclosure>
  )
}

function OtherWays({ url }: { url: URL }) {
  const { t } = useTranslation('classroom')
  const number = meetingNumber(url)
  return (
    <div className="space-y-3 rounded-control border border-line bg-cream p-4">
      {number !== null && (
        <p>
          <span>{t('cannotJoin.number', { host: url.host })}</span>{' '}
          <strong dir="ltr" className="block text-xl tracking-wide select-all">
            {number}
          </strong>
        </p>
      )}
      <p className="text-ink-soft">{t('cannotJoin.otherDevice')}</p>
      <CopyButton
        text={url.href}
        label={t('cannotJoin.copy')}
        copied={t('cannotJoin.copied')}
        field={t('cannotJoin.link')}
      />
    </div>
  )
}

/** The office's contacts, with a message that already names the lesson. */
function Office({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const { t: tClasses } = useTranslation('classes')
  const language = useLanguage()
  const now = useMinute()
  const lesson = lessonAhead(listing, now)
  const date = lesson === null ? parseDate(listing.startDate) : new Date(lesson.start)
  const title = shortTitle(listingTitle(listing, tClasses), 120)
  const message =
    date === null
      ? t('cannotJoin.message', { title })
      : t('cannotJoin.messageTimed', { title, time: localDateTime(date, language) })
  return (
    <>
      {chatLinks(message).map((chat) => (
        <ContactLink key={chat.name} channel={chat} className={buttonLook}>
          <MessageCircle aria-hidden="true" className={icon} />
          <span>{chat.text}</span>
        </ContactLink>
      ))}
      {contactChannels('phone').map((phone) => (
        <ContactLink key={phone.name} channel={phone} className={buttonLook}>
          <Phone aria-hidden="true" className={icon} />
          <span>{phone.text}</span>
        </ContactLink>
      ))}
      {contactChannels('email').map(({ name, text, href }) => (
        <ContactLink
          key={name}
          channel={{ text, href: withQuery(href, { subject: title, body: message }) }}
          className={buttonLook}
        >
          <Mail aria-hidden="true" className={icon} />
          <span>{t('cannotJoin.mail')}</span>
        </ContactLink>
      ))}
    </>
  )
}
