import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { categoriesQuery } from '@/api/categories.ts'
import { DataProvider } from '@/api/DataProvider.tsx'
import { refOf } from '@/api/ids.ts'
import { useBothLists } from '@/api/listings.ts'
import { findCourseByCategory, type SubjectCategory } from '@/content/courses.ts'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { ZoneNote } from '@/listing/schedule/ZoneNote.tsx'
import { NextClass } from './NextClass.tsx'
import { nextClasses } from './nextClasses.ts'
import { RowsSkeleton } from '@/ui/loading/RowsSkeleton.tsx'

type Props = {
  /** Only classes of this subject. */
  subject?: SubjectCategory
  /** Vertical padding, for pages without a gap between their sections. */
  className?: string
}

function Classes({ subject, className = '' }: Props) {
  const { t } = useTranslation('classes')
  const id = useId()
  const now = useMinute()
  const { listings: all, pending } = useBothLists('public')
  const categories = useQuery(categoriesQuery())
  if (pending || categories.isPending) return <RowsSkeleton className={className} />
  const ofSubject = categories.data?.find(({ name }) => findCourseByCategory(name)?.category === subject)?.id
  const next = nextClasses(
    subject === undefined ? all : all.filter(({ categoryId }) => ofSubject !== undefined && categoryId === ofSubject),
    now,
    3,
  )
  if (next.length === 0) return null
  return (
    <section aria-labelledby={id} className={`page ${className}`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {/* On a very narrow screen, its longest word leaves no room for the button. */}
        <h2 id={id} className="min-w-0 flex-1 basis-52 text-3xl sm:text-4xl">
          {t('soon.title')}
        </h2>
        <ButtonLink
          to={subject === undefined ? paths.lessons : pathTo.lessons({ category: subject })}
          variant="secondary"
          size="small"
          className="shrink-0"
          aria-label={`${t('soon.all')}: ${t('soon.title')}`}
        >
          {t('soon.all')}
        </ButtonLink>
      </div>
      <ZoneNote className="mb-4 sm:mb-6" />
      <ul className="grid gap-2.5 lg:grid-cols-3 lg:gap-5">
        {next.map(({ listing, lesson }) => (
          <NextClass key={refOf(listing)} listing={listing} start={lesson.start} />
        ))}
      </ul>
    </section>
  )
}

/** The three classes or groups that meet next; nothing if there are none or the lists cannot be read. */
export const NextClasses = (props: Props) => (
  <DataProvider>
    <Classes {...props} />
  </DataProvider>
)
