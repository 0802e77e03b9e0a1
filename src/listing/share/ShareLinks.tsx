import { Image as ImageIcon, MessageCircle, Send, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { downloadFile } from '@/lib/files/downloadText.ts'
import { fileNameOf } from '@/listing/calendar/calendarItem.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { CopyButton, inShareRow } from '@/ui/base/CopyButton.tsx'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { telegramUrl, useSharedAddress, useShareText, whatsappUrl } from './shareText.ts'

const buttonLook = `${buttonClass({ variant: 'secondary', size: 'small' })} ${inShareRow}`
const icon = 'size-4 shrink-0 text-leaf-dark'
const iconBesideWord = `${icon} max-sm:hidden!`

type PosterProps = Pick<ReturnType<typeof useShareText>, 'title' | 'lines'> & { listing: Listing; url: string }

/** Draws a poster and hands it to the device's share sheet; without one, or if it takes no files, saves it. */
function PosterButton({ listing, url, title, lines }: PosterProps) {
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing.categoryId)
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null)
  const send = async () => {
    const { drawPoster } = await import('@/listing/drawing/drawPoster.ts')
    const file = await drawPoster({ listing, title, lines, look, address: new URL(url).host })
    const shared: ShareData = { files: [file], title, text: url }
    // Closing the device's share sheet rejects, which is no error.
    if ('canShare' in navigator && navigator.canShare(shared)) {
      await navigator.share(shared).catch(() => undefined)
      return null
    }
    downloadFile(`${fileNameOf(title, listing.type)}.png`, file)
    return 'saved'
  }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={`${inShareRow} max-sm:col-span-full`}
        onClick={() => void send().then(setOutcome, () => setOutcome('failed'))}
      >
        <ImageIcon aria-hidden="true" className={iconBesideWord} />
        <span>{t('share.poster')}</span>
      </Button>
      <p role="status" className="order-last basis-full text-sm font-semibold text-leaf-dark max-sm:col-span-full">
        {outcome === 'saved' && t('share.posterSaved')}
      </p>
      {outcome === 'failed' && (
        <p role="alert" className="basis-full text-sm font-semibold text-brick max-sm:col-span-full">
          {t('share.posterFailed')}
        </p>
      )}
    </>
  )
}

/** Shares a listing: the address that needs no account, in the reader's language, without the meeting link. `inCard`: in the card of its teacher, who can also make a poster. */
export function ShareLinks({ listing, inCard = false }: { listing: Listing; inCard?: boolean }) {
  const { t } = useTranslation('classes')
  const { title, text, lines } = useShareText(listing, useMinute())
  const url = useSharedAddress()(listing)
  return (
    <CopyButton
      text={url}
      label={t('share.copy')}
      copied={t('share.copied')}
      field={t('share.link')}
      before={
        <>
          <ExternalLink href={telegramUrl(text, url)} className={buttonLook}>
            <Send aria-hidden="true" className={iconBesideWord} />
            <span>{t('share.telegram')}</span>
          </ExternalLink>
          <ExternalLink href={whatsappUrl(text, url)} className={buttonLook}>
            <MessageCircle aria-hidden="true" className={iconBesideWord} />
            <span>{t('share.whatsapp')}</span>
          </ExternalLink>
        </>
      }
    >
      {inCard && <PosterButton listing={listing} url={url} title={title} lines={lines} />}
      {'share' in navigator && (
        // Closing the device's share sheet rejects, which is no error.
        <Button
          variant="secondary"
          size="small"
          className="max-sm:col-span-full"
          onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}
        >
          <Share2 aria-hidden="true" className={icon} />
          <span>{t('share.more')}</span>
        </Button>
      )}
    </CopyButton>
  )
}

/** A button in a row that wraps, and the ways to share a listing below the row, so that the button doesn't move. */
export function Share({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  // A page of sixty cards doesn't write sixty messages.
  const [isOpen, setOpen] = useState(false)
  const ways = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? ways : undefined}
        onClick={() => setOpen(!isOpen)}
        className={`${buttonClass({ variant: 'secondary', size: 'small' })} w-fit`}
      >
        <Share2 aria-hidden="true" className={icon} />
        <span>{t('share.title')}</span>
      </button>
      {isOpen && (
        <div id={ways} className="basis-full space-y-2 pt-3">
          <ShareLinks listing={listing} />
        </div>
      )}
    </>
  )
}

/** In the card of its teacher, above the link that covers the card, a button for a dialog with the ways to share a listing. On phones only an icon. */
export function ShareDialog({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const dialog = useDialog()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.show(`share.${refOf(listing)}`)}
        className="relative z-1 flex min-h-11 w-fit items-center gap-1.5 font-bold text-leaf-dark hover:underline max-sm:min-w-11 max-sm:justify-center"
      >
        <Share2 aria-hidden="true" className={icon} />
        <span className="max-sm:sr-only">{t('share.title')}</span>
      </button>
      {/* Outside of the card: its list may be folded, and a modal dialog inside could not be seen. */}
      {dialog.name === 'share' &&
        dialog.topic === refOf(listing) &&
        createPortal(
          <Modal open onClose={dialog.close} title={t('share.title')} shape="bottom">
            <p dir="auto" className="-mt-3 font-semibold [overflow-wrap:anywhere]">
              {listingTitle(listing, t)}
            </p>
            <div className="space-y-2">
              <ShareLinks listing={listing} inCard />
            </div>
          </Modal>,
          document.body,
        )}
    </>
  )
}
