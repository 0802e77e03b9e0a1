import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fault } from '@/lib/fault.ts'
import { useSecondsLeft } from '@/ui/browser/useSecondsLeft.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'
import { useFaultWords, type FaultPlace, type MessageKey } from './useFaultWords.ts'

/** The server's message below our message (useFaultWords.ts). */
export const ServerSaid = ({ children }: { children: string }) => (
  <span lang="en" className="block text-sm font-normal wrap-anywhere text-ink-soft">
    {children}
  </span>
)

/** An error alert; `quiet` omits the box, for errors of a detail. */
export function ErrorBox({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <div
      role="alert"
      className={`flex gap-3 text-brick ${quiet ? 'text-sm' : 'rounded-control border-[1.5px] border-brick bg-brick-tint p-4'}`}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1">{children}</div>
    </div>
  )
}

type Props = FaultPlace & {
  fault: Fault
  /** The message of CONTRACT.md §8 for the failed call. */
  place: MessageKey
  quiet?: boolean
  onRetry?: () => void
}

/** The error message of a failed call, with Try again if `onRetry` is given. */
export function ErrorNote({ fault, place, server, lost, quiet = false, onRetry }: Props) {
  const { t } = useTranslation()
  const seconds = useSecondsLeft(fault)
  const { text, detail, said } = useFaultWords()(fault, place, { server, lost })
  return (
    <ErrorBox quiet={quiet}>
      <p className="font-semibold">{text}</p>
      {detail !== null && <p className="text-sm">{detail}</p>}
      {said !== null && (
        <p>
          <ServerSaid>{said}</ServerSaid>
        </p>
      )}
      {onRetry && (
        <WaitingButton
          seconds={seconds}
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={({ currentTarget }) => {
            // The button disappears with the note, so the focus moves to the surrounding section.
            currentTarget.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          {t('tryAgain')}
        </WaitingButton>
      )}
    </ErrorBox>
  )
}
