import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { parseRef } from '@/api/ids.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { AddListing } from './AddListing.tsx'
import { CopyListing } from './CopyListing.tsx'
import { emptyValues } from '@/features/teaching/form/listingValues.ts'
import { OwnListing } from './OwnListing.tsx'
import { PageHead } from './PageHead.tsx'
import { TeacherNote } from './TeacherNote.tsx'

/** The page where a teacher publishes; with `?from=class/{id}`, the form starts as a copy. */
export function AddListingPage() {
  const { t } = useTranslation('teaching')
  const { role } = useUser()
  const from = useSearchParams()[0].get('from') ?? ''
  const source = parseRef(from)

  if (role !== 'teacher') return <TeacherNote title={t('gate.role')} text={t('gate.roleText')} />
  if (source !== null) {
    return (
      <OwnListing key={from} {...source} head={<PageHead title={t('add.title')} text={t('add.copyText')} />}>
        {(listing) => <CopyListing source={listing} />}
      </OwnListing>
    )
  }
  return (
    <>
      <PageHead title={t('add.title')} text={t('add.text')} />
      <AddListing key="new" initial={emptyValues} draftName="listing:new" />
    </>
  )
}
