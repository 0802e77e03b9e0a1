import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gradeBands, trialPrograms, trialTimes } from '@/content/freeTrial.ts'
import { TrialButton } from '@/features/trial/TrialButton.tsx'
import { freeTrialPrefill, type FreeTrialChoices } from '@/features/trial/trialPrefill.ts'
import { dayMonth, zoneName } from '@/i18n/format.ts'
import { i18n } from '@/i18n/i18n.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { notify } from '@/ui/dialogs.ts'
import { RadioGroup } from '@/ui/RadioGroup.tsx'
import { useClientValue } from '@/ui/useClientValue.ts'
import { useToday } from '@/ui/useToday.ts'
import { nextDays } from './nextDays.ts'
import { timeLabel } from './timeLabel.ts'

type Choices = Partial<FreeTrialChoices>
const parts = ['day', 'time', 'program', 'gradeBand'] as const

/** What the alert and the success say (SPEC.md §2). */
const say = (words: 'selectAll' | 'scheduled', icon: 'error' | 'success') =>
  notify(() => ({ title: i18n.t(`site:freeTrial.${words}`), confirm: i18n.t('common:ok') }), { icon })

/** Date, time, program and grade; all four chosen, the booking opens with them filled in. */
export function FreeTrialForm() {
  const { t } = useTranslation(['site', 'messages'])
  const language = useLanguage()
  const base = useId()
  const form = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Choices>({})
  const [asked, setAsked] = useState(false)
  const today = useToday()
  const zone = useClientValue(() => zoneName(new Date(), language), null)
  const days = today === null ? [] : nextDays(today)
  // Over midnight the days move on; a day that is not offered any more is not chosen any more.
  const { day, ...others } = chosen
  const choices: Choices = days.some((offered) => offered.day === day) ? chosen : others
  const complete = isComplete(choices)

  const mayOpen = () => {
    if (complete) return true
    setAsked(true)
    const missing = parts.find((part) => choices[part] === undefined)
    // The alert gives the focus back to where it was.
    form.current?.querySelector<HTMLElement>(`input[name="${base}${missing}"]`)?.focus()
    void say('selectAll', 'error')
    return false
  }

  const group = <Part extends keyof Choices>(part: Part, legend: string, options: readonly { value: FreeTrialChoices[Part]; label: string }[]) => (
    <RadioGroup
      id={`${base}${part}`}
      legend={legend}
      look="chips"
      options={options}
      error={asked && choices[part] === undefined ? t('messages:chooseOne') : undefined}
      input={(value) => ({
        name: `${base}${part}`,
        checked: choices[part] === value,
        onChange: () => setChosen((now) => ({ ...now, [part]: value })),
      })}
    />
  )

  return (
    <div ref={form} className="grid gap-7 rounded-card border border-line bg-paper p-4 shadow-soft sm:p-8">
      {today === null ? (
        <div aria-hidden="true" className="space-y-2">
          <div className="skeleton h-6 w-16" />
          <div className="flex flex-wrap gap-2.5">
            {parts.slice(1).map((part) => (
              <div key={part} className="skeleton h-12 w-28 rounded-full" />
            ))}
          </div>
        </div>
      ) : (
        group(
          'day',
          t('freeTrial.date'),
          days.map(({ day: value, date }) => ({ value, label: dayMonth(date, language) })),
        )
      )}
      <div className="space-y-2">
        {group(
          'time',
          t('freeTrial.time'),
          trialTimes.map((value) => ({ value, label: timeLabel(value, language) })),
        )}
        <p className="min-h-6 text-sm text-ink-soft">{zone !== null && t('freeTrial.zone', { zone })}</p>
      </div>
      {group(
        'program',
        t('freeTrial.program'),
        trialPrograms.map((value) => ({ value, label: t(`freeTrial.programs.${value}`) })),
      )}
      {group(
        'gradeBand',
        t('freeTrial.gradeBand'),
        gradeBands.map((value) => ({ value, label: t(`freeTrial.gradeBands.${value}`) })),
      )}
      <div className="space-y-3">
        <TrialButton wide mayOpen={mayOpen} {...(complete ? { prefill: freeTrialPrefill(choices) } : {})} onBooked={() => void say('scheduled', 'success')}>
          {t('freeTrial.confirm')}
        </TrialButton>
        <p className="text-sm text-ink-soft">{t('freeTrial.note')}</p>
      </div>
    </div>
  )
}

const isComplete = (choices: Choices): choices is FreeTrialChoices => parts.every((part) => choices[part] !== undefined)
