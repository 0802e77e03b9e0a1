import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { titleForDialog } from '@/listing/listingText.ts'
import { i18n } from '@/i18n/i18n.ts'
import { isBlank } from '@/lib/text/plainText.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { notify } from '@/ui/dialog/dialogs.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { serverWords } from '@/ui/error/useFaultWords.ts'
import { draftedEmail } from './accountDraft.ts'
import { AccountLayout } from './AccountLayout.tsx'
import { accountLink } from '@/ui/base/linkClass.ts'
import { SignupForm } from './SignupForm.tsx'
import { useNext } from './useNext.ts'
import { useNextClass } from './useNextClass.ts'

/** Milliseconds between Go to Login and the login page (CONTRACT.md §9). */
const redirectDelay = 1000

/** On the login page only the password is left to fill in, unless the storage that keeps the email is blocked. */
const toPassword = () =>
  pageTurn.onArrival(() => {
    if (draftedEmail() !== '') document.querySelector<HTMLElement>('main [autocomplete=current-password]')?.focus()
  })

export function SignupPage() {
  const { t } = useTranslation('account')
  const { withNext, nextPath } = useNext()
  const next = useNextClass(nextPath)
  const navigate = useNavigate()
  const [created, setCreated] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const loginLink = useRef<HTMLAnchorElement>(null)
  const login = withNext(paths.login)

  // Effect: a timer that ends when the page is left.
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => {
      toPassword()
      void navigate(login)
    }, redirectDelay)
    return () => clearTimeout(timer)
  }, [leaving, navigate, login])

  const celebrate = async (message: string | undefined) => {
    const accepted = await notify(() => {
      const { text, said } = serverWords(i18n.t('account:signup.doneText'), message)
      const isNamed = next.state === 'read' && !isBlank(next.listing.title)
      return {
        title: i18n.t('account:signup.doneTitle'),
        text: isNamed ? `${text} ${i18n.t('account:signup.doneNext', { title: titleForDialog(next.listing) })}` : text,
        said,
        confirm: i18n.t('account:signup.goToLogin'),
      }
    })
    // After the dialog, which says the same.
    flushSync(() => {
      setCreated(true)
      setLeaving(accepted)
    })
    scrollTo({ top: 0, behavior: 'instant' }) // the page is much shorter than the form
    loginLink.current?.focus() // which preloads the login page (App.tsx)
  }

  if (created) {
    return (
      <AccountLayout
        title={t('signup.doneTitle')}
        description={t('signup.description')}
        text={t('signup.doneText')}
        enrollStep="created"
      >
        <div className="grid justify-items-center gap-6">
          <Picture name="seedling" size={96} eager />
          <ButtonLink ref={loginLink} to={login} onClick={toPassword} wide>
            {leaving && <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />}
            <span>{leaving ? t('signup.leaving') : t('signup.goToLogin')}</span>
          </ButtonLink>
        </div>
      </AccountLayout>
    )
  }
  return (
    <AccountLayout
      title={t('signup.title')}
      description={t('signup.description')}
      text={t('signup.text')}
      enrollStep="signup"
      footer={
        <>
          <span>{t('signup.haveAccount')}</span>{' '}
          <Link to={withNext(paths.login)} className={accountLink}>
            {t('signup.login')}
          </Link>
        </>
      }
    >
      <SignupForm onCreated={(message) => void celebrate(message)} />
    </AccountLayout>
  )
}
