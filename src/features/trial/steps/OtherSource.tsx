import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TextField } from '@/ui/form/TextField.tsx'
import { scrollToView } from '@/ui/browser/scrollToView.ts'
import type { TrialValues } from '@/features/trial/trialValues.ts'

/** The text of the answer Other, with usual answers as buttons. On a phone, it appears below the fold. */
export function OtherSource() {
  const { t } = useTranslation('trial')
  const form = useFormContext<TrialValues>()
  const text = useWatch({ control: form.control, name: 'hearAboutUsOther' })
  // Except for friends, these are brand names.
  const suggestions = ['Telegram', t('fields.friends'), 'Google']
  return (
    <div ref={scrollToView} className="space-y-2.5">
      <div className="flex flex-wrap gap-2 sm:gap-2.5">
        {suggestions.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === text}
            className={`min-h-11 rounded-full border-[1.5px] px-3.5 py-2 font-semibold sm:px-4 ${name === text ? 'border-leaf bg-leaf-tint text-leaf-dark' : 'border-edge bg-paper text-ink'}`}
            onClick={() => {
              form.setValue('hearAboutUsOther', name, { shouldDirty: true })
              form.clearErrors('hearAboutUsOther')
            }}
          >
            {name}
          </button>
        ))}
      </div>
      <TextField name="hearAboutUsOther" label={t('fields.hearAboutUsOther')} />
    </div>
  )
}
