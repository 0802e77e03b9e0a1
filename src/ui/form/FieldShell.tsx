import { CircleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { get, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ServerSaid } from '@/ui/error/ErrorNote.tsx'
import { serverWords } from '@/ui/error/useFaultWords.ts'

/** The error message below a field. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (error === undefined) return null
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-semibold text-brick">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{error}</span>
    </p>
  )
}

/** The id of a field, its error message, and the ARIA attributes that connect them. */
export function useField(name: string, { hint = false }: { hint?: boolean } = {}) {
  const { t, i18n } = useTranslation('messages')
  const { formState } = useFormContext()
  const { type, message = '' } = (get(formState.errors, name) ?? {}) as { type?: string; message?: string }
  // Schemas return a key of messages.json; `empty` becomes the field's own message. The server returns text.
  const key = message === 'empty' ? (`empty.${name}` as 'empty.email') : (message as 'email')
  const error =
    message === '' ? undefined : type === 'server' ? (
      <ServerError message={message} />
    ) : i18n.exists(`messages:${key}`) ? (
      t(key)
    ) : (
      message
    )
  const id = `${useId()}${name}`
  const describedBy =
    [hint ? `${id}-hint` : '', error === undefined ? '' : `${id}-error`].filter(Boolean).join(' ') || undefined
  return {
    id,
    error,
    aria: { 'aria-invalid': error === undefined ? undefined : true, 'aria-describedby': describedBy } as const,
  }
}

function ServerError({ message }: { message: string }) {
  const { t } = useTranslation('messages')
  const { text, said } = serverWords(t('checkField'), message)
  return (
    <>
      <span>{text}</span>
      {said !== null && <ServerSaid>{said}</ServerSaid>}
    </>
  )
}

/** A field: label, control, hint, and error. */
export function FieldShell({
  id,
  label,
  hint,
  optional = false,
  error,
  children,
}: {
  id: string
  label: string
  hint?: ReactNode
  optional?: boolean
  error: ReactNode
  children: ReactNode
}) {
  const { t } = useTranslation()
  return (
    <div className="space-y-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && <span className="text-sm text-ink-soft">{t('optional')}</span>}
      </div>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
