import { valibotResolver } from '@hookform/resolvers/valibot'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useForm, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { register } from '@/api/users.ts'
import { emailText } from '@/ui/form/email.ts'
import { paths } from '@/paths.ts'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { Form, SubmitButton } from '@/ui/form/Form.tsx'
import { PasswordField } from '@/ui/form/PasswordField.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { RadioCards } from '@/ui/form/RadioCards.tsx'
import { EmailField } from '@/ui/form/EmailField.tsx'
import { draftedEmail, startingEmail, useEmailDraft } from './accountDraft.ts'
import { passwordSchema } from '@/ui/form/fieldSchemas.ts'
import { accountLink } from '@/ui/base/linkClass.ts'
import { StrengthMeter } from './StrengthMeter.tsx'

const schema = v.pipe(
  v.object({
    email: emailText,
    password: passwordSchema,
    confirm: v.string(),
    role: v.picklist(['student', 'teacher']),
  }),
  v.forward(
    v.check(({ password, confirm }) => password !== '' || confirm !== '', 'empty'),
    ['confirm'],
  ),
  v.forward(
    v.check(({ password, confirm }) => password === confirm, 'passwordsDontMatch'),
    ['confirm'],
  ),
)
type Values = v.InferOutput<typeof schema>

const initialValues = () => ({ ...startingEmail(draftedEmail()), role: 'student' as const })

/** `onCreated` receives the server's message, if there is one. */
export function SignupForm({ onCreated }: { onCreated: (message: string | undefined) => void }) {
  const { t } = useTranslation(['account', 'common'])
  const id = useId()
  const [defaultValues] = useState(initialValues)
  // 'all': otherwise an invalid email would hide the error about differing passwords.
  const form = useForm<Values>({ resolver: valibotResolver(schema), criteriaMode: 'all', defaultValues })
  useEmailDraft(form)

  return (
    <Form
      name="signup"
      form={form}
      label={t('signup.title')}
      failure={{ place: 'register', server: true, lost: 'lost.account' }}
      onSubmit={register}
      onDone={onCreated}
    >
      <EmailField name="email" label={t('email')} />
      <div className="space-y-2">
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="new-password"
          describedBy={`${id}-strength`}
          deps="confirm"
        />
        <StrengthMeter id={`${id}-strength`} />
      </div>
      <div className="space-y-1.5">
        <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" describedBy={`${id}-match`} />
        <MatchNote id={`${id}-match`} />
      </div>
      <RadioCards
        name="role"
        legend={t('signup.role')}
        options={[
          { value: 'student', label: t('signup.student'), picture: <Picture name="boy" size={44} eager /> },
          { value: 'teacher', label: t('signup.teacher'), picture: <Picture name="womanTeacher" size={44} eager /> },
        ]}
      />
      <div className="text-sm">
        <p className="text-ink-soft">{t('signup.agree')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {(['terms', 'privacy'] as const).map((page) => (
            <li key={page}>
              {/* Opens in a new tab so that the form keeps its values. */}
              <ExternalLink href={paths[page]} className={accountLink}>
                {t(`common:footer.${page}`)}
              </ExternalLink>
            </li>
          ))}
        </ul>
      </div>
      <SignupSubmit id={`${id}-same`} />
    </Form>
  )
}

/** Whether the two passwords are equal; null while the confirmation is empty. */
function usePasswordsMatch(): boolean | null {
  const [password = '', confirm = ''] = useWatch<{ password?: string; confirm?: string }, ['password', 'confirm']>({
    name: ['password', 'confirm'],
  })
  return confirm === '' ? null : confirm === password
}

/** Live feedback below the confirmation. Hidden while the field shows a validation error, which says the same. */
function MatchNote({ id }: { id: string }) {
  const { t } = useTranslation(['account', 'messages'])
  const match = usePasswordsMatch()
  const { errors } = useFormState({ name: 'confirm' })
  const hidden = match === null || 'confirm' in errors
  const Icon = match === true ? CircleCheck : CircleAlert
  return (
    <p
      id={id}
      role="status"
      className={`flex items-start gap-1.5 text-sm font-semibold ${match === true ? 'text-leaf-dark' : 'text-brick'}`}
    >
      {!hidden && (
        <>
          <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{match ? t('signup.matching') : t('messages:passwordsDontMatch')}</span>
        </>
      )}
    </p>
  )
}

function SignupSubmit({ id }: { id: string }) {
  const { t } = useTranslation('account')
  const differ = usePasswordsMatch() === false
  return (
    <div className="space-y-2">
      <SubmitButton busyLabel={t('signup.busy')} disabled={differ} {...(differ ? { describedBy: id } : {})}>
        {t('signup.submit')}
      </SubmitButton>
      {differ && (
        <p id={id} className="text-center text-sm text-ink-soft">
          {t('signup.sameTwice')}
        </p>
      )}
    </div>
  )
}
