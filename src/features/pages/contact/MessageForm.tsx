import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { DataProvider } from '@/api/DataProvider.tsx'
import { sendMail } from '@/api/mail.ts'
import { restoreDraft } from '@/lib/storage/drafts.ts'
import { emailText } from '@/ui/form/email.ts'
import { filledText, phoneText } from '@/ui/form/fieldSchemas.ts'
import { askAgain } from '@/ui/form/useSubmission.ts'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { SelectField } from '@/ui/form/SelectField.tsx'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { TextareaField, TextField } from '@/ui/form/TextField.tsx'
import { FieldsOrSent } from './LeadFields.tsx'

const draftName = 'message'

/** Placeholder of the phone number by country (CONTRACT.md §2). */
const phonePlaceholders = { US: '(555) 123-4567', UZ: '90 123 45 67' } as const

const countries = ['US', 'UZ'] as const

const messageSchema = v.object({
  firstName: filledText,
  lastName: filledText,
  email: emailText,
  country: v.picklist(countries),
  phoneNumber: phoneText,
  message: filledText,
})
type Message = v.InferOutput<typeof messageSchema>

const emptyMessage: Message = {
  firstName: '',
  lastName: '',
  email: '',
  country: 'US',
  phoneNumber: '',
  message: '',
}

/** The payload of POST /mail (CONTRACT.md §7). */
const toMail = ({ firstName, lastName, email, country, phoneNumber, message }: Message) => ({
  name: `${firstName} ${lastName}`,
  email,
  phoneNumber,
  message,
  countryCode: country,
})

/** The question of the page that opened the form, or an empty text. */
const questionIn = (state: unknown) =>
  v.parse(v.fallback(v.object({ question: v.string() }), { question: '' }), state).question

function MessageFields() {
  const { t } = useTranslation('contact')
  const question = questionIn(useLocation().state)
  const [defaultValues] = useState(() => {
    const draft = restoreDraft(draftName, emptyMessage, { country: countries })
    return { ...draft, message: draft.message || question }
  })
  const [sent, setSent] = useState(false)
  const form = useForm<Message>({ defaultValues, resolver: valibotResolver(messageSchema) })
  const country = useWatch({ control: form.control, name: 'country' })
  return (
    <Form
      name={draftName}
      form={form}
      draft={{ name: draftName, empty: emptyMessage }}
      label={t('contactForm.label')}
      // CONTRACT.md §8 has one text for a response without a message, and another for no response at all.
      failure={{
        place: ({ status }) => (status === undefined ? 'send' : 'sendStatus'),
        server: true,
        lost: 'lost.message',
      }}
      sentAs={{ name: 'firstName', countryCode: 'country' }}
      mayRepeat={askAgain}
      onSubmit={(message) => sendMail(toMail(message))}
      onDone={() => {
        form.reset(emptyMessage)
        setSent(true)
      }}
    >
      <FieldsOrSent sent={sent} text={t('contactForm.success')} onAgain={() => setSent(false)}>
        <p className="text-ink-soft">{t('contactForm.lead')}</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="firstName" label={t('fields.firstName')} autoComplete="given-name" />
          <TextField name="lastName" label={t('fields.lastName')} autoComplete="family-name" />
        </div>
        <EmailField name="email" label={t('fields.email')} />
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
          <TextField
            name="phoneNumber"
            label={t('fields.phone')}
            type="tel"
            autoComplete="tel"
            placeholder={phonePlaceholders[country]}
          />
        </div>
        <TextareaField name="message" label={t('fields.message')} />
        <SubmitButton busyLabel={t('sending')}>{t('contactForm.submit')}</SubmitButton>
      </FieldsOrSent>
    </Form>
  )
}

export const MessageForm = () => (
  <DataProvider>
    <MessageFields />
  </DataProvider>
)
