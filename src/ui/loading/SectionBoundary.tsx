import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import type { LazyPart } from './lazyComponent.ts'

type Props = { fallback: (retry: () => void) => ReactNode; resetKey?: string; children: ReactNode }

/** An error boundary that resets on `retry` or when `resetKey` (the path) changes. */
export class SectionBoundary extends Component<Props, { failed: boolean; key: string | undefined }> {
  override state = { failed: false, key: this.props.resetKey }
  static getDerivedStateFromError = (error: unknown) => {
    window.report?.('crash', { error })
    return { failed: true }
  }
  static getDerivedStateFromProps = (props: Props, state: { failed: boolean; key: string | undefined }) =>
    props.resetKey === state.key ? null : { failed: false, key: props.resetKey }
  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}

/** Replaces a section that failed to load or render, with Try again. */
export function SectionFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-paper p-6"
    >
      <p>{t('sectionFailed')}</p>
      <Button variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  )
}

/** An error boundary around a section of a page. */
export const SafeSection = ({ children }: { children: ReactNode }) => (
  <SectionBoundary
    fallback={(retry) => (
      <div className="page">
        <SectionFailed onRetry={retry} />
      </div>
    )}
  >
    {children}
  </SectionBoundary>
)

type PlaceProps = {
  /** The lazy component inside. */
  of: LazyPart
  /** Shown while its code and messages load. */
  waiting: ReactNode
  /** Shown if loading or rendering fails. */
  failed: (retry: () => void) => ReactNode
  children: ReactNode
}

/**
 * Suspense and error boundary of a lazy component. Usually nothing suspends, since React shows suspended content 300 ms after its fallback at the
 * earliest.
 */
export function LazyPlace({ of, waiting, failed, children }: PlaceProps) {
  const [settled, setSettled] = useState(of.isLoaded)
  // Effect: the code and messages. A failure is thrown by the component.
  useEffect(() => {
    const settle = () => setSettled(true)
    of.load().then(settle, settle)
  }, [of])
  return (
    <SectionBoundary
      fallback={(retry) =>
        failed(() => {
          of.tryAgain()
          retry()
        })
      }
    >
      {settled ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </SectionBoundary>
  )
}
