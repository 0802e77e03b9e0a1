import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fault } from '@/lib/fault.ts'
import { Button } from './Button.tsx'
import { useFaultWords, type MessageKey } from './useFaultWords.ts'

/** A red note with an icon, spoken once by screen readers. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 rounded-control border-[1.5px] border-brick bg-brick-tint p-4 text-brick">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 flex-1 space-y-1">{children}</div>
    </div>
  )
}

type Props = {
  fault: Fault
  /** The words of SPEC.md §8 for this place. */
  place: MessageKey
  /** Whether the server's own message may stand instead. */
  server?: boolean
  onRetry?: () => void
}

/** What went wrong with a call at this place, and Try again where that makes sense. */
export function ErrorNote({ fault, place, server = false, onRetry }: Props) {
  const { t } = useTranslation()
  const { text, detail } = useFaultWords()(fault, place, { server })
  return (
    <ErrorBox>
      <p className="font-semibold">{text}</p>
      {detail !== null && <p className="text-sm">{detail}</p>}
      {onRetry && (
        <Button
          variant="secondary"
          size="small"
          className="mt-2"
          onClick={({ currentTarget }) => {
            // The note goes away with its button: the focus stays in the part of the page around it.
            currentTarget.parentElement?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
            onRetry()
          }}
        >
          {t('tryAgain')}
        </Button>
      )}
    </ErrorBox>
  )
}
