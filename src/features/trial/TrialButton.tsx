import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import { lazyComponent } from '@/ui/lazyComponent.ts'
import { LazyDialog } from '@/ui/LazyDialog.tsx'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import type { Subject } from './trialOptions.ts'
import type { TrialPrefill } from './trialPrefill.ts'

const TrialDialog = lazyComponent(() => import('./TrialDialog.tsx'), 'TrialDialog', ['trial', 'messages', 'courses'])

type Props = {
  /** The subject of the page, as the contract names it (`course.category`). */
  subject?: Subject
  /** What else the page knows, e.g. `freeTrialPrefill(choices)`. */
  prefill?: TrialPrefill
  variant?: 'primary' | 'secondary' | 'quiet' | 'light'
  size?: 'normal' | 'small'
  wide?: boolean
  /** Told the uri of the event when the embedded scheduler reports one. */
  onScheduled?: (uri: string) => void
  /** Called when a booking was sent and its confirmation is closed. */
  onBooked?: () => void
  /** Asked when it is pressed; false keeps the booking closed. */
  mayOpen?: () => boolean
  children: ReactNode
}

/** A button that opens the booking of a free trial lesson. The booking itself loads when it is pressed, or when that is near. */
export function TrialButton({ subject, prefill, variant = 'primary', size = 'normal', wide = false, onScheduled, onBooked, mayOpen, children }: Props) {
  const dialog = useDialogInHistory('trial')
  return (
    <>
      <Button variant={variant} size={size} wide={wide} aria-haspopup="dialog" onPointerEnter={TrialDialog.preload} onFocus={TrialDialog.preload} onClick={() => (mayOpen?.() ?? true) && dialog.show()}>
        {children}
      </Button>
      {dialog.open && (
        <LazyDialog of={TrialDialog} onGiveUp={() => dialog.close()}>
          <TrialDialog dialog={dialog} prefill={subject === undefined ? (prefill ?? {}) : { subject, ...prefill }} onScheduled={onScheduled} onBooked={onBooked} />
        </LazyDialog>
      )}
    </>
  )
}
