import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import { useBothLists } from '@/api/listings.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { TrialDialog } from '@/features/trial/lazyTrial.ts'
import { cardGrid, CardSkeletons } from '@/listing/CardSkeletons.tsx'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { nextClasses } from '@/listing/nextClasses/nextClasses.ts'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'

/** A start for a student without a class: the whole list, a free trial, and the next classes. */
export function FirstClasses() {
  const { t } = useTranslation(['dashboard', 'classes', 'common'])
  const id = useId()
  const now = useMinute()
  const dialog = useDialog()
  const { listings, pending } = useBothLists('public')
  const next = nextClasses(listings, now, 3)
  return (
    <>
      <EmptyState
        scene={<Scene name="emptyPot" />}
        title={t('empty.studentTitle')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.classes}>{t('empty.studentAction')}</ButtonLink>
            <TrialButton variant="secondary">{t('common:nav.bookTrial')}</TrialButton>
          </div>
        }
      >
        <p>{t('empty.student')}</p>
        <p>{t('empty.studentLeaf')}</p>
      </EmptyState>
      {['trial', 'booked'].includes(dialog.name) && (
        <LazyDialog of={TrialDialog} onGiveUp={dialog.close}>
          <TrialDialog />
        </LazyDialog>
      )}
      {(pending || next.length > 0) && (
        <section aria-labelledby={id} className="mt-10">
          <h2 id={id} className="mb-5 text-2xl">
            {t('classes:soon.title')}
          </h2>
          {pending ? (
            <CardSkeletons count={3} />
          ) : (
            <ul className={cardGrid}>
              {next.map(({ listing }) => (
                <li key={refOf(listing)} className="grid">
                  <ListingCard inList listing={listing} to={pathTo.classDetails(listing)} />
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  )
}
