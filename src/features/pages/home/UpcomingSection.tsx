import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { launchingCourses, statusKey, type UpcomingCourse } from '@/content/upcomingCourses.ts'
import { ContactButton } from '@/features/pages/contact/ContactButton.tsx'
import { pathTo } from '@/paths.ts'
import { Chip } from '@/ui/base/Chip.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { cardLink } from '@/ui/base/linkClass.ts'
import { tints } from '@/ui/base/tints.ts'
import { DifficultyDots } from '@/features/pages/DifficultyDots.tsx'
import { calendarDate } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { useToday } from '@/ui/browser/everyMinute.ts'
import { SectionHeading } from '@/features/pages/SectionHeading.tsx'
import { SubscribeBox } from './SubscribeBox.tsx'

const buttonKey = (status: UpcomingCourse['status']) =>
  status === 'pre-registration' ? 'upcoming.preRegister' : 'upcoming.notify'

/** Shows "New date soon" once the date has passed; an empty line until the client knows today's date. */
function LaunchDate({ date }: { date: string }) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const today = useToday()
  if (today === null) return <span className="inline-block h-[1lh]" />
  if (date < today) return <span>{t('upcoming.newDate')}</span>
  return <time dateTime={date}>{t('upcoming.starts', { date: calendarDate(date, language) })}</time>
}

export function UpcomingSection() {
  const { t } = useTranslation(['home', 'courses'])
  return (
    <section aria-labelledby="upcoming" className="page">
      <SectionHeading id="upcoming" title={t('upcoming.title')} lead={t('upcoming.lead')} />
      <ul className="max-lg:rail gap-5 lg:grid lg:grid-cols-3">
        {launchingCourses.map(({ id, key, name, tint, picture, category, launch, status }) => {
          const title = t(`courses:upcoming.${key}.name`)
          return (
            <li
              key={id}
              className="group relative flex flex-col overflow-hidden rounded-card border border-line bg-paper transition-shadow has-[a:hover]:shadow-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-leaf"
            >
              <div className={`flex items-start justify-between gap-4 p-4 lg:p-5 ${tints[tint]}`}>
                <div className="flex flex-wrap gap-2">
                  <span className="rounded-full bg-pine px-3 py-1 text-sm font-semibold text-paper">
                    {t(`courses:status.${statusKey[status]}`)}
                  </span>
                  <Chip tone="paper">{t(`courses:upcomingCategory.${category}`)}</Chip>
                </div>
                <Picture name={picture} size={72} className="shrink-0" />
              </div>
              <div className="flex flex-1 flex-col p-4 lg:p-6">
                <h3 className="mb-1.5 text-xl leading-tight">
                  <Link to={pathTo.upcomingCourse(id)} className={`${cardLink} group-hover:underline`}>
                    {title}
                  </Link>
                </h3>
                <p className="font-semibold text-leaf-dark">
                  <LaunchDate date={launch.date} />
                </p>
                <ul className="mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-ink-soft">
                  <li>{t('courses:stats.weeks', { count: launch.weeks })}</li>
                  <li>{t('courses:stats.ages', { range: launch.ages })}</li>
                  <li>
                    <DifficultyDots level={launch.level} />
                  </li>
                </ul>
                <p className="mt-3 mb-4 text-ink-soft">{t(`upcoming.items.${key}.text`)}</p>
                {/* Above the link, which covers the card. */}
                <div className="relative z-1 mt-auto">
                  <ContactButton kind={{ type: 'notify', course: name }} variant="secondary">
                    <span>{t(buttonKey(status))}</span>
                    <span className="sr-only">{` ${title}`}</span>
                  </ContactButton>
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      <SubscribeBox />
    </section>
  )
}
