import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FieldShell, useField } from './FieldShell.tsx'
import { boxClass } from '@/ui/base/inputClass.ts'

type Props = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  describedBy?: string
  /** Another field to validate when this field changes. */
  deps?: string
}

/** A password field with a button that shows or hides it. */
export function PasswordField({ name, label, autoComplete, describedBy, deps }: Props) {
  const { t } = useTranslation()
  const { register } = useFormContext()
  const [shown, setShown] = useState<boolean | null>(null) // null until the button is pressed
  const { id, error, aria } = useField(name)
  const described = [aria['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
  return (
    <FieldShell id={id} label={label} error={error}>
      {/* One box around input and button; with a large font the button wraps below. */}
      <div
        className={`${boxClass} flex flex-wrap items-center has-[input[aria-invalid]]:border-brick has-[input:focus]:border-leaf has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-leaf`}
      >
        <input
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          {...aria}
          aria-describedby={described}
          className="min-w-0 flex-1 basis-24 rounded-control px-4 py-3 focus-visible:outline-none"
          {...register(name, deps === undefined ? {} : { deps: [deps] })}
        />
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={shown ? t('password.hidePassword') : t('password.showPassword')}
          aria-controls={id}
          className="mx-1 min-h-11 rounded-control px-2 font-semibold text-leaf-dark hover:bg-leaf-tint"
        >
          {shown ? t('password.hide') : t('password.show')}
        </button>
        <span role="status" className="sr-only">
          {shown !== null && (shown ? t('password.isVisible') : t('password.isHidden'))}
        </span>
      </div>
    </FieldShell>
  )
}
