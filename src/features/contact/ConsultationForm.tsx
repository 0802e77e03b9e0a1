import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSendConsultation } from '@/api/mail.ts'
import { readDraft, removeDraft } from '@/lib/drafts.ts'
import { askAgain } from '@/ui/askAgain.ts'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { useFormDraft } from '@/ui/useFormDraft.ts'
import { LeadFields } from './LeadFields.tsx'
import { leadFrom, leadSchema, noLead, type Lead } from './leadSchema.ts'
import { SuccessNote } from './SuccessNote.tsx'

const draftName = 'consultation'

/** Asks for a call: idle, sending, then a green message and empty fields, or a red one with the fields kept (SPEC.md §4). */
export function ConsultationForm() {
  const { t } = useTranslation('contact')
  const { mutateAsync: send } = useSendConsultation()
  const [start] = useState(() => leadFrom(readDraft(draftName)))
  const [sent, setSent] = useState(false)
  const form = useForm<Lead>({ defaultValues: start, resolver: valibotResolver(leadSchema) })
  useFormDraft(form, draftName)
  return (
    <Form
      name={draftName}
      form={form}
      draftName={draftName}
      label={t('consultation.form')}
      failure={{ place: 'request', lost: 'lost.message' }}
      mayRepeat={askAgain}
      onSubmit={async (lead) => {
        setSent(false)
        await send(lead)
        removeDraft(draftName) // also for who has left meanwhile
      }}
      onDone={() => {
        form.reset(noLead)
        removeDraft(draftName)
        setSent(true)
      }}
    >
      <LeadFields />
      <div>
        <SubmitButton busyLabel={t('sending')}>{t('consultation.submit')}</SubmitButton>
        <SuccessNote>{sent ? t('form.successMessage') : null}</SuccessNote>
      </div>
    </Form>
  )
}
