import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import { useIsOwn } from '@/listing/useIsOwn.ts'
import { ConflictNote } from '@/listing/conflicts/ConflictNote.tsx'
import { asFault } from '@/lib/fault.ts'
import { ErrorNote } from '@/ui/error/ErrorNote.tsx'
import { EnrollAction } from './EnrollAction.tsx'
import { isFinished } from '@/listing/schedule/listingSchedule.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { Price } from './Price.tsx'
import { StartDate } from '@/listing/schedule/StartDate.tsx'
import { ScheduleFacts } from './ScheduleFacts.tsx'
import { noteSeen } from '@/features/classes/saved/savedListings.ts'
import { StateChip } from '@/listing/schedule/StateChip.tsx'
import { PlanRoad } from '@/listing/schedule/LessonRoad.tsx'
import { SeriesPanel } from '@/listing/series/SeriesPanel.tsx'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { useStudentConflicts } from '@/listing/conflicts/useStudentConflicts.ts'

/** The student's other classes at the same time. */
function StudentConflicts({ listing }: { listing: Listing }) {
  return <ConflictNote conflicts={useStudentConflicts(useMemo(() => [listing], [listing]))} />
}

/** The side card: only real facts, and a single action. On phones, price and action are pinned to the bottom of the screen. */
export function DetailsFacts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const user = useUser()
  // An enrolled student has paid or agreed on payment.
  const enrolled = useIsEnrolled()(listing)
  const isOwn = useIsOwn(listing)
  const isOver = isFinished(listing, useMinute())
  const look = useCategoryLook(listing.categoryId)
  // Effect: the device's storage.
  useEffect(() => noteSeen(listing), [listing])
  return (
    <div
      tabIndex={-1}
      className="flex flex-col gap-5 rounded-card outline-none border border-line bg-paper p-5 lg:p-6 lg:shadow-soft"
    >
      <h2 className="sr-only">{t('details.facts')}</h2>
      <dl className="grid grid-cols-2 gap-4">
        <div className="col-span-2 space-y-1.5">
          <dt className="text-sm text-ink-soft">{t('details.start')}</dt>
          <dd className="space-y-2">
            <StartDate startDate={listing.startDate} className="text-lg leading-snug" />
            <StateChip listing={listing} />
          </dd>
        </div>
        <ScheduleFacts listing={listing} />
        {/* Chips above the title show type and category. */}
        {listing.categoryId !== null && look.error !== null && (
          <div className="col-span-2">
            <dt className="text-sm text-ink-soft">{t('details.category')}</dt>
            <dd className="mt-1">
              <ErrorNote quiet fault={asFault(look.error)} place="loadCategories" onRetry={() => void look.refetch()} />
            </dd>
          </div>
        )}
      </dl>
      {user.role === 'student' && !isOver && <StudentConflicts listing={listing} />}
      <PlanRoad listing={listing} />
      <SeriesPanel listing={listing} />
      {!enrolled && !isOwn && !isOver && (listing.price ?? 0) > 0 && (
        <p className="text-sm text-ink-soft">{t(`details.priceNote.${listing.type}`)}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 action-bar lg:flex-col lg:items-stretch lg:gap-4 lg:border-t lg:border-line lg:pt-5">
        {!enrolled && <Price listing={listing} size="text-2xl lg:text-3xl" />}
        <div className="min-w-[min(10rem,100%)] flex-1 sm:max-lg:ml-auto sm:max-lg:max-w-80">
          <EnrollAction listing={listing} />
        </div>
      </div>
    </div>
  )
}
