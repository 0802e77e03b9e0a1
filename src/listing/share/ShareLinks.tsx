import { MessageCircle, Send, Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { CalendarButtons } from '@/listing/calendar/CalendarButtons.tsx'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { pathTo } from '@/paths.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { CopyButton, inShareRow } from '@/ui/base/CopyButton.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { telegramUrl, whatsappUrl } from './messageAddresses.ts'

const buttonLook = `${buttonClass({ variant: 'secondary', size: 'small' })} ${inShareRow}`
const icon = 'size-4 shrink-0 text-leaf-dark'
const iconBesideWord = `${icon} max-sm:hidden!`

/** Shares a listing: the address that needs no account, in the reader's language, without the meeting link. `compact` fits into a row of a card. */
export function ShareLinks({ listing, compact = false }: { listing: Listing; compact?: boolean }) {
  const { t } = useTranslation('classes')
  const label = compact ? 'sr-only' : ''
  const title = shortTitle(listingTitle(listing, t), 200)
  const url = new URL(useHref(pathTo.classSheet(listing)), location.origin).href
  return (
    <CopyButton
      text={url}
      label={t('share.copy')}
      copied={t('share.copied')}
      failed={t('share.copyFailed')}
      field={t('share.link')}
      compact={compact}
      before={
        <>
          <ExternalLink href={telegramUrl(title, url)} className={buttonLook}>
            <Send aria-hidden="true" className={iconBesideWord} />
            <span>{t('share.telegram')}</span>
          </ExternalLink>
          <ExternalLink
            href={whatsappUrl(title, url)}
            className={buttonLook}
            title={compact ? t('share.whatsapp') : undefined}
          >
            <MessageCircle aria-hidden="true" className={compact ? icon : iconBesideWord} />
            <span className={label}>{t('share.whatsapp')}</span>
          </ExternalLink>
        </>
      }
    >
      {'share' in navigator && (
        // Closing the device's share sheet rejects, which is no error.
        <Button
          variant="secondary"
          size="small"
          className="max-sm:col-span-3"
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" className={icon} />
          <span className={label}>{t('share.more')}</span>
        </Button>
      )}
    </CopyButton>
  )
}

/** Shares a listing and adds it to a calendar. */
export function ShareTools({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  return (
    <section aria-label={t('share.title')} className="space-y-4">
      <div className="space-y-2">
        <h2 className="text-lg">{t('share.title')}</h2>
        <ShareLinks listing={listing} />
      </div>
      <CalendarButtons listing={listing} />
    </section>
  )
}
