import { useTranslation } from 'react-i18next'
import { useAuth } from '@/auth/AuthContext.ts'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { SheetContent } from './SheetContent.tsx'
import type { ShownListing } from './useShownListing.ts'

type Props = ShownListing & { close: () => void }

/** The text of a sheet while the listing loads. */
function SheetSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="space-y-4">
        <div className="skeleton h-28" />
        <div className="skeleton h-6 w-1/2" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5 w-2/3" />
        {/* Fills the sheet, which would otherwise grow with its text. */}
        <div className="skeleton h-80" />
      </div>
    </div>
  )
}

const coverClass = 'aspect-[5/2] shrink-0 rounded-[18px] sm:aspect-[3/1]'

function Failed({ type, id, fault, retry, close }: Props & { fault: NonNullable<Props['fault']> }) {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  const next = pathTo.classDetails({ type, id })
  if (fault.kind === 'notFound')
    return (
      <>
        <p>{t('gone.text')}</p>
        <Button onClick={close} className="self-start">
          {t('gone.all')}
        </Button>
      </>
    )
  if (fault.kind === 'unauthorized')
    return (
      <>
        <p>{t('logIn.text')}</p>
        <div className="flex flex-wrap gap-3">
          {user === null ? (
            <>
              <ButtonLink to={pathTo.login(next)}>{t('logIn.button')}</ButtonLink>
              <ButtonLink to={pathTo.signup(next)} variant="secondary">
                {t('logIn.signup')}
              </ButtonLink>
            </>
          ) : (
            <ButtonLink to={next}>{t('viewDetails')}</ButtonLink>
          )}
        </div>
      </>
    )
  return <ErrorNote fault={fault} place="loadClassDetails" onRetry={retry} />
}

/** A class or group for visitors, over the catalog: rises from the bottom on phones, a wide dialog elsewhere. */
export function ClassSheet(shown: Props) {
  const { type, listing, fault, close } = shown
  const { t } = useTranslation('classes')
  const look = useCategoryLook(listing?.categoryId ?? null)
  const title = listing
    ? shortTitle(listingTitle(listing, t), 300)
    : fault?.kind === 'notFound'
      ? t(`gone.${type}`)
      : fault?.kind === 'unauthorized'
        ? t('logIn.title')
        : t('details.title')
  return (
    <Modal
      open
      yields
      shape="bottom"
      title={title}
      onClose={close}
      header={
        <p className="flex min-h-7.5 flex-wrap gap-2">
          <Chip tone="leaf">{t(`type.${type}`)}</Chip>
          {listing && look.name !== null && (
            <Chip tone={look.tint === 'leaf-tint' ? 'leaf' : look.tint}>{look.name}</Chip>
          )}
        </p>
      }
      cover={
        listing ? (
          <ListingCover imageUrl={listing.imageUrl} look={look} id={listing.id} className={coverClass} eager />
        ) : fault ? (
          <Scene name={fault.kind === 'unauthorized' ? 'gate' : 'emptyPot'} className="w-48" />
        ) : (
          <div aria-hidden="true" className={`skeleton ${coverClass}`} />
        )
      }
    >
      {/* Receives the focus when Try again disappears. */}
      <div tabIndex={-1} className="flex min-w-0 flex-1 flex-col gap-5 outline-none">
        {listing ? <SheetContent listing={listing} /> : fault ? <Failed {...shown} fault={fault} /> : <SheetSkeleton />}
      </div>
    </Modal>
  )
}
