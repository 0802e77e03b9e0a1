import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFailed } from './DialogFailed.tsx'
import type { LazyPart } from '@/ui/loading/lazyComponent.ts'
import { LazyPlace } from '@/ui/loading/SectionBoundary.tsx'

/** Suspense and error boundary of an open lazy dialog: announces loading, and offers Try again or Close (`onGiveUp`) if that fails. */
export function LazyDialog({ of, onGiveUp, children }: { of: LazyPart; onGiveUp: () => void; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <LazyPlace
      of={of}
      waiting={
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      }
      failed={(retry) => <DialogFailed onRetry={retry} onClose={onGiveUp} />}
    >
      {children}
    </LazyPlace>
  )
}
