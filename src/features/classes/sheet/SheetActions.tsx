import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import { EnrollAction } from '@/features/classes/details/EnrollAction.tsx'
import { Price } from '@/features/classes/details/Price.tsx'
import { isFinished } from '@/listing/schedule/listingSchedule.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** Opens the details with the question whether to enroll. */
const enrollLink = (listing: Listing) => `${pathTo.classDetails(listing)}?enroll=1`

function VisitorActions({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['classes', 'common'])
  const { subject } = useCategoryLook(listing.categoryId)
  return (
    <>
      <ButtonLink variant="secondary" size="small" to={pathTo.login(enrollLink(listing))}>
        {t('sheet.logIn')}
      </ButtonLink>
      <div className="basis-full sm:basis-auto">
        <TrialButton wide {...(subject !== null && { subject })}>
          {t('common:nav.bookTrial')}
        </TrialButton>
      </div>
    </>
  )
}

function EnrolledActions({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  return (
    <>
      <p className="mr-auto flex items-center gap-2 font-bold text-leaf-dark">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        <span>{t('enroll.already')}</span>
      </p>
      <div className="basis-full sm:basis-auto">
        <ButtonLink to={pathTo.classroom(listing)} className="w-full">
          {t('openClassroom')}
        </ButtonLink>
      </div>
    </>
  )
}

/**
 * The price and the user's action: a visitor books a trial or logs in, a student enrolls, the listing's teacher edits it. An enrolled student
 * sees their status instead of the price. A finished listing has no action.
 */
export function SheetActions({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  const enrolled = useIsEnrolled()(listing)
  const isOver = isFinished(listing, useMinute())
  return (
    <div className="sticky bottom-(--pinned) z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center gap-x-3 gap-y-2.5 border-t border-line bg-paper px-5 py-3 sm:-mx-8 sm:-mb-8 sm:px-8 sm:py-4">
      {enrolled ? (
        <EnrolledActions listing={listing} />
      ) : (
        <>
          {/* On a phone, a long price wraps, so that the log-in stays beside it. */}
          <div className="min-w-0 grow basis-28">
            <Price listing={listing} size="text-2xl leading-none" />
          </div>
          {isOver && user?.role !== 'teacher' ? (
            <p className="font-semibold">{t(`over.${listing.type}`)}</p>
          ) : user === null ? (
            <VisitorActions listing={listing} />
          ) : user.role === 'student' ? (
            <ButtonLink to={enrollLink(listing)}>{t('enroll.action')}</ButtonLink>
          ) : (
            <EnrollAction listing={listing} />
          )}
        </>
      )}
    </div>
  )
}
