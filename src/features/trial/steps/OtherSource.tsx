import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import { scrollToView } from '@/features/trial/scrollToView.ts'
import type { TrialValues } from '@/features/trial/trialValues.ts'

/** The text of the answer Other, with usual answers to fill in by one press. On a phone it appears below the fold. */
export function OtherSource() {
  const { t } = useTranslation('trial')
  const form = useFormContext<TrialValues>()
  // Beside friends these are brand names.
  const suggestions = ['Telegram', t('fields.friends'), 'Google']
  return (
    <div ref={scrollToView} className="space-y-2.5">
      <TextField name="hearAboutUsOther" label={t('fields.hearAboutUsOther')} />
      <div className="flex flex-wrap gap-2">
        {suggestions.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            onClick={() => {
              form.setValue('hearAboutUsOther', name, { shouldDirty: true })
              form.clearErrors('hearAboutUsOther')
            }}
          >
            {name}
          </Button>
        ))}
      </div>
    </div>
  )
}
