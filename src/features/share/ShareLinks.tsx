import { Check, Copy, MessageCircle, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { listingTitle, shortTitle } from '@/features/listing/listingTitle.ts'
import { copyText } from '@/lib/files/copyText.ts'
import { pathTo } from '@/paths.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { inputClass } from '@/ui/form/inputClass.ts'
import { telegramUrl, whatsappUrl } from './messageAddresses.ts'

const look = buttonClass({ variant: 'secondary', size: 'small' })
const icon = 'size-4 shrink-0 text-leaf-dark'

/** Tells others of a listing. They get the address that needs no account, in the reader's language; the meeting link is no part of it. */
export function ShareLinks({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const [copied, setCopied] = useState<boolean | null>(null)
  const title = shortTitle(listingTitle(listing, t), 200)
  const url = new URL(useHref(pathTo.classSheet(listing)), location.origin).href
  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" size="small" onClick={() => void copyText(url).then(setCopied)}>
          {copied === true ? (
            <Check aria-hidden="true" className={icon} />
          ) : (
            <Copy aria-hidden="true" className={icon} />
          )}
          {t('share.copy')}
        </Button>
        <ExternalLink href={telegramUrl(title, url)} className={look}>
          <Send aria-hidden="true" className={icon} />
          {t('share.telegram')}
        </ExternalLink>
        <ExternalLink href={whatsappUrl(title, url)} className={look}>
          <MessageCircle aria-hidden="true" className={icon} />
          {t('share.whatsapp')}
        </ExternalLink>
        {'share' in navigator && (
          // Closing the sheet of the device rejects, and means nothing.
          <Button
            variant="secondary"
            size="small"
            onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
          >
            <Share2 aria-hidden="true" className={icon} />
            {t('share.more')}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-semibold text-leaf-dark">
        {copied === true && t('share.copied')}
        {copied === false && t('share.copyFailed')}
      </p>
      {copied === false && (
        <input
          aria-label={t('share.link')}
          readOnly
          value={url}
          onFocus={(focused) => focused.target.select()}
          className={inputClass}
        />
      )}
    </>
  )
}
