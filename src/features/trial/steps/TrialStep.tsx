import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { findCourseByCategory } from '@/content/courses.ts'
import { localMoment } from '@/features/trial/scheduler/trialSlots.ts'
import { shortDateTime, withDayHalf } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { SelectField } from '@/ui/form/SelectField.tsx'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import { BookedBefore } from './BookedBefore.tsx'
import { OtherSource } from './OtherSource.tsx'
import { ScheduleLead } from './ScheduleLead.tsx'
import { ScheduleStep } from './ScheduleStep.tsx'
import { grades, plans, sources } from '@/features/trial/trialOptions.ts'
import {
  isElaWished,
  isGradeGiven,
  stepNames,
  subjectsInOrder,
  type Step,
  type TrialValues,
} from '@/features/trial/trialValues.ts'
import { useOptionLabels } from '@/features/trial/useOptionLabels.ts'

function ParentStep() {
  const { t } = useTranslation('trial')
  return (
    <>
      <BookedBefore />
      <TextField name="parentName" label={t('fields.parentName')} autoComplete="name" />
      <TextField
        name="parentPhoneNumber"
        label={t('fields.parentPhoneNumber')}
        hint={t('fields.phoneHint')}
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
      />
      <EmailField name="parentEmail" label={t('fields.parentEmail')} />
      <p className="text-sm text-ink-soft">{t('fields.noCard')}</p>
    </>
  )
}

function StudentStep() {
  const { t } = useTranslation('trial')
  const labels = useOptionLabels()
  const { getValues } = useFormContext<TrialValues>()
  return (
    <>
      <TextField name="childrenFullName" label={t('fields.childrenFullName')} autoComplete="off" />
      <SelectField
        name="gradeLevel"
        label={t('fields.gradeLevel')}
        hint={isGradeGiven(getValues()) ? t('fields.gradeGiven') : undefined}
        options={grades.map((value) => ({ value, label: labels.grade(value) }))}
      />
      <RadioCards
        name="subject"
        legend={t('fields.subject')}
        hint={isElaWished(getValues()) ? t('fields.elaWished') : undefined}
        look="chips"
        options={subjectsInOrder(getValues()).map((value) => ({
          value,
          label: labels.subject(value),
          picture: <Picture name={findCourseByCategory(value)!.picture} size={24} eager />,
        }))}
      />
    </>
  )
}

/** The subject of the booking, and its time unless only the scheduler knows it. */
function BookingSummary() {
  const language = useLanguage()
  const labels = useOptionLabels()
  const { subject, uri, day, slot } = useFormContext<TrialValues>().getValues()
  const start = uri === '' ? localMoment(day, slot) : null
  return (
    <p className="font-bold text-pine">
      {[labels.subject(subject), ...(start ? [withDayHalf(shortDateTime(start, language))] : [])].join(' · ')}
    </p>
  )
}

function QuestionnaireStep() {
  const { t } = useTranslation('trial')
  const labels = useOptionLabels()
  const form = useFormContext<TrialValues>()
  const source = useWatch({ control: form.control, name: 'hearAboutUs' })
  const clearOther = (chosen: string) => {
    if (chosen === 'Other') return
    form.setValue('hearAboutUsOther', '')
    form.clearErrors('hearAboutUsOther')
  }
  return (
    <>
      <BookingSummary />
      <RadioCards
        name="who"
        legend={t('fields.who')}
        options={[
          { value: 'parent', label: t('who.parent'), picture: <Picture name="parents" size={40} eager /> },
          { value: 'student', label: t('who.student'), picture: <Picture name="girl" size={40} eager /> },
        ]}
      />
      <RadioCards
        name="planningToStart"
        legend={t('fields.planningToStart')}
        look="chips"
        options={plans.map((value) => ({ value, label: labels.plan(value) }))}
      />
      <RadioCards
        name="hearAboutUs"
        legend={t('fields.hearAboutUs')}
        look="chips"
        onChange={clearOther}
        options={sources.map((value) => ({ value, label: labels.source(value) }))}
      />
      {source === 'Other' && <OtherSource />}
    </>
  )
}

const contents = { 1: ParentStep, 2: StudentStep, 3: ScheduleStep, 4: QuestionnaireStep } as const

export function TrialStep({ step }: { step: Step }) {
  const { t } = useTranslation('trial')
  const heading = useRef<HTMLHeadingElement>(null)
  const name = stepNames[step]
  const Content = contents[step]

  // Effect: focus and scroll position. Each step starts at its heading.
  useEffect(() => {
    heading.current?.focus()
    heading.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [step])

  return (
    <>
      <div className="space-y-1.5">
        <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {t(`steps.${name}.title`)}
        </h3>
        {step === 3 ? (
          <ScheduleLead />
        ) : (
          <p className={`text-ink-soft ${step === 2 ? 'max-sm:hidden' : ''}`}>{t(`steps.${name}.lead`)}</p>
        )}
      </div>
      <div key={step} className="space-y-4 sm:space-y-5">
        <Content />
      </div>
    </>
  )
}
