import { Info } from 'lucide-react'
import { useFinish } from '@/listing/useFinish.ts'
import { i18n } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { ListingForm } from '@/features/teaching/form/ListingForm.tsx'
import { SeriesNote } from '@/listing/series/SeriesNote.tsx'
import { usePublish, type Published } from './usePublish.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useState } from 'react'
import { parseRef, refOf } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { emptyValues, type ListingValues } from '@/features/teaching/form/listingValues.ts'
import { rememberedTeacher, rememberTeacher } from '@/features/teaching/form/rememberedTeacher.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { FormSkeleton, OwnListing, PageHead, TeacherNote } from './OwnListing.tsx'
import { copyOf } from './copyOf.ts'

/** An earlier attempt was stored after all. */
function StoredNote() {
  const { t } = useTranslation(['teaching', 'dashboard'])
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-butter p-4">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-2">
        <p className="font-semibold">{t('stored.title')}</p>
        <p>{t('stored.text')}</p>
        <ButtonLink variant="secondary" size="small" to={paths.dashboard}>
          {t('dashboard:sidebar.goToDashboard')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The form of a new class or group; `source` is the listing it was copied from. */
function AddListing({ initial, draftName, source }: { initial: ListingValues; draftName: string; source?: Listing }) {
  const { t } = useTranslation('teaching')
  const user = useUser()
  const { publish, forget } = usePublish(draftName, source)
  const finish = useFinish()
  const [outcome, setOutcome] = useState<Published | null>(null)

  return (
    <ListingForm
      label={t('add.title')}
      initial={initial}
      draftName={draftName}
      submit={t('add.submit')}
      submitBusy={t('add.busy')}
      done={outcome === 'created'}
      onSubmit={async (values, { session }) => {
        setOutcome(null)
        const result = await publish(values, session)
        rememberTeacher(user.id, values)
        return result
      }}
      onDone={(result) => {
        setOutcome(result)
        if (result === 'created')
          void finish(() => ({
            title: i18n.t('teaching:add.done'),
            text: i18n.t('teaching:add.doneText'),
            confirm: i18n.t('teaching:add.next'),
          }))
        // After the warning, a second press on Add creates a second class.
        else forget()
      }}
      note={outcome === 'storedBefore' ? <StoredNote /> : <SeriesNote name={draftName} />}
    />
  )
}

/** The form of a new class or group that starts as a copy; it waits for the teacher's other lessons to find a free week. */
function CopyListing({ source }: { source: Listing }) {
  const { listings, pending } = useBothLists('own', askedJustNow)
  const [now] = useState(() => siteClock.now())
  if (pending) return <FormSkeleton />
  return (
    <AddListing initial={copyOf(source, listings, now)} draftName={`listing:new:${refOf(source)}`} source={source} />
  )
}

/** The page where a teacher publishes; with `?from=class/{id}`, the form starts as a copy. */
export function AddListingPage() {
  const { t } = useTranslation('teaching')
  const { role, id: userId } = useUser()
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
      <PageHead title={t('add.title')} />
      <AddListing key="new" initial={{ ...emptyValues, ...rememberedTeacher(userId) }} draftName="listing:new" />
    </>
  )
}
