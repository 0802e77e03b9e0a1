import { CircleCheck, Users } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { useIsEnrolled } from '@/listing/useConfirmedEnroll.ts'
import { useIsOwn } from '@/listing/useIsOwn.ts'
import { isFinished } from '@/listing/schedule/listingSchedule.ts'
import { pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'
import { useEnrollment } from './useEnrollment.ts'
import { useStudentConflicts } from '@/listing/conflicts/useStudentConflicts.ts'

/** A student's action: enroll, or open the classroom. */
function StudentAction({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const conflicts = useStudentConflicts(useMemo(() => [listing], [listing]))
  const { settled, enrolled, succeeded, conflict, sending, seconds, ask } = useEnrollment(listing, conflicts)
  const container = useRef<HTMLDivElement>(null)

  // Effect: the focus. The focused button has become a link.
  useEffect(() => {
    if (conflict) container.current?.focus()
  }, [conflict])

  const noteClass = 'mb-2 flex items-center gap-2 font-bold text-leaf-dark'
  const note = (
    <>
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('enroll.already')}</span>
    </>
  )
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {/* Read aloud unless the success dialog says it. */}
      <p role="status" className={enrolled && !succeeded ? noteClass : ''}>
        {enrolled && !succeeded && note}
      </p>
      {succeeded && <p className={noteClass}>{note}</p>}
      {enrolled ? (
        <ButtonLink to={pathTo.classroom(listing)} wide>
          {t('enroll.toClassroom')}
        </ButtonLink>
      ) : (
        <WaitingButton
          seconds={seconds}
          wide
          busy={sending || !settled}
          busyLabel={sending ? t('enroll.sending') : t('enroll.action')}
          onClick={() => void ask()}
        >
          {t('enroll.action')}
        </WaitingButton>
      )}
    </div>
  )
}

/**
 * The action of the details page, by role: students enroll, the listing's teacher edits it, other users read who can enroll. A finished listing
 * has no action.
 */
export function EnrollAction({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const user = useUser()
  const enrolled = useIsEnrolled()(listing)
  const isOwn = useIsOwn(listing)
  const isOver = isFinished(listing, useMinute())
  if (user.role === 'student' && (enrolled || !isOver)) return <StudentAction listing={listing} />
  if (isOwn) {
    return (
      <ButtonLink to={pathTo.editListing(listing)} variant="secondary" wide>
        {t(`enroll.edit.${listing.type}`)}
      </ButtonLink>
    )
  }
  if (isOver) return <p className="font-semibold">{t(`over.${listing.type}`)}</p>
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Users aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong className="block text-ink">{t('enroll.forStudents')}</strong>
        <span className="max-sm:hidden">{t('enroll.forStudentsText')}</span>
      </span>
    </p>
  )
}
