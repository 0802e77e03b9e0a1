import { useTranslation } from 'react-i18next'
import type { ListingRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { CardSkeletons } from '@/listing/CardSkeletons.tsx'
import { ListingCard } from '@/listing/ListingCard.tsx'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Loaded, type Loadable } from '@/ui/loading/Loaded.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { LessonStatus } from '@/features/lessons/classroom/LessonStatus.tsx'

/** A class or group of a student: its card, or a note if it was deleted or failed to load. */
export function EnrolledItem({ enrollment, query }: { enrollment: ListingRef; query: Loadable<Listing> }) {
  const { t } = useTranslation(['dashboard', 'classes', 'classroom'])
  return (
    <Loaded
      query={query}
      failure="loadClass"
      // The single card fills the whole cell.
      skeleton={
        <div className="*:grid-cols-1!">
          <CardSkeletons count={1} />
        </div>
      }
      missing={
        <article className="relative flex flex-col overflow-hidden rounded-card border border-dashed border-edge bg-paper">
          <div className="grid aspect-[5/2] place-items-center bg-cream">
            <Scene name="emptyPot" className="h-24" />
          </div>
          <div className="absolute top-3 left-3">
            <Chip tone="butter">{t(`classes:type.${enrollment.type}`)}</Chip>
          </div>
          <div className="space-y-2 p-5">
            <h3 className="text-lg leading-snug">{t('classroom:gone.title')}</h3>
            <p className="text-ink-soft">{t('goneText')}</p>
          </div>
        </article>
      }
    >
      {(listing) => (
        <ListingCard
          listing={listing}
          inList="utc"
          to={pathTo.classroom(enrollment)}
          action={t('openClassroom')}
          status={
            <p className="min-w-0 font-bold first-letter:uppercase">
              <LessonStatus listing={listing} />
            </p>
          }
        />
      )}
    </Loaded>
  )
}
