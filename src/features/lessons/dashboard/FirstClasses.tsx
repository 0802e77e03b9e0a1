import { useId, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { refOf, type ListingRef } from '@/api/ids.ts'
import { useBothLists, type Listing } from '@/api/listings.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { TrialDialog } from '@/features/trial/lazyTrial.ts'
import { cardGrid, CardSkeletons } from '@/listing/CardSkeletons.tsx'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { nextClasses } from '@/listing/nextClasses/nextClasses.ts'
import { ZoneNote } from '@/listing/schedule/ZoneNote.tsx'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'

type ShelfProps = {
  count: number
  to: (listing: Listing) => string
  /** Classes and groups of the user, which are left out. */
  except?: readonly ListingRef[]
  /** Adds a link to all classes and groups. */
  all?: boolean
  Card?: ComponentType<{ listing: Listing; to: string; inList: 'short'; facts: 'shelf' }>
}

/** The next public classes and groups; only the link if no class has a start ahead. */
export function NextShelf({ count, to, except = [], all = false, Card = ListingCard }: ShelfProps) {
  const { t } = useTranslation(['classes', 'dashboard'])
  const id = useId()
  const { listings, pending } = useBothLists('public')
  const taken = new Set(except.map(refOf))
  const next = nextClasses(
    taken.size === 0 ? listings : listings.filter((one) => !taken.has(refOf(one))),
    useMinute(),
    count,
  )
  const toAll = all && (
    <ButtonLink to={paths.classes} variant="secondary" size="small">
      {t('dashboard:empty.studentAction')}
    </ButtonLink>
  )
  if (!pending && next.length === 0) return toAll
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-1 text-2xl">
        {t('soon.title')}
      </h2>
      <ZoneNote className="mb-5" />
      {pending ? (
        <CardSkeletons count={count} />
      ) : (
        <ul className={`${cardGrid} max-sm:gap-3`}>
          {next.map(({ listing }) => (
            <li key={refOf(listing)} className="grid">
              <Card inList="short" facts="shelf" listing={listing} to={to(listing)} />
            </li>
          ))}
        </ul>
      )}
      {/* The cards would move it: they are higher than their placeholders. */}
      {all && !pending && <div className="mt-5">{toAll}</div>}
    </section>
  )
}

/** A start for a student without a class: the whole list, a free trial, and the next classes. */
export function FirstClasses() {
  const { t } = useTranslation(['dashboard', 'classes', 'common'])
  const dialog = useDialog()
  return (
    <>
      <EmptyState
        shape="wide"
        scene={<Scene name="emptyPot" className="h-24" />}
        title={t('empty.studentTitle')}
        action={
          <div className="grid gap-3 sm:flex sm:flex-wrap max-md:justify-center">
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
      <NextShelf count={3} to={pathTo.classDetails} />
    </>
  )
}
