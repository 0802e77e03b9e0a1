import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { AnyUpcomingCourse, UpcomingCourse } from '@/content/upcomingCourses.ts'
import { ContactButton } from '@/features/pages/contact/ContactButton.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'

const buttonKeys = {
  'coming-soon': 'button',
  'pre-registration': 'preRegister',
  'launching-soon': 'button',
} as const satisfies Record<UpcomingCourse['status'], string>

/** Opens the contact dialog to be notified when the course starts. */
export function NotifyCard({ course }: { course: AnyUpcomingCourse }) {
  const { t } = useTranslation(['coursePages', 'courses'])
  return (
    <section
      aria-labelledby="notify"
      className="grid justify-items-center gap-4 rounded-card bg-paper p-6 shadow-float sm:p-8"
    >
      <span className={`grid size-36 place-items-center rounded-full ${tints[course.tint]}`}>
        <Picture name={course.picture} size={96} eager />
      </span>
      <h2 id="notify" className="text-center text-2xl">
        {t('upcoming.notify.title')}
      </h2>
      <p className="text-center text-pretty text-ink-soft">{t('upcoming.notify.text')}</p>
      <ContactButton kind={{ type: 'notify', course: course.name }} wide>
        <Bell aria-hidden="true" className="size-5 shrink-0" />
        <span>{t(`upcoming.notify.${buttonKeys[course.status]}`)}</span>
      </ContactButton>
    </section>
  )
}
