import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import { showFocusedField } from '@/ui/browser/scrollToView.ts'
import { SubmitButton } from '@/ui/form/Form.tsx'
import { awaitsBooking, type Step, type TrialValues } from './trialValues.ts'

/**
 * Keeps the dialog from scrolling fields below the sticky bar; also usable as a ref callback. The extra 24px leave some distance and cover a new
 * flex gap in the bar, which can't be measured yet under reduced motion (a transition of zero length).
 */
export function reserveSpace(bar: HTMLElement | null) {
  const dialog = bar?.closest('dialog')
  if (bar && dialog) dialog.style.scrollPaddingBottom = `max(0px, ${bar.offsetHeight + 24}px + var(--pinned))`
}

type Props = {
  step: Step
  busy: boolean
  /** Why the step cannot be completed, as text. */
  problem: string | null
  onBack: () => void
  onCancel: () => void
}

/** Keeps an invalid field visible above the bar, which grows when it shows the problem. */
function useFieldAboveBar(bar: RefObject<HTMLElement | null>, problem: string | null) {
  // Effect: observes the height of the bar, which depends on font size and window width.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() => reserveSpace(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])

  // Effect: the scroll position. The form has shown the field before the bar grew.
  useLayoutEffect(() => {
    reserveSpace(bar.current)
    if (problem !== null) showFocusedField()
  }, [bar, problem])
}

/** The sticky bar with Back, Cancel, and Next or Finish. */
export function TrialActions({ step, busy, problem, onBack, onCancel }: Props) {
  const { t } = useTranslation(['trial', 'common'])
  // On phones the label of the busy button needs the full width.
  const hiddenWhileBusy = busy ? 'max-sm:hidden!' : ''
  const bar = useRef<HTMLDivElement>(null)
  useFieldAboveBar(bar, problem)
  const { control } = useFormContext<TrialValues>()
  const [way, uri] = useWatch({ control, name: ['way', 'uri'] })
  // Until the scheduler has reported a booking, its own button is the primary one.
  const isSecond = step === 3 && awaitsBooking(way, uri)
  return (
    <div
      ref={bar}
      className="sticky bottom-(--pinned) z-10 -mx-5 mt-auto -mb-5 flex flex-wrap gap-2 border-t border-line bg-paper px-5 py-4 sm:-mx-8 sm:gap-2.5 sm:-mb-8 sm:px-8"
    >
      <div role="alert" className="basis-full empty:hidden">
        {problem !== null && (
          <p className="flex gap-2 font-semibold text-brick">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <span>{problem}</span>
          </p>
        )}
      </div>
      {step > 1 && (
        <Button
          variant="secondary"
          className={`min-w-11 px-2.5! sm:px-5! ${hiddenWhileBusy}`}
          disabled={busy}
          onClick={onBack}
        >
          <ArrowLeft aria-hidden="true" className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">{t('common:back')}</span>
        </Button>
      )}
      <Button
        variant="secondary"
        className={`px-3! sm:ml-auto sm:px-5! ${hiddenWhileBusy}`}
        disabled={busy}
        onClick={onCancel}
      >
        {t('common:cancel')}
      </Button>
      <SubmitButton
        variant={isSecond ? 'secondary' : 'primary'}
        wide={false}
        className="flex-1 px-3! wrap-break-word sm:flex-none sm:px-5!"
        busyLabel={t('submitting')}
      >
        {step === 4 ? t('finish') : t('next')}
      </SubmitButton>
    </div>
  )
}
