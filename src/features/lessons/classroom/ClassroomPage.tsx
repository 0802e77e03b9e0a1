import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { enrollmentsQuery, isEnrolled } from '@/api/enrollments.ts'
import { isId, isListingType, refOf, type ListingType } from '@/api/ids.ts'
import { listingQuery } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { NoSuchPage } from '@/listing/NoSuchPage.tsx'
import { asFault } from '@/lib/fault.ts'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { ClassroomHead } from './ClassroomHead.tsx'
import { LessonDetails } from './LessonDetails.tsx'
import { LessonEntry } from './LessonEntry.tsx'

/** The student's enrollment in this class: `checking` while the relevant list is loading, `none` only if that list has loaded without it. */
function useEntry(type: ListingType, id: string): 'open' | 'checking' | 'none' {
  const isStudent = useUser().role === 'student'
  const list = useQuery({ ...enrollmentsQuery(), enabled: isStudent })
  if (!isStudent || isEnrolled(list.data, { type, id })) return 'open'
  // A cached list may lack a class bought just now: it counts only after it has been read again.
  if (list.isFetching && !list.isFetchedAfterMount) return 'checking'
  return list.isSuccess ? 'none' : 'open' // if purchases can't be read, everyone gets in
}

const layouts = {
  lesson: {
    page: 'lg:rounded-card lg:border lg:border-line lg:bg-paper',
    // On wide screens, facts and time are next to each other, both above the fold.
    facts: 'grid min-w-0 gap-5 lg:grid-cols-2 lg:gap-12 lg:p-8',
  },
  note: {
    page: 'grid justify-items-center gap-5 py-8 text-center sm:py-12',
    facts: 'grid min-w-0 justify-items-center gap-5',
  },
  failure: { page: '', facts: 'space-y-6' },
} as const

function Classroom({ type, id }: { type: ListingType; id: string }) {
  const { t } = useTranslation(['classroom', 'dashboard'])
  const { t: tClasses } = useTranslation('classes')
  const query = useQuery(listingQuery(type, id))
  const entry = useEntry(type, id)

  const fault = query.data === undefined && query.error !== null ? asFault(query.error) : null
  const gone = fault?.kind === 'notFound'
  const kept = query.data !== undefined && entry === 'none'
  const listing = entry === 'open' ? query.data : undefined
  const layout = layouts[gone || kept ? 'note' : fault ? 'failure' : 'lesson']
  const title = gone
    ? t('gone.title')
    : kept
      ? t('notEnrolled.title')
      : listing
        ? listingTitle(listing, tClasses)
        : t('title')

  return (
    <>
      <div className={layout.page}>
        {/* The details page has the title of the class alone. */}
        <PageMeta title={listing ? `${shortTitle(title, 60)} · ${t('title')}` : shortTitle(title, 70)} hidden />
        {gone && <Scene name="emptyPot" />}
        {kept && <Scene name="gate" />}
        <ClassroomHead
          title={title}
          waiting={listing === undefined && !fault && !kept}
          listing={listing}
          className={layout.facts}
        >
          {kept ? (
            <>
              <p className="max-w-measure text-ink-soft">{t('notEnrolled.text')}</p>
              <ButtonLink to={pathTo.classDetails({ type, id })}>{t('notEnrolled.action')}</ButtonLink>
            </>
          ) : (
            <Loaded
              query={{ data: listing, error: fault, refetch: query.refetch }}
              failure="loadClass"
              skeleton={
                <div className="space-y-5">
                  <div className="skeleton h-22 rounded-[18px]" />
                  <div className="skeleton hidden h-20 rounded-control lg:block" />
                </div>
              }
              missing={
                <>
                  <p className="max-w-measure text-ink-soft">{t('gone.text')}</p>
                  <ButtonLink to={paths.dashboard}>{t('dashboard:sidebar.goToDashboard')}</ButtonLink>
                </>
              }
            >
              {(found) => <LessonEntry listing={found} />}
            </Loaded>
          )}
        </ClassroomHead>
      </div>
      {listing && <LessonDetails listing={listing} />}
    </>
  )
}

/** The page where a live lesson begins: for enrolled students, teachers, and the admin. */
export function ClassroomPage() {
  const { id, type } = useParams()
  if (!isId(id) || !isListingType(type)) return <NoSuchPage />
  return <Classroom key={refOf({ type, id })} id={id} type={type} />
}
