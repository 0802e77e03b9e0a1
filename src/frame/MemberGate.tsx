import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { Fault } from '@/lib/fault.ts'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'
import { useSecondsLeft } from '@/ui/browser/useSecondsLeft.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'
import { focusHeading } from './RouteEffects.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SkipLink } from './SkipLink.tsx'

/** Anything other than a Fault is a timeout, or a chunk that failed to load offline. */
const faultOf = (failure: unknown) =>
  failure instanceof Fault ? failure : new Fault(navigator.onLine ? 'timeout' : 'offline')

const linkClass = `${boldLink} px-2 underline-offset-4`

/** Shown instead of a signed-in page, at the same URL, if the stored token could not be checked. */
function SessionUnknown({ failure, checking, onRetry }: { failure: unknown; checking: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['messages', 'common'])
  const { pathname, search } = useLocation()
  const fault = useMemo(() => faultOf(failure), [failure])
  const seconds = useSecondsLeft(fault)
  const { text: title, detail } = useFaultWords()(fault, 'sessionUnknown')

  // Effect: retries once the device is online again.
  const mayRetry = !checking && seconds === 0
  useEffect(() => {
    if (!mayRetry) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [mayRetry, onRetry])

  return (
    <div className="flex min-h-dvh flex-col">
      <PageMeta title={title} hidden />
      <SkipLink />
      <header className="on-dark flex flex-wrap items-center justify-between gap-2 bg-pine px-4 py-2 text-paper sm:px-10 print:hidden">
        <Link
          to={paths.home}
          className="flex min-h-11 items-center gap-2 rounded-control text-xl font-extrabold tracking-tight"
        >
          <Sapling className="size-7" /> <span>{t('common:brand')}</span>
        </Link>
        <LanguageSwitch dark />
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="page grid flex-1 content-center justify-items-center gap-5 py-10 text-center outline-none"
      >
        <Scene name="brokenPot" />
        <h1 tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        {/* The key creates a new element per attempt, so that screen readers announce the same text again. */}
        <div key={String(checking)} role={checking ? undefined : 'alert'} className="max-w-measure space-y-1">
          {detail !== null && <p className="font-semibold">{detail}</p>}
          <p className="text-ink-soft">{t('sessionKept')}</p>
        </div>
        <div className="flex flex-wrap justify-center gap-3">
          <WaitingButton
            seconds={seconds}
            busy={checking}
            busyLabel={t('common:loading')}
            onClick={() => {
              focusHeading() // a busy button is disabled and would lose the focus
              onRetry()
            }}
          >
            {t('common:tryAgain')}
          </WaitingButton>
          <ButtonLink to={pathTo.login(pathname + search)} variant="secondary">
            {t('common:nav.login')}
          </ButtonLink>
        </div>
        <p className="flex flex-wrap justify-center gap-x-4">
          <Link to={paths.home} className={linkClass}>
            {t('common:nav.home')}
          </Link>
          <Link to={paths.contactUs} className={linkClass}>
            {t('common:nav.contact')}
          </Link>
        </p>
      </main>
    </div>
  )
}

/** Outside the route guard: shows a failed session check. Public pages treat the reader as signed out instead. */
export function MemberGate() {
  const { failure, checking, checkAgain } = useAuth()
  const failed = useRef(false)
  // Effect: after a successful retry the focus moves to the heading of the page.
  useEffect(() => {
    if (failed.current && failure === null) focusHeading()
    failed.current = failure !== null
  }, [failure])
  return failure === null ? <Outlet /> : <SessionUnknown failure={failure} checking={checking} onRetry={checkAgain} />
}
