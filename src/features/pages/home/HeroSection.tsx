import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router-dom'
import { claims } from '@/content/claims.ts'
import { groupPlans, lowestPrice } from '@/content/plans.ts'
import { UnlessBooked, TrialButton } from '@/features/trial/TrialButton.tsx'
import { figure, money } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { paths, pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { childAges } from '@/content/courses.ts'
import { LiveLesson } from '@/features/pages/LiveLesson.tsx'

const proof = ['students', 'rating', 'support'] as const

/** On phones: opens the classes for an age. `action` and `name` make it work before hydration, too. */
function AgeQuestion() {
  const { t } = useTranslation(['home', 'common'])
  const navigate = useNavigate()
  const id = useId()
  return (
    <form
      action={useHref(paths.lessons)}
      className="-mt-6 rounded-card bg-sky p-4 md:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const age = new FormData(event.currentTarget).get('age') as string
        void navigate(pathTo.lessons(age === '' ? {} : { age }))
      }}
    >
      <label htmlFor={id} className="text-lg font-extrabold text-pine">
        {t('hero.age')}
      </label>
      <div className="mt-2 flex flex-wrap gap-2">
        <select
          id={id}
          name="age"
          className="min-h-12 min-w-0 flex-1 basis-24 truncate rounded-control border-[1.5px] border-edge bg-paper pr-10 pl-4 text-ink hover:border-ink-soft"
        >
          <option value="">{t('common:chooseOption')}</option>
          {childAges.map((years) => (
            <option key={years} value={years}>
              {t('hero.years', { years })}
            </option>
          ))}
        </select>
        <Button type="submit" variant="secondary" className="px-3!">
          {t('hero.seeClasses')}
        </Button>
      </div>
    </form>
  )
}

export function HeroSection() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    <section className="page grid items-center gap-10 pt-5 sm:pt-10 md:grid-cols-[1.2fr_1fr] lg:grid-cols-[1.12fr_1fr] md:gap-y-8 lg:gap-x-16 lg:pt-12">
      <div>
        <p className="mb-4 inline-flex items-center gap-2 rounded-full bg-leaf-tint px-3.5 py-1.5 text-sm font-semibold text-leaf-dark">
          <Sapling className="size-4 shrink-0" />
          <span>{t('hero.badge')}</span>
        </p>
        <h1 className="text-6xl">{t('hero.title')}</h1>
        <p className="mt-4 max-w-[34rem] text-lg text-balance text-ink-soft sm:mt-6 lg:text-xl">
          {t('hero.lead', { price: money(lowestPrice(groupPlans)) })}
        </p>
        <div className="mt-5 flex flex-col gap-3 sm:mt-8 sm:flex-row sm:flex-wrap md:max-lg:flex-col">
          <TrialButton>{t('hero.cta')}</TrialButton>
          <ButtonLink to={paths.howItWorks} variant="secondary">
            {t('hero.secondary')}
          </ButtonLink>
        </div>
        <div className="mt-3 min-h-10 max-w-[34rem] text-sm text-pretty text-ink-soft">
          <UnlessBooked>
            <p>{t('hero.next')}</p>
          </UnlessBooked>
        </div>
      </div>
      {/* On phones above the figures, so that the first screen shows a lesson. */}
      <LiveLesson className="max-w-[30rem] max-md:-mt-6 max-md:w-48 md:row-span-2" />
      <ul className="flex flex-wrap justify-between gap-x-4 gap-y-2 max-md:-mt-5 sm:justify-start sm:gap-x-7">
        {proof.map((claim) => (
          <li key={claim}>
            <strong className="block text-lg leading-tight font-extrabold text-pine">
              {figure(claims.home[claim], language)}
            </strong>
            <span className="text-sm text-ink-soft">{t(`hero.claims.${claim}`)}</span>
          </li>
        ))}
      </ul>
      <AgeQuestion />
    </section>
  )
}
