import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sendConsultation } from '@/api/mail.ts'
import { restoreDraft } from '@/lib/storage/drafts.ts'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { askAgain } from '@/ui/form/useSubmission.ts'
import { emptyLead, FieldsOrSent, LeadFields, leadSchema, type Lead } from './LeadFields.tsx'

const draftName = 'consultation'

/** Requests a call back. Success clears the fields, failure keeps them (CONTRACT.md §4). */
export function ConsultationForm() {
  const { t } = useTranslation('contact')
  const [defaultValues] = useState(() => restoreDraft(draftName, emptyLead))
  const [sent, setSent] = useState(false)
  const form = useForm<Lead>({ defaultValues, resolver: valibotResolver(leadSchema) })
  return (
    <Form
      name={draftName}
      form={form}
      draft={{ name: draftName, empty: emptyLead }}
      label={t('consultation.form')}
      failure={{ place: 'request', lost: 'lost.message' }}
      mayRepeat={askAgain}
      onSubmit={sendConsultation}
      onDone={() => {
        form.reset(emptyLead)
        setSent(true)
      }}
    >
      <FieldsOrSent sent={sent} text={t('form.successMessage')} onAgain={() => setSent(false)}>
        <LeadFields />
        <SubmitButton busyLabel={t('sending')}>{t('consultation.submit')}</SubmitButton>
      </FieldsOrSent>
    </Form>
  )
}
