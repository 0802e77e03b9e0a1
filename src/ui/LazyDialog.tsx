import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFailed } from './DialogFailed.tsx'
import { LazyPlace } from './LazyPlace.tsx'

/** The place of a lazy dialog while it is open: said to be on its way, with Try again where it does not come. `onGiveUp`: the reader closes that. */
export function LazyDialog({ of, onGiveUp, children }: { of: { tryAgain: () => void }; onGiveUp: () => void; children: ReactNode }) {
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
