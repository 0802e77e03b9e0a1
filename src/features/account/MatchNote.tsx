import { CircleAlert, CircleCheck } from 'lucide-react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { usePasswordsMatch } from './usePasswordsMatch.ts'

/** Says while the confirmation is typed whether it is the password. A failed check of the field says it instead, not twice. */
export function MatchNote({ id }: { id: string }) {
  const { t } = useTranslation(['account', 'messages'])
  const match = usePasswordsMatch()
  const { errors } = useFormState({ name: 'confirm' })
  const silent = match === null || 'confirm' in errors
  const Icon = match === true ? CircleCheck : CircleAlert
  return (
    <p id={id} role="status" className={`flex items-start gap-1.5 text-sm font-semibold ${match === true ? 'text-leaf-dark' : 'text-brick'}`}>
      {!silent && (
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {match ? t('signup.matching') : t('messages:passwordsDontMatch')}
        </>
      )}
    </p>
  )
}
