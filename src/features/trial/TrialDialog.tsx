import { useState } from 'react'
import { DataProvider } from '@/api/DataProvider.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import { TrialConfirmation } from './TrialConfirmation.tsx'
import { TrialForm } from './TrialForm.tsx'
import type { TrialPrefill } from './trialPrefill.ts'
import type { TrialValues } from './trialValues.ts'

type Props = {
  dialog: DialogInHistory
  prefill: TrialPrefill
  onScheduled: ((uri: string) => void) | undefined
  onBooked: (() => void) | undefined
}

/** The booking of a free trial lesson: its four steps, and then what was booked. */
export function TrialDialog({ dialog, prefill, onScheduled, onBooked }: Props) {
  const [sent, setSent] = useState<TrialValues | null>(null)
  if (sent !== null) return <TrialConfirmation values={sent} onClose={() => dialog.close(onBooked)} />
  return (
    <DataProvider>
      <TrialForm
        dialog={dialog}
        prefill={prefill}
        onScheduled={onScheduled}
        onSent={(values) => {
          dialog.finish()
          setSent(values)
        }}
      />
    </DataProvider>
  )
}
