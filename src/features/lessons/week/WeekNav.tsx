import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { weekOf } from './weekDays.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { weekSearch } from './useWeek.ts'

const arrow =
  'grid size-11 shrink-0 place-items-center rounded-control border-[1.5px] border-line bg-paper text-ink hover:border-edge'

type Props = { monday: string; isPresent: boolean; onPresent: () => void }

/** Links to the previous and next week, and back to the current week. */
export function WeekNav({ monday, isPresent, onPresent }: Props) {
  const { t } = useTranslation('timetable')
  return (
    <nav aria-label={t('week.nav')} className="flex items-center gap-2 print:hidden">
      <Link to={weekSearch(weekOf(monday, -1)?.[0])} aria-label={t('week.previous')} className={arrow}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </Link>
      <Link to={weekSearch(weekOf(monday, 1)?.[0])} aria-label={t('week.next')} className={arrow}>
        <ChevronRight aria-hidden="true" className="size-5" />
      </Link>
      {!isPresent && (
        <ButtonLink to={weekSearch()} onClick={onPresent} variant="quiet" size="small">
          {t('week.present')}
        </ButtonLink>
      )}
    </nav>
  )
}
