import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Picture } from '@/ui/Picture.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextField } from '@/ui/TextField.tsx'
import { plans, sources } from './trialOptions.ts'
import type { TrialValues } from './trialValues.ts'
import { useOptionWords } from './useOptionWords.ts'

/** Step 4: who writes, when they want to start, and how they found us. */
export function QuestionnaireStep() {
  const { t } = useTranslation('trial')
  const words = useOptionWords()
  const form = useFormContext<TrialValues>()
  const source = useWatch({ control: form.control, name: 'hearAboutUs' })
  const clearOther = (chosen: string) => {
    if (chosen === 'Other') return
    form.setValue('hearAboutUsOther', '')
    form.clearErrors('hearAboutUsOther')
  }
  return (
    <>
      <RadioCards
        name="who"
        legend={t('fields.who')}
        options={[
          { value: 'parent', label: t('who.parent'), picture: <Picture name="family" size={40} eager /> },
          { value: 'student', label: t('who.student'), picture: <Picture name="girl" size={40} eager /> },
        ]}
      />
      <RadioCards name="planningToStart" legend={t('fields.planningToStart')} look="chips" options={plans.map((value) => ({ value, label: words.plan(value) }))} />
      <RadioCards name="hearAboutUs" legend={t('fields.hearAboutUs')} look="chips" onChange={clearOther} options={sources.map((value) => ({ value, label: words.source(value) }))} />
      {source === 'Other' && <TextField name="hearAboutUsOther" label={t('fields.hearAboutUsOther')} />}
    </>
  )
}
