import { useTranslation } from 'react-i18next'
import { enrolmentsQuery } from '@/api/enrolments.ts'
import { listingQuery, listingsAtOnce, ownListingsQuery } from '@/api/listings.ts'
import { readEarly } from '@/api/readEarly.ts'
import type { Role, User } from '@/api/users.ts'
import { useUser } from '@/auth/AuthContext.ts'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { AdminLinks } from './AdminLinks.tsx'
import { StudentLessons } from './StudentLessons.tsx'
import { TeacherLessons } from './TeacherLessons.tsx'

/** Reads what the dashboard of a user shows, as far as it was asked for before. */
export async function read({ role }: Partial<User> = {}) {
  if (role === 'teacher') await Promise.all((['class', 'group'] as const).map((type) => readEarly(ownListingsQuery(type), 'getOwnListings', { type })))
  if (role !== 'student') return
  const enrolments = await readEarly(enrolmentsQuery(), 'getPurchases')
  const unknown = (enrolments ?? []).filter(({ listing }) => listing === null)
  await Promise.all(unknown.slice(0, listingsAtOnce).map(({ type, id }) => readEarly(listingQuery(type, id), 'getListing', { type, id })))
}

const content = { student: StudentLessons, teacher: TeacherLessons, admin: AdminLinks } satisfies Record<Role, () => React.ReactNode>

/** The first page after log-in: what is next, and everything one has. */
export function DashboardPage() {
  const { t } = useTranslation('dashboard')
  const { role } = useUser()
  const Content = content[role]
  return (
    <>
      <PageMeta title={t(`sidebar.home.${role}`)} hidden />
      <h1 className="mb-6 text-4xl">{t('welcome', { role: t(`role.${role}`) })}</h1>
      <Content />
    </>
  )
}
