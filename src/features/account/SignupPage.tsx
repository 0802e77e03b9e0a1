import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { i18n } from '@/i18n/i18n.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { notify } from '@/ui/dialogs.ts'
import { Picture } from '@/ui/Picture.tsx'
import { serverWords } from '@/ui/serverWords.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { linkLook } from './linkLook.ts'
import { SignupForm } from './SignupForm.tsx'
import { useNext } from './useNext.ts'

/** How long after Go to Login the login page opens, in milliseconds (SPEC.md §9). */
const leaveDelay = 1000

export function SignupPage() {
  const { t } = useTranslation('account')
  const { keep } = useNext()
  const navigate = useNavigate()
  const [created, setCreated] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const wayOn = useRef<HTMLAnchorElement>(null)
  const { pathname, search } = keep(paths.login)

  // Outside React: the clock. Leaving the page stops it.
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => void navigate({ pathname, search }), leaveDelay)
    return () => clearTimeout(timer)
  }, [leaving, navigate, pathname, search])

  const celebrate = async (message: string | undefined) => {
    setCreated(true)
    scrollTo({ top: 0, behavior: 'instant' }) // the long form makes way for a short card
    const accepted = await notify(() => ({
      title: i18n.t('account:signup.doneTitle'),
      ...serverWords(i18n.t('account:signup.doneText'), message),
      confirm: i18n.t('account:signup.goToLogin'),
    }))
    if (accepted) setLeaving(true)
    else wayOn.current?.focus()
  }

  if (created) {
    return (
      <AccountLayout title={t('signup.doneTitle')} description={t('signup.description')} text={t('signup.doneText')}>
        <div className="grid justify-items-center gap-6">
          <Picture name="seedling" size={96} eager />
          <ButtonLink ref={wayOn} to={keep(paths.login)} wide>
            {t('signup.goToLogin')}
          </ButtonLink>
          <p role="status" className="text-ink-soft">
            {leaving && t('signup.leaving')}
          </p>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title={t('signup.title')}
      description={t('signup.description')}
      text={t('signup.text')}
      footer={
        <>
          {t('signup.haveAccount')}{' '}
          <Link to={keep(paths.login)} className={linkLook}>
            {t('signup.login')}
          </Link>
        </>
      }
    >
      <SignupForm onCreated={(message) => void celebrate(message)} />
    </AccountLayout>
  )
}
