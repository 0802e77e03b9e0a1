import { valibotResolver } from '@hookform/resolvers/valibot'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { logIn } from '@/api/users.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { deviceStorage } from '@/lib/storage/safeStorage.ts'
import { emailText } from '@/ui/form/email.ts'
import { paths } from '@/paths.ts'
import { CheckboxField } from '@/ui/form/CheckboxField.tsx'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { PasswordField } from '@/ui/form/PasswordField.tsx'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { draftedEmail, forgetDraftedEmail, startingEmail, useEmailDraft } from './accountDraft.ts'
import { passwordSchema } from '@/ui/form/fieldSchemas.ts'
import { accountLink } from '@/ui/base/linkClass.ts'
import { useNext } from './useNext.ts'

const schema = v.object({ email: emailText, password: passwordSchema, remember: v.boolean() })
type Values = v.InferOutput<typeof schema>

const rememberedKey = 'remembered_email'
const rememberedEmail = () => deviceStorage.get(rememberedKey) ?? ''

function rememberEmail(email: string, remember: boolean) {
  if (remember) deviceStorage.set(rememberedKey, email)
  else deviceStorage.remove(rememberedKey)
}

const initialValues = () => ({
  ...startingEmail(draftedEmail() || rememberedEmail()),
  remember: rememberedEmail() !== '',
})

export function LoginPage() {
  const { t } = useTranslation(['account', 'messages'])
  const { signIn, ended } = useAuth()
  const { withNext } = useNext()
  const [defaultValues] = useState(initialValues)
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues })
  useEmailDraft(form)

  return (
    <AccountLayout
      title={t('login.title')}
      description={t('login.description')}
      text={t('login.text')}
      enrollStep="login"
      notice={
        ended === 'expired' && (
          <p role="status" className="mb-6 flex gap-3 rounded-control bg-butter p-4 font-semibold text-ink">
            <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{t('messages:sessionEnded')}</span>
          </p>
        )
      }
      footer={
        <>
          <span>{t('login.noAccount')}</span>{' '}
          <Link to={withNext(paths.signup)} className={accountLink}>
            {t('login.create')}
          </Link>
        </>
      }
    >
      <Form
        name="login"
        form={form}
        label={t('login.title')}
        failure={{ place: 'login', server: true }}
        sentAs={{ password_confirmation: 'password' }}
        onSubmit={logIn}
        onDone={(session, { email, remember }) => {
          rememberEmail(email, remember)
          forgetDraftedEmail()
          signIn(session) // AccountLayout then redirects
        }}
      >
        <EmailField name="email" label={t('email')} autoComplete="username" />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <CheckboxField name="remember" label={t('login.remember')} hint={t('login.rememberHint')} />
        <SubmitButton busyLabel={t('login.busy')}>{t('login.submit')}</SubmitButton>
      </Form>
      <p className="mt-3 text-center">
        <Link to={withNext(paths.forgotPassword)} className={accountLink}>
          {t('login.forgot')}
        </Link>
      </p>
    </AccountLayout>
  )
}
