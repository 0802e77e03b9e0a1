import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { waitUnit } from '@/lib/waitUnit.ts'
import { Button } from './Button.tsx'

/**
 * A button that takes no press for so many seconds, and counts them down. It keeps the focus and its name meanwhile: a screen reader was
 * told once how long to wait, and is not told again with every second.
 */
export function WaitingButton({ seconds, variant = 'primary', className = '', onClick, children, ...rest }: ComponentProps<typeof Button> & { seconds: number }) {
  const { t } = useTranslation('messages')
  const waits = seconds > 0
  const { unit, count } = waitUnit(seconds)
  return (
    // Where there is no room beside its name the time stands below it, in a button that is no higher for that.
    <Button {...rest} variant={waits ? 'secondary' : variant} className={`${className} ${waits ? 'cursor-not-allowed flex-wrap gap-y-0! py-1!' : ''}`} aria-disabled={waits || undefined} onClick={waits ? undefined : onClick}>
      {children}
      {waits && (
        <span aria-hidden="true" className="font-normal whitespace-nowrap tabular-nums">
          {t(`wait.${unit}`, { left: count })}
        </span>
      )}
    </Button>
  )
}
