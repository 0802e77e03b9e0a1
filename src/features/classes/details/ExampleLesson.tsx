import { CalendarRange, Clock, GraduationCap, Sprout, Users, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { exampleLesson } from '@/content/exampleLesson.ts'
import { agesOf } from '@/listing/listingAudience.ts'
import { planOf, scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { money } from '@/i18n/format.ts'
import { lessonMinutes } from '@/listing/schedule/lessonsOf.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Picture } from '@/ui/base/Picture.tsx'

/** Frames and labels an example, so it isn't mistaken for a fact about this class. It never contradicts the class. */
function Example({ children }: { children: ReactNode }) {
  const { t } = useTranslation('classes')
  return (
    <div className="space-y-5 rounded-card border border-dashed border-edge bg-paper p-5 sm:p-6">
      <div className="space-y-2">
        <Chip tone="butter">
          <Sprout aria-hidden="true" className="size-4" />
          <span>{t('example.label')}</span>
        </Chip>
        <p className="text-sm text-ink-soft">{t('example.note')}</p>
      </div>
      {children}
    </div>
  )
}

function Facts({ children }: { children: ReactNode }) {
  const { t } = useTranslation('classes')
  return (
    <ul aria-label={t('example.factsLabel')} className="flex flex-wrap gap-2.5">
      {children}
    </ul>
  )
}

const Fact = ({ Icon, words }: { Icon: typeof Clock; words: string }) => (
  <li className="inline-flex items-center gap-2 rounded-full bg-leaf-tint px-3.5 py-1.5 text-sm font-semibold text-leaf-dark">
    <Icon aria-hidden="true" className="size-4 shrink-0" />
    <span>{words}</span>
  </li>
)

/** The Learning Overview tab: possible results of a lesson. */
export function ExampleLesson({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const namesAges = agesOf(listing) !== null
  const namesPlaces = scheduleOf(listing).schedule?.places !== undefined
  return (
    <Example>
      {!(namesAges && namesPlaces) && (
        <Facts>
          {!namesAges && <Fact Icon={GraduationCap} words={t('example.ages', exampleLesson.ages)} />}
          {!namesPlaces && <Fact Icon={Users} words={t('example.learners', exampleLesson.learners)} />}
        </Facts>
      )}
      <h2 className="text-xl">{t('example.overview.title')}</h2>
      <ul className="space-y-3">
        {(['g1', 'g2', 'g3', 'g4'] as const).map((goal) => (
          <li key={goal} className="flex gap-3">
            <Sprout aria-hidden="true" className="mt-1 size-5 shrink-0 text-leaf" />
            <span>{t(`example.overview.${goal}`)}</span>
          </li>
        ))}
      </ul>
    </Example>
  )
}

/** The parts of the example, scaled to a lesson length in minutes. */
function partsOf(minutes: number) {
  const stretched = (part: number) => Math.round((part * minutes) / exampleLesson.minutes)
  const [s1, s2, s4] = [
    stretched(exampleLesson.parts.s1),
    stretched(exampleLesson.parts.s2),
    stretched(exampleLesson.parts.s4),
  ]
  return { s1, s2, s3: minutes - s1 - s2 - s4, s4 }
}

/** The Schedule tab's example: price, length, seats, and how the time is divided, scaled to the listing's lesson length. */
export function ExampleSchedule({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const { weekly, seats } = exampleLesson
  const plan = planOf(listing)
  const minutes = plan === null ? exampleLesson.minutes : lessonMinutes(plan)
  const parts = partsOf(minutes)
  return (
    <Example>
      <Facts>
        {(listing.price === null || listing.price === weekly) && (
          <Fact Icon={Wallet} words={t('example.weekly', { price: money(weekly) })} />
        )}
        <Fact Icon={Clock} words={t('example.minutes', { minutes })} />
        {scheduleOf(listing).schedule?.places === undefined && (
          <Fact Icon={CalendarRange} words={t('example.seats', seats)} />
        )}
      </Facts>
      <h2 className="text-xl">{t('example.schedule.title', { minutes })}</h2>
      <ol className="space-y-3">
        {(['s1', 's2', 's3', 's4'] as const).map((part) => (
          <li key={part} className="flex items-baseline gap-4">
            <span className="w-24 shrink-0 text-sm font-bold text-leaf-dark">
              {t('example.minutes', { minutes: parts[part] })}
            </span>
            <span>{t(`example.schedule.${part}`)}</span>
          </li>
        ))}
      </ol>
    </Example>
  )
}

export function ExampleTeacher() {
  const { t } = useTranslation('classes')
  return (
    <Example>
      <h2 className="text-xl">{t('example.teacher.title')}</h2>
      <div className="flex flex-col gap-5 sm:flex-row">
        <span className="grid size-24 shrink-0 place-items-center rounded-card bg-lilac">
          <Picture name="womanTeacher" size={72} />
        </span>
        <div className="space-y-3">
          <p>{t('example.teacher.text')}</p>
          <ul className="list-disc space-y-1 pl-5">
            {(['t1', 't2', 't3'] as const).map((trait) => (
              <li key={trait}>{t(`example.teacher.${trait}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Example>
  )
}
