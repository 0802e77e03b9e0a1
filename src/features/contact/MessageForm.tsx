import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DataProvider } from '@/api/DataProvider.tsx'
import { useSendMail } from '@/api/mail.ts'
import { readDraft, removeDraft } from '@/lib/drafts.ts'
import { askAgain } from '@/ui/askAgain.ts'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextareaField, TextField } from '@/ui/TextField.tsx'
import { useFormDraft } from '@/ui/useFormDraft.ts'
import { countries, messageFrom, messageSchema, noMessage, toMail, type Message } from './messageSchema.ts'
import { SuccessNote } from './SuccessNote.tsx'

const draftName = 'message'

function Message() {
  const { t } = useTranslation('contact')
  const { mutateAsync: send } = useSendMail()
  const [start] = useState(() => messageFrom(readDraft(draftName)))
  const [sent, setSent] = useState(false)
  const form = useForm<Message>({ defaultValues: start, resolver: valibotResolver(messageSchema) })
  useFormDraft(form, draftName)
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Form
      name={draftName}
      form={form}
      draftName={draftName}
      label={t('contactForm.label')}
      // An answer without words of the server, and no answer at all, have words of their own (SPEC.md §8).
      failure={{ place: ({ status }) => (status === undefined ? 'send' : 'sendStatus'), server: true, lost: 'lost.message' }}
      mayRepeat={askAgain}
      onSubmit={async (message) => {
        setSent(false)
        await send(toMail(message))
        removeDraft(draftName) // also for who has left meanwhile
      }}
      onDone={() => {
        form.reset(noMessage)
        removeDraft(draftName)
        setSent(true)
      }}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
      </div>
      <TextField name="email" label={t('fields.email')} type="email" autoComplete="email" spellCheck={false} />
      <div className="grid gap-5 sm:grid-cols-[11rem_1fr]">
        <SelectField
          name="country"
          label={t('fields.country')}
          chosen
          options={[
            { value: 'US', label: t('contactForm.us') },
            { value: 'UZ', label: t('contactForm.uz') },
          ]}
          onChange={() => {
            form.setValue('phoneNumber', '')
            form.clearErrors('phoneNumber')
          }}
        />
        <TextField name="phoneNumber" label={t('fields.phone')} type="tel" autoComplete="tel" placeholder={countries[country].placeholder} />
      </div>
      <TextareaField name="message" label={t('fields.message')} />
      <div>
        <SubmitButton busyLabel={t('sending')}>{t('contactForm.submit')}</SubmitButton>
        <SuccessNote>{sent ? t('contactForm.success') : null}</SuccessNote>
      </div>
    </Form>
  )
}

/** The message form of the contact page, with all it needs. */
export const MessageForm = () => (
  <DataProvider>
    <Message />
  </DataProvider>
)
