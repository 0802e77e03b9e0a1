import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeleteListing, useUpdateListing, type Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { useFinish } from '@/features/listing/useFinish.ts'
import { i18n } from '@/i18n/i18n.ts'
import { removeDraft } from '@/lib/storage/drafts.ts'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { DeleteListingButton } from './DeleteListingButton.tsx'
import { ListingForm } from '@/features/listingForm/ListingForm.tsx'
import { toListingDraft, valuesOf } from '@/features/listingForm/listingValues.ts'

/** The form of a class or group that is there already. */
export function EditListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation('teaching')
  const user = useUser()
  const update = useUpdateListing()
  const remove = useDeleteListing()
  const finish = useFinish()
  const [done, setDone] = useState(false)
  const { type, id } = listing
  const draftName = `listing:${type}:${id}`

  return (
    <ListingForm
      label={t(`edit.${type}`)}
      initial={valuesOf(listing)}
      edited={listing}
      draftName={draftName}
      submit={t('edit.submit')}
      submitBusy={t('edit.busy')}
      done={done || remove.isPending}
      onSubmit={(values) => update.mutateAsync({ type, id, draft: toListingDraft(values, user.id, listing) })}
      onDone={() => {
        setDone(true)
        void finish(() => ({ title: i18n.t('teaching:edit.done'), confirm: i18n.t('common:ok') }))
      }}
      actions={(busy) => (
        <div className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
          <ButtonLink variant="secondary" to={pathTo.duplicateListing(listing)}>
            <Copy aria-hidden="true" className="size-5 shrink-0" />
            {t('edit.duplicate')}
          </ButtonLink>
          <DeleteListingButton
            listing={listing}
            remove={remove}
            disabled={busy}
            onDeleted={() => {
              setDone(true)
              removeDraft(draftName)
              void finish(() => ({ title: i18n.t('teaching:delete.done'), confirm: i18n.t('common:ok') }))
            }}
          />
        </div>
      )}
    />
  )
}
