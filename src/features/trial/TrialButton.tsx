import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { restoreDraft } from '@/lib/storage/drafts.ts'
import { Button } from '@/ui/base/Button.tsx'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { LazyPlace } from '@/ui/loading/SectionBoundary.tsx'
import { bookedTrial } from './bookedTrial.ts'
import { BookedTrialNote, TrialDialog } from './lazyTrial.ts'
import type { Subject } from './trialOptions.ts'
import type { TrialPrefill } from './trialPrefill.ts'

/** The step (1 to 4) of this tab's unfinished booking; null if none was begun. */
export function waitingStep(): number | null {
  const { step, parentName } = restoreDraft('trial', { step: 1, parentName: '' }, { step: [1, 2, 3, 4] })
  return step > 1 || parentName !== '' ? step : null
}

const hasBooked = () => bookedTrial.get(Date.now()) !== null

/** Whether a trial lesson was booked on this device; read again whenever a dialog opens or closes. */
function useHasBooked() {
  useDialog()
  return useClientValue(hasBooked, false)
}

/** `children`, or a note about the trial lesson that was booked on this device. */
export function UnlessBooked({ children }: { children: ReactNode }) {
  return useHasBooked() ? (
    <LazyPlace of={BookedTrialNote} waiting={children} failed={() => children}>
      <BookedTrialNote />
    </LazyPlace>
  ) : (
    children
  )
}

type Props = {
  /** Preselected subject (`course.category`). */
  subject?: Subject
  /** Other prefilled values, e.g. `freeTrialPrefill(choices)`. */
  prefill?: TrialPrefill
  variant?: 'primary' | 'secondary' | 'quiet' | 'light'
  size?: 'normal' | 'small' | 'bar'
  wide?: boolean
  /** Called on click; returning false prevents the dialog from opening. */
  mayOpen?: () => boolean
  children: ReactNode
}

/** A button that opens the dialog to book a free trial lesson, or a booking that was left unfinished in this tab. */
export function TrialButton({
  subject,
  prefill,
  variant = 'primary',
  size = 'normal',
  wide = false,
  mayOpen,
  children,
}: Props) {
  const { t } = useTranslation()
  const { show } = useDialog()
  const step = useClientValue(waitingStep, null)
  const isAnother = useHasBooked()
  const open = () => (mayOpen?.() ?? true) && show(subject === undefined ? 'trial' : `trial.${subject}`, prefill)
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      aria-haspopup="dialog"
      data-trial
      onPointerEnter={TrialDialog.preload}
      onFocus={TrialDialog.preload}
      onClick={open}
    >
      {mayOpen !== undefined
        ? children
        : step !== null
          ? t('nav.continueTrial', { step })
          : isAnother
            ? t('nav.anotherTrial')
            : children}
    </Button>
  )
}
