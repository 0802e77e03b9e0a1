import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findCourseByCategory } from '@/content/courses.ts'
import { gradeBands, trialPrograms, trialTimes } from '@/content/freeTrial.ts'
import { env } from '@/env.ts'
import { shortWeekday, zoneName } from '@/i18n/clock.ts'
import { dayMonth, names } from '@/i18n/format.ts'
import { i18n, useLanguage } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import { calendarDay } from '@/lib/time/calendarDays.ts'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { useToday } from '@/ui/browser/everyMinute.ts'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { notify } from '@/ui/dialog/dialogs.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { RadioGroup } from '@/ui/form/RadioGroup.tsx'
import { TrialButton } from './TrialButton.tsx'
import { freeTrialPrefill, subjectOfProgram, type FreeTrialChoices } from './trialPrefill.ts'

type Choices = Partial<FreeTrialChoices>
const parts = ['day', 'time', 'program', 'gradeBand'] as const
const isComplete = (choices: Choices): choices is FreeTrialChoices => parts.every((part) => choices[part] !== undefined)

/** The three days after `today`; `date` is noon, which exists on every day in every time zone. */
function nextDays(today: string) {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return [1, 2, 3].map((ahead) => {
    const date = new Date(year, month - 1, day + ahead, 12)
    return { day: calendarDay(date), date }
  })
}

/** `01:00 PM`, in Uzbek `13:00`. */
function timeLabel(time: (typeof trialTimes)[number], language: Language): string {
  if (language === 'en') return time
  return `${Number(time.slice(0, 2)) + 12}:${time.slice(3, 5)}`
}

const announce = (message: 'selectAll' | 'scheduled', icon: 'error' | 'success') =>
  notify(() => ({ title: i18n.t(`site:freeTrial.${message}`), confirm: i18n.t('common:ok') }), { icon })

/** Once all four choices are made, the booking dialog opens with them filled in. */
function FreeTrialForm() {
  const { t } = useTranslation(['site', 'messages', 'courses'])
  const language = useLanguage()
  const base = useId()
  const form = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Choices>({})
  const [attempted, setAttempted] = useState(false)
  const today = useToday()
  const zone = useClientValue(() => zoneName(new Date(), language), null)
  const days = today === null ? [] : nextDays(today)
  // After midnight the chosen day may no longer be offered.
  const { day, ...others } = chosen
  const choices: Choices = days.some((offered) => offered.day === day) ? chosen : others
  const complete = isComplete(choices)

  const dialog = useDialog().name
  const dialogBefore = useRef(dialog)
  // Effect: a SweetAlert notice after the confirmation of the booking has been closed.
  useEffect(() => {
    if (dialogBefore.current === 'booked' && dialog === '') void announce('scheduled', 'success')
    dialogBefore.current = dialog
  }, [dialog])

  const mayOpen = () => {
    if (complete) return true
    setAttempted(true)
    const missing = parts.find((part) => choices[part] === undefined)
    // The alert returns the focus to this input when it closes.
    form.current?.querySelector<HTMLElement>(`input[name="${base}${missing}"]`)?.focus()
    void announce('selectAll', 'error')
    return false
  }

  /** The subject that a program has in the booking. */
  const subjectWords = (program: FreeTrialChoices['program']) => {
    const booked = subjectOfProgram[program]
    if (!('subject' in booked)) return t('freeTrial.noSubject')
    return t(`courses:course.${findCourseByCategory(booked.subject)!.id}.name`)
  }

  const group = <Part extends keyof Choices>(
    part: Part,
    legend: string,
    options: readonly { value: FreeTrialChoices[Part]; label: string; picture?: ReactNode; note?: string }[],
    look: 'cards' | 'chips' | 'days' | 'times',
  ) => (
    <RadioGroup
      id={`${base}${part}`}
      legend={legend}
      look={look}
      options={options}
      error={attempted && choices[part] === undefined ? t(`messages:empty.${part as keyof Choices}`) : undefined}
      input={(value) => ({
        name: `${base}${part}`,
        checked: choices[part] === value,
        onChange: () => setChosen((current) => ({ ...current, [part]: value })),
      })}
    />
  )

  return (
    <div ref={form} className="grid gap-7 rounded-card border border-line bg-paper p-4 shadow-soft sm:p-8">
      {today === null ? (
        <div aria-hidden="true" className="space-y-2">
          <div className="skeleton h-6 w-16" />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(3.3rem,1fr))] gap-1.5 sm:gap-2.5">
            {parts.slice(1).map((part) => (
              <div key={part} className="skeleton min-h-14 rounded-control" />
            ))}
          </div>
        </div>
      ) : (
        group(
          'day',
          t('freeTrial.date'),
          days.map(({ day: value, date }) => ({
            value,
            label: `${dayMonth(date, language)}, ${names[language].weekdays[date.getDay()]}`,
            picture: (
              <span aria-hidden="true">
                <span>{shortWeekday(date, language)}</span>
                <span className="block font-extrabold">{dayMonth(date, language)}</span>
              </span>
            ),
          })),
          'days',
        )
      )}
      <div className="space-y-2">
        {group(
          'time',
          t('freeTrial.time'),
          trialTimes.map((value) => ({ value, label: timeLabel(value, language) })),
          'times',
        )}
        <p className="min-h-6 text-sm text-ink-soft">{zone !== null && t('freeTrial.zone', { zone })}</p>
      </div>
      {group(
        'program',
        t('freeTrial.program'),
        trialPrograms.map((value) => ({ value, label: t(`freeTrial.programs.${value}`), note: subjectWords(value) })),
        'cards',
      )}
      {group(
        'gradeBand',
        t('freeTrial.gradeBand'),
        gradeBands.map((value) => ({ value, label: t(`freeTrial.gradeBands.${value}`) })),
        'chips',
      )}
      <div className="space-y-3">
        <TrialButton wide mayOpen={mayOpen} {...(complete ? { prefill: freeTrialPrefill(choices) } : {})}>
          {t('freeTrial.confirm')}
        </TrialButton>
        <p className="text-sm text-ink-soft">{t(env.schedulerUrl === '' ? 'freeTrial.note' : 'freeTrial.calendar')}</p>
        <div>
          <TrialButton variant="secondary" size="small">
            {t('freeTrial.other')}
          </TrialButton>
        </div>
      </div>
    </div>
  )
}

export function FreeTrialPage() {
  const { t } = useTranslation('site')
  return (
    <div className="page grid grid-cols-1 gap-x-16 gap-y-8 py-8 sm:py-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,40rem)]">
      <PageMeta title={t('meta.freeTrial.title')} description={t('meta.freeTrial.description')} />
      <header className="flex items-center gap-5 lg:block lg:pt-8">
        <span className="grid size-20 shrink-0 max-sm:hidden place-items-center rounded-full bg-leaf-tint lg:mb-8 lg:size-44">
          <Picture name="calendar" size={112} eager className="size-12 lg:size-28" />
        </span>
        <div className="min-w-0 space-y-2 lg:space-y-4">
          <h1 className="text-4xl">{t('freeTrial.hero.title')}</h1>
          <p className="text-lg text-pretty text-ink-soft">{t('freeTrial.hero.lead')}</p>
        </div>
      </header>
      <FreeTrialForm />
    </div>
  )
}
