import { useQueries, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enrolmentsQuery, type Enrolment } from '@/api/enrolments.ts'
import { listingQuery } from '@/api/listings.ts'
import { cardGrid } from '@/features/classes/cardGrid.ts'
import { CardSkeletons } from '@/features/classes/CardSkeletons.tsx'
import { asFault } from '@/lib/fault.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Loaded } from '@/ui/Loaded.tsx'
import { Scene } from '@/ui/Scene.tsx'
import { EnrolledItem } from './EnrolledItem.tsx'
import { NextLesson, NextLessonSkeleton } from './NextLesson.tsx'

/** What a student has: the next lesson, and every class and group. */
export function StudentLessons() {
  const { t } = useTranslation('dashboard')
  return (
    <Loaded
      query={useQuery(enrolmentsQuery())}
      failure="loadClasses"
      skeleton={
        <>
          <NextLessonSkeleton />
          <div className="skeleton mb-5 h-8 w-44" />
          <CardSkeletons count={3} />
        </>
      }
    >
      {(enrolments) =>
        enrolments.length > 0 ? (
          <Enrolled enrolments={enrolments} />
        ) : (
          <section>
            <h2 className="mb-5 text-2xl">{t('myClasses')}</h2>
            <EmptyState scene={<Scene name="emptyPot" />} title={t('empty.studentTitle')} action={<ButtonLink to={paths.classes}>{t('empty.studentAction')}</ButtonLink>}>
              {t('empty.student')}
            </EmptyState>
          </section>
        )
      }
    </Loaded>
  )
}

function Enrolled({ enrolments }: { enrolments: readonly Enrolment[] }) {
  const { t } = useTranslation('dashboard')
  const items = useQueries({ queries: enrolments.map(({ type, id }) => listingQuery(type, id)) })
  const found = items.flatMap(({ data }) => data ?? [])
  // Which lesson is next is known only when all are there: a button must not change its target under the finger.
  const waiting = items.some(({ isPending }) => isPending)
  const complete = items.every(({ data, error }) => data !== undefined || asFault(error).kind === 'notFound')
  return (
    <>
      {waiting ? <NextLessonSkeleton /> : <NextLesson listings={found} complete={complete} />}
      <section>
        <h2 className="mb-5 text-2xl">{t('myClasses')}</h2>
        <ul className={cardGrid}>
          {enrolments.map((enrolment, index) => (
            <li key={`${enrolment.type}/${enrolment.id}`} tabIndex={-1} className="grid outline-none [&>[role=alert]]:self-start">
              <EnrolledItem enrolment={enrolment} query={items[index]!} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
