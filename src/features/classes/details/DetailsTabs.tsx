import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { exampleLesson } from '@/content/exampleLesson.ts'
import { isShown } from '@/content/isShown.ts'
import { FoldedText } from '@/ui/fold/FoldedText.tsx'
import { Tabs } from '@/ui/base/Tabs.tsx'
import { ExampleLesson, ExampleSchedule, ExampleTeacher } from './ExampleLesson.tsx'
import { teacherOf } from '@/listing/listingAudience.ts'
import { LessonTime } from '@/listing/schedule/LessonTime.tsx'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'

const allTabs = ['about', 'overview', 'schedule', 'teacher'] as const

/** About, Learning Overview, Schedule, and Teacher; the selected tab is in the address. */
export function DetailsTabs({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const [params, setParams] = useSearchParams()
  const description = scheduleOf(listing).text.trim()
  const withExample = isShown(exampleLesson)
  const teacher = teacherOf(listing)
  const tabs = allTabs.filter(
    (tab) => withExample || tab === 'about' || tab === 'schedule' || (tab === 'teacher' && teacher !== null),
  )
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'about'

  const choose = (tab: (typeof allTabs)[number]) =>
    setParams(
      (now) => {
        if (tab === 'about') now.delete('tab')
        else now.set('tab', tab)
        return now
      },
      { replace: true },
    )

  const panels = {
    about: (
      <div className="space-y-3">
        <h2 className="text-2xl">{t(`details.aboutTitle.${listing.type}`)}</h2>
        {description === '' ? (
          <p className="text-ink-soft">{t('details.noDescription')}</p>
        ) : (
          <FoldedText>{description}</FoldedText>
        )}
      </div>
    ),
    overview: <ExampleLesson listing={listing} />,
    schedule: (
      <div className="space-y-6">
        <div className="space-y-2">
          <h2 className="text-2xl">{t(`details.starts.${listing.type}`)}</h2>
          <LessonTime listing={listing} />
        </div>
        {withExample && <ExampleSchedule listing={listing} />}
      </div>
    ),
    teacher:
      teacher === null ? (
        <ExampleTeacher />
      ) : (
        <div className="space-y-3">
          <h2 className="text-2xl [overflow-wrap:anywhere]">{teacher.name}</h2>
          {teacher.about !== undefined && (
            <p className="max-w-measure [overflow-wrap:anywhere]" dir="auto">
              {teacher.about}
            </p>
          )}
        </div>
      ),
  }

  return (
    <Tabs
      label={t('details.tabs')}
      value={chosen}
      onChange={choose}
      tabs={tabs.map((id) => ({ id, label: t(`details.tab.${id}`), panel: panels[id] }))}
    />
  )
}
