import { useTranslation } from 'react-i18next'
import type { Role } from '@/api/roles.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { ClockNote } from '@/features/classroom/ClockNote.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { AdminLinks } from './AdminLinks.tsx'
import { StudentLessons } from './StudentLessons.tsx'
import { TeacherLessons } from './TeacherLessons.tsx'

const content = { student: StudentLessons, teacher: TeacherLessons, admin: AdminLinks } satisfies Record<
  Role,
  () => React.ReactNode
>

/** The first page after log-in: what is next, and everything one has. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { role } = useUser()
  const Content = content[role]
  return (
    <>
      <PageMeta title={t(`sidebar.home.${role}`)} hidden />
      <h1 className="mb-6 text-4xl">{t('welcome', { role: t(`role.${role}`) })}</h1>
      <ClockNote className="-mt-3 mb-6" />
      <Content />
    </>
  )
}
