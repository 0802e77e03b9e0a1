import { ArrowLeft, CircleAlert } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { SubmitButton } from '@/ui/Form.tsx'
import type { Step } from './trialValues.ts'
import { useClearField } from './useClearField.ts'

type Props = {
  step: Step
  busy: boolean
  /** What keeps this step from being done, in words. */
  problem: string | null
  onBack: () => void
  onCancel: () => void
}

/** Back, Cancel and Next or Finish; they stay within reach of the thumb where the window is high enough. */
export function TrialActions({ step, busy, problem, onBack, onCancel }: Props) {
  const { t } = useTranslation(['trial', 'common'])
  // While it is sending, a phone needs the room for the longer word.
  const aside = busy ? 'max-sm:hidden!' : ''
  const bar = useRef<HTMLDivElement>(null)
  useClearField(bar, problem)
  return (
    <div ref={bar} className="sticky bottom-(--pinned) z-10 -mx-5 mt-auto -mb-5 flex flex-wrap gap-2 border-t border-line bg-paper px-5 py-4 sm:-mx-8 sm:gap-2.5 sm:-mb-8 sm:px-8">
      <div role="alert" className="basis-full empty:hidden">
        {problem !== null && (
          <p className="flex gap-2 font-semibold text-brick">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {problem}
          </p>
        )}
      </div>
      {step > 1 && (
        <Button variant="secondary" className={`min-w-11 px-2.5! sm:px-5! ${aside}`} disabled={busy} onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-5 sm:hidden" />
          <span className="sr-only sm:not-sr-only">{t('common:back')}</span>
        </Button>
      )}
      <Button variant="secondary" className={`px-3! sm:ml-auto sm:px-5! ${aside}`} disabled={busy} onClick={onCancel}>
        {t('common:cancel')}
      </Button>
      <SubmitButton wide={false} className="flex-1 px-3! wrap-break-word sm:flex-none sm:px-5!" busyLabel={t('submitting')}>
        {step === 4 ? t('finish') : t('next')}
      </SubmitButton>
    </div>
  )
}
