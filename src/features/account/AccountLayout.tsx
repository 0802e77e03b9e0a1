import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import type { EnrollStep } from './ClassNotice.tsx'
import { FruitTree } from './FruitTree.tsx'
import { Greeting, Introduction } from './Introduction.tsx'
import { useNext } from './useNext.ts'

type Props = {
  title: string
  description: string
  text: string
  /** Names the class that the visitor wants to enroll in, instead of `text`. */
  enrollStep?: EnrollStep
  /** Shown above the form. */
  notice?: ReactNode
  children: ReactNode
  /** Links to the other account pages, below the form. */
  footer?: ReactNode
}

/** Layout of the account pages. Redirects anyone who is already signed in. */
export function AccountLayout({ title, description, text, enrollStep, notice, children, footer }: Props) {
  const { t } = useTranslation('account')
  const { user } = useAuth()
  const { nextPath } = useNext()
  const { key } = useLocation() // another history entry of the page needs its own redirect
  if (user !== null) {
    return (
      <>
        <LoadingScreen />
        <Navigate key={key} replace to={nextPath} />
      </>
    )
  }
  return (
    <>
      <PageMeta title={title} description={description} />
      <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-4 pb-16 sm:pt-8 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:gap-12 lg:pb-24">
        <div className="mx-auto w-full max-w-lg rounded-card bg-paper p-5 shadow-float sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          {enrollStep === undefined ? (
            <Greeting>{text}</Greeting>
          ) : (
            <Introduction step={enrollStep}>{text}</Introduction>
          )}
          {notice}
          {children}
          {footer !== undefined && <div className="mt-6 border-t border-line pt-4 text-center">{footer}</div>}
        </div>
        <div className="hidden rounded-card bg-leaf-tint p-10 text-center lg:block">
          <div className="sticky top-28 grid h-[min(100%,calc(100dvh-13rem))] content-center">
            <FruitTree />
            <p className="mt-6 text-2xl font-extrabold tracking-tight text-balance text-pine">{t('panel.title')}</p>
            <p className="mt-2 text-ink-soft">{t('panel.text')}</p>
          </div>
        </div>
      </div>
    </>
  )
}
