import { valibotResolver } from '@hookform/resolvers/valibot'
import { ArrowLeft, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { sendResetLink } from '@/api/users.ts'
import { emailText } from '@/ui/form/email.ts'
import { asFault, Fault } from '@/lib/fault.ts'
import { paths } from '@/paths.ts'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { draftedEmail, startingEmail, useEmailDraft } from './accountDraft.ts'
import { accountLink } from '@/ui/base/linkClass.ts'
import { useNext } from './useNext.ts'

const schema = v.object({ email: emailText })
type Values = v.InferOutput<typeof schema>

/** Drops the server's field errors, because they could reveal who has an account. */
const withoutFieldErrors = (thrown: unknown): never => {
  const { kind, status, retryAfter } = asFault(thrown)
  throw new Fault(kind, { status, retryAfter, cause: thrown })
}

export function ForgotPasswordPage() {
  const { t } = useTranslation('account')
  const { withNext } = useNext()
  const [sent, setSent] = useState(false)
  const [defaultValues] = useState(() => startingEmail(draftedEmail()))
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues })
  useEmailDraft(form)

  return (
    <AccountLayout
      title={t('forgot.title')}
      description={t('forgot.description')}
      text={t('forgot.text')}
      footer={
        <Link to={withNext(paths.login)} className={`${accountLink} gap-2`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          <span>{t('backToLogin')}</span>
        </Link>
      }
    >
      <Form
        name="forgotPassword"
        form={form}
        label={t('forgot.title')}
        failure={{ place: ({ status }) => (status === undefined ? 'forgotThrown' : 'forgotStatus') }}
        onSubmit={({ email }) => {
          setSent(false)
          return sendResetLink(email).catch(withoutFieldErrors)
        }}
        onDone={() => {
          form.reset({ email: '' })
          setSent(true)
        }}
      >
        <EmailField name="email" label={t('email')} />
        <div>
          <SubmitButton busyLabel={t('forgot.busy')}>{t('forgot.submit')}</SubmitButton>
          <div role="status">
            {sent && (
              <div className="mt-5 flex gap-3 rounded-control bg-leaf-tint p-4 text-leaf-dark">
                <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
                <div className="min-w-0 space-y-1">
                  <p className="font-semibold">{t('forgot.sent')}</p>
                  <p className="text-sm">{t('forgot.sentHint')}</p>
                </div>
              </div>
            )}
          </div>
        </div>
      </Form>
    </AccountLayout>
  )
}
