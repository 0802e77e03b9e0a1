import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { coursePageParts, type CatalogCourse } from '@/content/courses.ts'
import { isShown } from '@/content/isShown.ts'
import { hasProfile, teacherProfiles } from '@/content/teacherProfiles.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { buttonClass } from '@/ui/base/Button.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { Fold } from '@/ui/fold/FoldOnPhones.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import { CourseSection } from './CourseSection.tsx'

const figures = ['students', 'rating', 'courses', 'hours'] as const

/** A teacher of this subject, if the course has a profile. */
export function InstructorSection({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation(['coursePages', 'common'])
  const language = useLanguage()
  const { id } = course
  if (!hasProfile(id) || !isShown(teacherProfiles)) return null
  return (
    <CourseSection title={t('instructor.heading')}>
      <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-paper lg:grid-cols-[11rem_minmax(0,1fr)]">
        <div className={`grid place-items-center content-start p-7 pt-8 max-lg:hidden ${tints[course.tint]}`}>
          <Picture name={teacherProfiles.portraits[id]} size={104} />
        </div>
        <div className="space-y-5 p-5 sm:p-8 lg:p-10">
          {teacherProfiles.sample && (
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <Chip tone="butter">{t('common:sample')}</Chip>
              <p className="text-sm text-ink-soft">{t('instructor.sampleNote')}</p>
            </div>
          )}
          <Fold
            heading={
              <div className="flex items-center gap-4">
                <span
                  className={`grid size-18 shrink-0 place-items-center rounded-full lg:hidden ${tints[course.tint]}`}
                >
                  <Picture name={teacherProfiles.portraits[id]} />
                </span>
                <div className="min-w-0">
                  <h3 className="text-2xl">{t(`profile.${id}.name`)}</h3>
                  <p className="font-semibold text-leaf-dark">{t(`profile.${id}.title`)}</p>
                </div>
              </div>
            }
          >
            <div className="space-y-5 pt-4">
              <p className="max-w-measure text-pretty sm:text-lg">{t(`profile.${id}.body`)}</p>
              <div>
                <h4 className="font-bold text-pine">{t('instructor.expertise')}</h4>
                <ul className="mt-3 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
                  {coursePageParts.expertise.map((item) => (
                    <li key={item} className="flex items-start gap-2.5">
                      <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={3} />
                      <span className="min-w-0">{t(`profile.${id}.expertise.${item}`)}</span>
                    </li>
                  ))}
                </ul>
              </div>
              <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-4">
                {figures.map((key) => (
                  <div key={key} className="flex flex-col-reverse justify-end">
                    <dt className="text-sm text-ink-soft">{t(`instructor.claims.${key}`)}</dt>
                    <dd className="text-2xl font-extrabold text-pine">{figure(claims.instructor[key], language)}</dd>
                  </div>
                ))}
              </dl>
              <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
                <TrialButton subject={course.category}>{t('actions.session')}</TrialButton>
                <a href="#consultation" className={buttonClass({ variant: 'secondary' })}>
                  {t('actions.consultation')}
                </a>
                <a href="#syllabus" className={buttonClass({ variant: 'quiet' })}>
                  {t('actions.details')}
                </a>
              </div>
            </div>
          </Fold>
        </div>
      </div>
    </CourseSection>
  )
}
