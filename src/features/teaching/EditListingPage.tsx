import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isId, isListingType } from '@/api/ids.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { EditListing } from './EditListing.tsx'
import { OwnListing } from './OwnListing.tsx'
import { PageHead } from './PageHead.tsx'
import { TeacherNote } from './TeacherNote.tsx'

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
