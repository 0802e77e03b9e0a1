import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ReactNode } from 'react'
import { localDateTime, unbroken } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import type { Listing } from '@/api/listings.ts'
import { agesOf, languagesOf, teacherOf } from '@/listing/listingAudience.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { isFinished, planOf, scheduleOf, stateOf, unknownZone } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'
import { SecondTime } from '@/listing/secondClock/SecondTime.tsx'
import { useSharedAddress } from '@/listing/share/shareText.ts'
import { useIsOwn } from '@/listing/useIsOwn.ts'
import { paths, pathTo } from '@/paths.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** An entry of the list of facts; a `wide` entry spans the whole row. */
const Fact = ({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={`min-w-0 ${wide ? 'col-span-2' : ''}`}>
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className="font-semibold first-letter:uppercase">{children}</dd>
  </div>
)

/** The facts of a class's schedule; ages and languages may also come from its text. For missing facts, the page links to our contacts, or its teacher to the form. */
export function ScheduleFacts({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  const words = useScheduleWords()
  const now = useMinute()
  const plan = planOf(listing)
  const zone = unknownZone(listing)
  const places = scheduleOf(listing).schedule?.places
  const ages = agesOf(listing)
  const languages = languagesOf(listing)
  const teacher = teacherOf(listing)
  const isOwn = useIsOwn(listing)
  const state = stateOf(listing, now)
  const next = state.phase === 'between' || (state.phase === 'live' && plan) ? state.next : null
  const missing = (
    [
      ['length', plan === null && zone === null],
      ['ages', ages === null],
      ['language', languages.length === 0],
    ] as const
  ).flatMap(([name, isMissing]) => (isMissing ? [t(`schedule.missing.${name}`)] : []))
  const question = t('schedule.missing.message', {
    title: shortTitle(listingTitle(listing, t)),
    missing: missing.join(', '),
    url: useSharedAddress()(listing),
  })
  return (
    <>
      {next && (
        <Fact wide name={t('schedule.next')}>
          <span>{unbroken(localDateTime(new Date(next.start), language))}</span>
          <SecondTime start={new Date(next.start)} className="text-sm font-normal" />
        </Fact>
      )}
      {plan && (
        <Fact wide name={t('schedule.title')}>
          {words.lessons(plan, now)}
        </Fact>
      )}
      {zone !== null && (
        <Fact wide name={t('schedule.title')}>
          {t('schedule.unknownZone', { zone })}
        </Fact>
      )}
      {ages && <Fact name={t('schedule.agesTitle')}>{words.ages(ages)}</Fact>}
      {places !== undefined && <Fact name={t('schedule.placesTitle')}>{words.places(places)}</Fact>}
      {languages.length > 0 && <Fact name={t('schedule.languageTitle')}>{words.languages(languages)}</Fact>}
      {teacher && (
        <Fact wide name={t('schedule.teacherTitle')}>
          <span className="[overflow-wrap:anywhere]">{teacher.name}</span>
          {teacher.about !== undefined && (
            <span className="block font-normal [overflow-wrap:anywhere]" dir="auto">
              {teacher.about}
            </span>
          )}
        </Fact>
      )}
      {missing.length > 0 && !isFinished(listing, now) && (
        <Fact wide name={t(isOwn ? 'schedule.missing.own' : 'schedule.missing.title')}>
          <Link
            {...(isOwn ? { to: pathTo.editListing(listing) } : { to: paths.contactUs, state: { question } })}
            className="inline-block text-leaf-dark underline underline-offset-4 first-letter:uppercase"
          >
            {missing.join(', ')}
          </Link>
        </Fact>
      )}
    </>
  )
}
