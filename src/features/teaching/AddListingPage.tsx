import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { isId, isListingType } from '@/api/ids.ts'
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
  const [type, id] = from.split('/')

  if (role !== 'teacher') return <TeacherNote title={t('gate.role')} text={t('gate.roleText')} />
  if (isListingType(type) && isId(id)) {
    return (
      <OwnListing key={from} type={type} id={id} head={<PageHead title={t('add.title')} text={t('add.copyText')} />}>
        {(source) => <CopyListing source={source} />}
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
