import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { waitUnit } from '@/ui/browser/useSecondsLeft.ts'
import { Button } from './Button.tsx'

/**
 * A button that is inactive for `seconds` and counts them down. It keeps its focus and accessible name, so that screen readers, which have
 * announced the wait, don't announce every second.
 */
export function WaitingButton({
  seconds,
  variant = 'primary',
  className = '',
  onClick,
  children,
  ...rest
}: ComponentProps<typeof Button> & { seconds: number }) {
  const { t } = useTranslation('messages')
  const waits = seconds > 0
  const { unit, count } = waitUnit(seconds)
  return (
    // The countdown may wrap below the label without making the button taller.
    <Button
      {...rest}
      variant={waits ? 'secondary' : variant}
      className={`${className} ${waits ? 'cursor-not-allowed flex-wrap gap-y-0! py-1!' : ''}`}
      aria-disabled={waits || undefined}
      onClick={waits ? undefined : onClick}
    >
      <span className="contents">{children}</span>
      {waits && (
        <span aria-hidden="true" className="font-normal whitespace-nowrap tabular-nums">
          {t(`wait.${unit}`, { left: count })}
        </span>
      )}
    </Button>
  )
}
