import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, inputLook, useField } from './FieldShell.tsx'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  describedBy?: string
  /** Another field that is checked again when this one changes. */
  deps?: string
}

/** A password with a real button that shows or hides it. */
export function PasswordField({ name, label, autoComplete, describedBy, deps }: Props) {
  const { t } = useTranslation()
  const { register } = useFormContext()
  const [shown, setShown] = useState<boolean | null>(null) // null: the button was never pressed
  const { id, error, aria } = useField(name)
  const described = [aria['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
  return (
    <FieldShell id={id} label={label} error={error}>
      {/* The button lies in the field, or below it where larger letters need the room. */}
      <div className="@container relative">
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...aria}
          aria-describedby={described}
          className={`${inputLook} pr-31 @max-[14rem]:pr-4`}
          {...register(name, deps === undefined ? {} : { deps: [deps] })}
        />
        <button type="button" onClick={() => setShown(!shown)} aria-label={shown ? t('password.hidePassword') : t('password.showPassword')} aria-controls={id} className="absolute inset-y-0 right-1 my-auto h-11 rounded-control px-2 font-semibold text-leaf-dark hover:bg-leaf-tint @max-[14rem]:static @max-[14rem]:h-auto @max-[14rem]:min-h-11">
          {shown ? t('password.hide') : t('password.show')}
        </button>
        <span role="status" className="sr-only">
          {shown !== null && (shown ? t('password.isVisible') : t('password.isHidden'))}
        </span>
      </div>
    </FieldShell>
  )
}
