import { useTranslation } from 'react-i18next'
import type { Category } from '@/api/categories.ts'
import type { Listing } from '@/api/listings.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { useCategoryLook } from '@/features/listing/useCategoryLook.ts'
import { nextClasses } from '@/features/nextClasses/nextClasses.ts'
import { Shelf } from '@/features/related/Shelf.tsx'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { paths } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

type Props = {
  /** What the next classes are taken from. */
  listings: readonly Listing[]
  /** The age that was asked for. */
  age: number | null
  category: Category | undefined
  /** Whether the saved ones were asked for and there are none. */
  nothingSaved: boolean
  /** In milliseconds. */
  now: number
  onClear: () => void
}

/** Where no class matches: other filters, somebody to ask, and the classes that meet next. */
export function NoMatch({ listings, age, category, nothingSaved, now, onClear }: Props) {
  const { t } = useTranslation(['classes', 'common'])
  const { user } = useAuth()
  const { subject } = useCategoryLook(category?.id ?? null)
  const next = nextClasses(listings, now, 3).map(({ listing }) => listing)
  return (
    <>
      <EmptyState
        scene={<Scene name="signpost" />}
        title={t(nothingSaved ? 'saved.none' : 'noMatch.title')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={onClear}>{t('filter.clear')}</Button>
            {user === null ? (
              <TrialButton variant="secondary" {...(subject !== null && { subject })}>
                {t('common:nav.bookTrial')}
              </TrialButton>
            ) : (
              <ButtonLink to={paths.contactUs} variant="secondary">
                {t('common:nav.contact')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {t(nothingSaved ? 'saved.noneText' : 'noMatch.text')}
      </EmptyState>
      <Shelf
        title={[t('soon.title'), age !== null && t('filter.forAge', { age })].filter(Boolean).join(' · ')}
        listings={next}
      />
    </>
  )
}
