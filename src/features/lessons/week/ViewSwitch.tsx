import { CalendarRange, List } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isWeekView, weekSearch } from './useWeek.ts'

/** Switches between the list of classes and the week. */
export function ViewSwitch() {
  const { t } = useTranslation('timetable')
  const { search, pathname } = useLocation()
  const week = isWeekView(search)
  const views = [
    { to: pathname, name: t('view.list'), Icon: List, chosen: !week },
    { to: weekSearch(), name: t('view.week'), Icon: CalendarRange, chosen: week },
  ]
  return (
    <div
      role="group"
      aria-label={t('view.label')}
      className="inline-flex flex-wrap gap-1 rounded-control border border-line bg-paper p-1"
    >
      {views.map(({ to, name, Icon, chosen }) => (
        <Link
          key={name}
          to={to}
          aria-current={chosen ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-[10px] px-4 font-semibold text-ink-soft hover:text-ink aria-[current]:bg-leaf aria-[current]:text-paper"
        >
          <Icon aria-hidden="true" className="size-4 shrink-0" />
          <span>{name}</span>
        </Link>
      ))}
    </div>
  )
}
