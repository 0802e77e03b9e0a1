import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { isId, isListingType, refOf } from '@/api/ids.ts'
import { readListing, useDeleteListing, useUpdateListing, type Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { useFinish } from '@/listing/useFinish.ts'
import { i18n } from '@/i18n/i18n.ts'
import { asFault, Fault } from '@/lib/fault.ts'
import { removeDraft } from '@/lib/storage/drafts.ts'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { confirm } from '@/ui/dialog/dialogs.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { DeleteListingButton } from './DeleteListingButton.tsx'
import { conflictDialog, mergeEdit } from './editConflicts.ts'
import { ListingForm, type Sent } from '@/features/teaching/form/ListingForm.tsx'
import { valuesOf, type StoredValues } from '@/features/teaching/form/listingValues.ts'
import { toListingDraft } from '@/features/teaching/form/readForm.tsx'
import { useParams } from 'react-router-dom'
import { OwnListing, PageHead, TeacherNote } from './OwnListing.tsx'

function EditListing({ listing }: { listing: Listing }) {
  const { t } = useTranslation('teaching')
  const user = useUser()
  const update = useUpdateListing()
  const remove = useDeleteListing()
  const finish = useFinish()
  const [done, setDone] = useState(false)
  const { type, id } = listing
  const draftName = `listing:${refOf(listing)}`
  const { data: categories } = useQuery(categoriesQuery())

  /** Saves the changes since `base` over the backend's current values. If those can't be read, nothing is saved. */
  const save = async (values: StoredValues, { base, session }: Sent) => {
    const isHere = pageTurn.visit()
    const now = await readListing(type, id).catch((thrown: unknown) => {
      const { kind, status, serverMessage, retryAfter } = asFault(thrown)
      throw new Fault(kind, { status, serverMessage, retryAfter, unsent: true, cause: thrown })
    })
    const merged = mergeEdit(values, base, now)
    if (merged.conflicts.length > 0) {
      const ask = () => conflictDialog(merged.conflicts, values, now, categories)
      if (!isHere() || !(await confirm(ask, { icon: 'warning' }))) throw new Fault('cancelled', { unsent: true })
    }
    return update.mutateAsync({ type, id, draft: toListingDraft(merged.values, user.id, now), session })
  }

  return (
    <ListingForm
      label={t(`edit.${type}`)}
      initial={valuesOf(listing)}
      edited={listing}
      draftName={draftName}
      submit={t('edit.submit')}
      submitBusy={t('edit.busy')}
      done={done || remove.isPending}
      onSubmit={save}
      onDone={() => {
        setDone(true)
        void finish(() => ({ title: i18n.t('teaching:edit.done'), confirm: i18n.t('common:ok') }))
      }}
      actions={(busy) => (
        <div className="grid gap-3 border-t border-line pt-6 sm:grid-cols-2">
          <ButtonLink variant="secondary" to={pathTo.duplicateListing(listing)}>
            <Copy aria-hidden="true" className="size-5 shrink-0" />
            <span>{t('edit.duplicate')}</span>
          </ButtonLink>
          <DeleteListingButton
            listing={listing}
            remove={remove}
            disabled={busy}
            onDeleted={(isHere) => {
              setDone(true)
              removeDraft(draftName)
              if (isHere) void finish(() => ({ title: i18n.t('teaching:delete.done'), confirm: i18n.t('common:ok') }))
            }}
          />
        </div>
      )}
    />
  )
}

/** The page where a teacher changes, copies, or deletes an existing class or group. */
export function EditListingPage() {
  const { t } = useTranslation(['teaching', 'common'])
  const { role } = useUser()
  const { id, state } = useParams()

  if (!isId(id) || !isListingType(state))
    return <TeacherNote scene="signpost" title={t('common:notFound.title')} text={t('common:notFound.text')} />
  if (role !== 'teacher') return <TeacherNote title={t('gate.role')} text={t('gate.roleText')} />
  return (
    <OwnListing key={`${state}/${id}`} type={state} id={id} head={<PageHead title={t(`edit.${state}`)} />}>
      {(listing) => <EditListing listing={listing} />}
    </OwnListing>
  )
}
