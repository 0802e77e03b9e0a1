import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { askedJustNow } from '@/api/queryClient.ts'
import { CardSkeletons } from '@/listing/CardSkeletons.tsx'
import { Timetable, WeekSkeleton } from '@/features/lessons/week/Timetable.tsx'
import { isWeekView } from '@/features/lessons/week/useWeek.ts'
import { asFault } from '@/lib/fault.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { Loaded } from '@/ui/loading/Loaded.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { ZoneNote } from '@/listing/schedule/ZoneNote.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { NextLesson, NextLessonSkeleton } from './NextLesson.tsx'
import { OwnListings } from './OwnListings.tsx'
import { ownEntries } from './ownEntries.ts'
import { useCardPages } from './useCardPages.tsx'

/** A teacher's classes and groups: two lists read at once and shown as one. If one can't be read, the other is shown with a note. */
export function TeacherLessons() {
  const { search } = useLocation()
  const { data, failed, complete, refetch } = useBothLists('own', askedJustNow)
  return (
    <Loaded
      query={{ data, error: failed, refetch }}
      failure="loadClasses"
      skeleton={
        isWeekView(search) ? (
          <WeekSkeleton />
        ) : (
          <>
            <NextLessonSkeleton />
            <div className="skeleton mb-5 h-8 w-44" />
            <CardSkeletons count={3} />
          </>
        )
      }
    >
      {(listings) => (
        <>
          {failed !== null && (
            <div className="mb-8">
              <ErrorNote fault={asFault(failed)} place="loadClasses" onRetry={refetch} />
            </div>
          )}
          {isWeekView(search) && listings.length > 0 ? (
            <Timetable listings={listings} complete={complete} />
          ) : (
            <Published listings={listings} complete={complete} />
          )}
        </>
      )}
    </Loaded>
  )
}

function Published({ listings, complete }: { listings: readonly Listing[]; complete: boolean }) {
  const { t } = useTranslation('dashboard')
  const now = useMinute()
  const entries = useMemo(() => ownEntries(listings, now), [listings, now])
  const { shown, list, count, pager } = useCardPages(entries, listings.length)
  if (listings.length === 0) {
    if (!complete) return null
    return (
      <section>
        <h2 className="mb-5 text-2xl">{t('myClasses')}</h2>
        <EmptyState
          shape="wide"
          scene={<Scene name="emptyPot" className="h-24" />}
          title={t('empty.teacherTitle')}
          action={<ButtonLink to={paths.addListing}>{t('sidebar.add')}</ButtonLink>}
        >
          {t('empty.teacher')}
        </EmptyState>
      </section>
    )
  }
  return (
    <>
      <NextLesson listings={listings} complete={complete} />
      <section ref={list} tabIndex={-1} className="scroll-mt-20 outline-none">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <div>
            <h2 className="text-2xl">{t('myClasses')}</h2>
            <ZoneNote />
          </div>
          {/* Next to the sidebar, it would come twice. */}
          <ButtonLink to={paths.addListing} variant="secondary" size="small" className="lg:hidden">
            <Plus aria-hidden="true" className="size-5 shrink-0" />
            <span>{t('sidebar.add')}</span>
          </ButtonLink>
        </div>
        {count}
        <OwnListings entries={shown} all={listings} now={now} />
        {pager}
      </section>
    </>
  )
}
