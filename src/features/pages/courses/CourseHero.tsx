import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { coursePageParts, type CatalogCourse } from '@/content/courses.ts'
import { courseReviews } from '@/content/courseReviews.ts'
import { isShown } from '@/content/isShown.ts'
import { courseAges } from '@/features/pages/courseAges.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { buttonClass } from '@/ui/base/Button.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { RatingStars } from '@/ui/base/RatingStars.tsx'
import { tints } from '@/ui/base/tints.ts'
import { useReady } from '@/ui/browser/useClientValue.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { HeroArt } from './HeroArt.tsx'

export function CourseHero({ course }: { course: CatalogCourse }) {
  const { t } = useTranslation(['coursePages', 'courses'])
  const { t: tCourses } = useTranslation('courses')
  const language = useLanguage()
  const ready = useReady()
  const { id, stats } = course
  return (
    // The background is not prerendered: the first paint doesn't wait for it.
    <section
      aria-labelledby="course"
      className={`${tints[course.tint]} bg-cover bg-bottom pt-3 pb-8 sm:pb-14 ${ready ? "bg-[url('@/features/pages/courses/heroGround.svg')]" : ''}`}
    >
      <div className="page">
        <Breadcrumbs
          trail={[{ to: paths.subjects, label: t('breadcrumb.subjects') }]}
          current={t(`courses:course.${id}.name`)}
        />
        <div className="grid items-center gap-x-10 gap-y-4 py-4 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-16 lg:py-8">
          {/* Named areas, since `order` lets the picture jump to the right when a slow device parses the words. */}
          <div className="md:[grid-area:1/2]">
            <HeroArt
              picture={course.picture}
              facts={[
                { id: 'students', label: t('courses:stats.students', { students: figure(stats.students, language) }) },
                { id: 'ages', label: courseAges(course, tCourses) },
              ]}
            />
          </div>
          <div className="space-y-4 md:[grid-area:1/1]">
            <ul className="flex flex-wrap gap-2">
              {coursePageParts.tags.map((tag) => (
                <li key={tag} className="max-w-full">
                  <Chip tone="paper">{t(`courses.${id}.tags.${tag}`)}</Chip>
                </li>
              ))}
            </ul>
            <h1 id="course" className="text-4xl lg:text-[3.25rem] lg:leading-[1.06]">
              {t(`courses.${id}.title`)}
            </h1>
            <p className="max-w-measure text-lg text-pretty">{t(`courses.${id}.description`)}</p>
            <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <RatingStars rating={stats.rating} label={t('hero.rating', { rating: figure(stats.rating, language) })} />
              <span aria-hidden="true" className="font-extrabold text-pine">
                {figure(stats.rating, language)}
              </span>
              {courseReviews.sample && isShown(courseReviews) && <span>{t('hero.sampleRating')}</span>}
            </p>
            <div className="flex flex-col gap-3 pt-1 sm:flex-row sm:flex-wrap">
              <TrialButton subject={course.category}>{t('actions.trial')}</TrialButton>
              <a href="#syllabus" className={buttonClass({ variant: 'secondary' })}>
                {t('actions.details')}
              </a>
            </div>
          </div>
        </div>
        <div className="mt-3 rounded-card bg-paper p-5 sm:p-8">
          <h2 className="text-xl">{t('sections.advantages')}</h2>
          <ul className="mt-3 grid gap-x-6 gap-y-3 sm:mt-4 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4">
            {coursePageParts.advantages.map((advantage) => (
              <li key={advantage} className="flex gap-3">
                <span className="grid size-7 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-dark">
                  <Check aria-hidden="true" className="size-4" strokeWidth={3} />
                </span>
                <div className="min-w-0">
                  <h3 className="text-base leading-snug sm:text-lg">
                    {t(`courses.${id}.advantages.${advantage}.title`)}
                  </h3>
                  <p className="text-ink-soft max-sm:text-sm">{t(`courses.${id}.advantages.${advantage}.text`)}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
