import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { FoldedText } from '@/ui/FoldedText.tsx'
import { Tabs } from '@/ui/Tabs.tsx'
import { ExampleLesson, ExampleSchedule, ExampleTeacher } from './ExampleLesson.tsx'
import { StartDate } from './StartDate.tsx'

const tabs = ['about', 'overview', 'schedule', 'teacher'] as const

/** About, Learning Overview, Schedule and Teacher; the chosen one is in the address. */
export function DetailsTabs({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const [params, setParams] = useSearchParams()
  const chosen = tabs.find((tab) => tab === params.get('tab')) ?? 'about'

  const choose = (tab: (typeof tabs)[number]) =>
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
        {listing.description.trim() === '' ? (
          <p className="text-ink-soft">{t('details.noDescription')}</p>
        ) : (
          <FoldedText>{listing.description.trim()}</FoldedText>
        )}
      </div>
    ),
    overview: <ExampleLesson />,
    schedule: (
      <div className="space-y-6">
        <div className="space-y-2">
          <h2 className="text-2xl">{t(`details.starts.${listing.type}`)}</h2>
          <StartDate startDate={listing.startDate} />
        </div>
        <ExampleSchedule />
      </div>
    ),
    teacher: <ExampleTeacher />,
  }

  return <Tabs label={t('details.tabs')} value={chosen} onChange={choose} tabs={tabs.map((id) => ({ id, label: t(`details.tab.${id}`), panel: panels[id] }))} />
}
