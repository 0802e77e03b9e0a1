import { valibotResolver } from '@hookform/resolvers/valibot'
import { Info } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { useLogIn } from '@/api/users.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { emailText } from '@/lib/emailText.ts'
import { paths } from '@/paths.ts'
import { CheckboxField } from '@/ui/CheckboxField.tsx'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { PasswordField } from '@/ui/PasswordField.tsx'
import { TextField } from '@/ui/TextField.tsx'
import { AccountLayout } from './AccountLayout.tsx'
import { draftedEmail, forgetDraftedEmail, startingEmail, useEmailDraft } from './accountDraft.ts'
import { passwordSchema } from './accountSchema.ts'
import { linkLook } from './linkLook.ts'
import { rememberEmail, rememberedEmail } from './rememberedEmail.ts'
import { useNext } from './useNext.ts'

const schema = v.object({ email: emailText, password: passwordSchema, remember: v.boolean() })
type Values = v.InferOutput<typeof schema>

const start = () => ({ ...startingEmail(draftedEmail() || rememberedEmail()), remember: rememberedEmail() !== '' })

export function LoginPage() {
  const { t } = useTranslation(['account', 'messages'])
  const { signIn, ended } = useAuth()
  const { keep } = useNext()
  const logIn = useLogIn()
  const [defaultValues] = useState(start)
  const form = useForm<Values>({ resolver: valibotResolver(schema), defaultValues })
  useEmailDraft(form)

  return (
    <AccountLayout
      title={t('login.title')}
      description={t('login.description')}
      text={t('login.text')}
      notice={
        ended === 'expired' && (
          <p role="status" className="mb-6 flex gap-3 rounded-control bg-butter p-4 font-semibold text-ink">
            <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {t('messages:sessionEnded')}
          </p>
        )
      }
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Link to={keep(paths.signup)} className={linkLook}>
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
        onSubmit={(values) => logIn.mutateAsync(values)}
        onDone={(session, { email, remember }) => {
          rememberEmail(email, remember)
          forgetDraftedEmail()
          signIn(session) // the layout then leads on
        }}
      >
        <TextField name="email" label={t('email')} type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        <PasswordField name="password" label={t('password')} autoComplete="current-password" />
        <CheckboxField name="remember" label={t('login.remember')} hint={t('login.rememberHint')} />
        <SubmitButton busyLabel={t('login.busy')}>{t('login.submit')}</SubmitButton>
      </Form>
      <p className="mt-3 text-center">
        <Link to={keep(paths.forgotPassword)} className={linkLook}>
          {t('login.forgot')}
        </Link>
      </p>
    </AccountLayout>
  )
}
