import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import { TextField } from '@/ui/form/TextField.tsx'
import type { TrialValues } from '@/features/trial/trialValues.ts'

/** The text of the answer Other, with usual answers to fill in by one press. */
export function OtherSource() {
  const { t } = useTranslation('trial')
  const form = useFormContext<TrialValues>()
  // Beside friends these are brand names.
  const suggestions = ['Telegram', t('fields.friends'), 'Google']
  return (
    <div className="space-y-2.5">
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
