import { valibotResolver } from '@hookform/resolvers/valibot'
import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { useRegister } from '@/api/users.ts'
import { emailText } from '@/lib/emailText.ts'
import { paths } from '@/paths.ts'
import { ExternalLink } from '@/ui/ExternalLink.tsx'
import { Form, SubmitButton } from '@/ui/Form.tsx'
import { PasswordField } from '@/ui/PasswordField.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { RadioCards } from '@/ui/RadioCards.tsx'
import { TextField } from '@/ui/TextField.tsx'
import { draftedEmail, startingEmail, useEmailDraft } from './accountDraft.ts'
import { passwordSchema } from './accountSchema.ts'
import { linkLook } from './linkLook.ts'
import { MatchNote } from './MatchNote.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'
import { usePasswordsMatch } from './usePasswordsMatch.ts'

const schema = v.pipe(
  v.object({ email: emailText, password: passwordSchema, confirm: v.string(), role: v.picklist(['student', 'teacher']) }),
  v.forward(
    v.check(({ password, confirm }) => password !== '' || confirm !== '', 'required'),
    ['confirm'],
  ),
  v.forward(
    v.check(({ password, confirm }) => password === confirm, 'passwordsDontMatch'),
    ['confirm'],
  ),
)
type Values = v.InferOutput<typeof schema>

const start = () => ({ ...startingEmail(draftedEmail()), role: 'student' as const })

/** Creates an account. `onCreated` gets the server's message, if it sent one. */
export function SignupForm({ onCreated }: { onCreated: (message: string | undefined) => void }) {
  const { t } = useTranslation(['account', 'common'])
  const id = useId()
  const register = useRegister()
  const [defaultValues] = useState(start)
  // 'all': without it a wrong e-mail would hide that the passwords differ.
  const form = useForm<Values>({ resolver: valibotResolver(schema), criteriaMode: 'all', defaultValues })
  useEmailDraft(form)

  return (
    <Form
      name="signup"
      form={form}
      label={t('signup.title')}
      failure={{ place: 'register', server: true, lost: 'lost.account' }}
      onSubmit={({ email, password, role }) => register.mutateAsync({ email, password, role })}
      onDone={onCreated}
    >
      <TextField name="email" label={t('email')} type="email" autoComplete="email" autoCapitalize="none" spellCheck={false} />
      <div className="space-y-2">
        <PasswordField name="password" label={t('password')} autoComplete="new-password" describedBy={`${id}-strength`} deps="confirm" />
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
      <div className="rounded-control bg-cream px-4 pt-4 pb-2 text-sm">
        <p>{t('signup.adult')}</p>
        <p className="mt-1">{t('signup.agree')}</p>
        <ul className="flex flex-wrap gap-x-5">
          {(['terms', 'privacy'] as const).map((page) => (
            <li key={page}>
              {/* In a new tab, so that nothing typed here is lost. */}
              <ExternalLink href={paths[page]} className={linkLook}>
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

/** Takes no press while the passwords differ, and says why. */
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
