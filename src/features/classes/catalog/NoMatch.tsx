import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { useCategoryLook } from '@/listing/categoryLook.ts'
import { nextClasses } from '@/listing/nextClasses/nextClasses.ts'
import { Shelf } from '@/features/classes/related/Shelf.tsx'
import { useFilterWords } from '@/features/classes/filters/ActiveFilters.tsx'
import type { ListingFilter } from '@/features/classes/filters/listingFilter.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { LoosenFilter } from './LoosenFilter.tsx'

type Props = {
  /** The source of the next classes. */
  listings: readonly Listing[]
  filter: ListingFilter
  category: Category | undefined
  categoryName: string | null
  /** Whether the saved classes were requested and there are none. */
  nothingSaved: boolean
  /** The number of classes and groups that match a filter. */
  count: (filter: ListingFilter) => number | undefined
  /** In milliseconds. */
  now: number
  onClear: () => void
  onRemove: (wish: Partial<ListingFilter>) => void
}

/** Shown if no class matches: other filters, contacts, and the next classes. */
export function NoMatch(props: Props) {
  const { listings, filter, category, categoryName, nothingSaved, count, now, onClear, onRemove } = props
  const { t } = useTranslation(['classes', 'common'])
  const { user } = useAuth()
  const { subject } = useCategoryLook(category?.id ?? null)
  const onlyWords = useFilterWords(filter, categoryName).length === 0
  const next = nextClasses(listings, now, 3).map(({ listing }) => listing)
  return (
    <>
      {/* A recipient of a shared comparison has saved nothing and need not be told. */}
      {!(nothingSaved && filter.compare !== null) && (
        <EmptyState
          shape="low"
          scene={<Scene name="signpost" className="h-16" />}
          title={t(nothingSaved ? 'saved.none' : 'noMatch.title')}
          action={
            <LoosenFilter filter={filter} category={categoryName} count={count} onRemove={onRemove} onClear={onClear}>
              {user === null ? (
                <TrialButton variant="secondary" {...(subject !== null && { subject })}>
                  {t('common:nav.bookTrial')}
                </TrialButton>
              ) : (
                <ButtonLink to={paths.contactUs} variant="secondary">
                  {t('common:nav.contact')}
                </ButtonLink>
              )}
            </LoosenFilter>
          }
        >
          {t(nothingSaved ? 'saved.noneText' : onlyWords ? 'noMatch.otherWords' : 'noMatch.text')}
        </EmptyState>
      )}
      <Shelf
        title={[t('soon.title'), filter.age !== null && t('filter.forAge', { age: filter.age })]
          .filter(Boolean)
          .join(' · ')}
        listings={next}
      />
    </>
  )
}
