import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { bestScore, passwordStrength } from './passwordStrength.ts'

const tones = { Weak: 'bg-brick', Medium: 'bg-sun', Strong: 'bg-leaf' } as const

/** Shows the strength of the password once it is typed. `id` is set on the text, for `aria-describedby`. */
export function StrengthMeter({ id }: { id: string }) {
  const { t } = useTranslation('account')
  const password = useWatch<{ password?: string }, 'password'>({ name: 'password' }) ?? ''
  const { score, strength, missing } = passwordStrength(password)
  const label = t(`strength.${strength}`)
  const advice = () => {
    if (password === '') return ''
    if (strength === 'Strong' || missing === null) return label
    return t('strength.withAdvice', {
      strength: label,
      advice: t(strength === 'Medium' ? `strength.toStrong.${missing}` : `strength.${missing}`),
    })
  }
  return (
    <div className="space-y-1.5">
      {password !== '' && (
        <div
          role="meter"
          aria-label={t('strength.label')}
          aria-valuemin={0}
          aria-valuemax={bestScore}
          aria-valuenow={score}
          aria-valuetext={label}
          className="flex gap-1.5"
        >
          {Array.from({ length: bestScore }, (_, bar) => (
            <span
              key={bar}
              className={`h-1.5 flex-1 rounded-full transition-colors forced-color-adjust-none ${bar < score ? tones[strength] : 'bg-line'}`}
            />
          ))}
        </div>
      )}
      <p id={id} role="status" className="text-sm text-ink-soft">
        {advice()}
      </p>
    </div>
  )
}
