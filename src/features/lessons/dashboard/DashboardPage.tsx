import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Role } from '@/api/roles.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { ClockNote } from '@/features/lessons/classroom/ClockNote.tsx'
import { ClockShiftNote } from '@/listing/secondClock/ClockShiftNote.tsx'
import { isWeekView } from '@/features/lessons/week/useWeek.ts'
import { ViewSwitch } from '@/features/lessons/week/ViewSwitch.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { AdminLinks } from './AdminLinks.tsx'
import { StudentLessons, useHasNone } from './StudentLessons.tsx'
import { TeacherLessons } from './TeacherLessons.tsx'

const content = { student: StudentLessons, teacher: TeacherLessons, admin: AdminLinks } satisfies Record<
  Role,
  () => React.ReactNode
>

/** The first page after login: the next lesson and all classes of the user. */
export function DashboardPage() {
  const { t } = useTranslation(['dashboard', 'timetable'])
  const { search } = useLocation()
  const { role } = useUser()
  const hasNone = useHasNone(role)
  const isWeek = isWeekView(search) && role !== 'admin'
  const Content = content[role]
  return (
    <>
      <PageMeta title={isWeek ? t('timetable:title') : t(`sidebar.home.${role}`)} hidden />
      <h1 className="mb-6 text-4xl print:hidden">{t('welcome', { role: t(`role.${role}`) })}</h1>
      <ClockNote className="-mt-3 mb-6 print:hidden" />
      {!hasNone && (
        <div className="mb-6 print:hidden">
          <ViewSwitch />
          <ClockShiftNote className="mt-3" />
        </div>
      )}
      <Content />
    </>
  )
}
