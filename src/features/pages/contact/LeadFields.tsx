import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { Button } from '@/ui/base/Button.tsx'
import { emailText } from '@/ui/form/email.ts'
import { filledText, phoneText } from '@/ui/form/fieldSchemas.ts'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { TextField } from '@/ui/form/TextField.tsx'

/** Contact details of a person who wants to hear from us. */
export const leadSchema = v.object({ name: filledText, phoneNumber: phoneText, email: emailText })
export type Lead = v.InferOutput<typeof leadSchema>

export const emptyLead: Lead = { name: '', phoneNumber: '', email: '' }

export function LeadFields() {
  const { t } = useTranslation('contact')
  return (
    <>
      <TextField name="name" label={t('fields.name')} autoComplete="name" />
      <TextField
        name="phoneNumber"
        label={t('fields.phone')}
        hint={t('fields.phoneHint')}
        type="tel"
        autoComplete="tel"
        placeholder="(555) 123-4567"
      />
      <EmailField name="email" label={t('fields.email')} />
    </>
  )
}

const focus = (note: HTMLElement | null) => note?.focus()

type SentProps = {
  /** Whether the form was sent. */
  sent: boolean
  text: string
  onAgain: () => void
  /** The fields and the submit button. */
  children: ReactNode
}

/** Replaces the fields of a sent form with a focused confirmation. The live region is always rendered, so that screen readers announce it. */
export function FieldsOrSent({ sent, text, onAgain, children }: SentProps) {
  const { t } = useTranslation('contact')
  return (
    <>
      {!sent && children}
      <div role="status" className="empty:hidden">
        {sent && (
          <p
            ref={focus}
            tabIndex={-1}
            className="flex scroll-mt-20 gap-3 rounded-control border-[1.5px] border-leaf bg-leaf-tint p-4 font-semibold text-leaf-dark"
          >
            <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{text}</span>
          </p>
        )}
      </div>
      {sent && (
        <Button variant="secondary" onClick={onAgain}>
          {t('form.again')}
        </Button>
      )}
    </>
  )
}
