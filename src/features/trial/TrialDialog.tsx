import { useEffect, useState } from 'react'
import { DataProvider } from '@/api/DataProvider.tsx'
import { isRecord } from '@/lib/untrusted.ts'
import { LazyDialog } from '@/ui/dialog/LazyDialog.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { writeDraft } from '@/lib/storage/drafts.ts'
import { bookedTrial } from './bookedTrial.ts'
import { factsOf, sentBooking } from './sentBooking.ts'
import { TrialConfirmation } from './lazyTrial.ts'
import { draftName, TrialForm } from './TrialForm.tsx'
import { subjects, type Subject } from './trialOptions.ts'
import type { TrialPrefill } from './trialPrefill.ts'
import { toBooking } from './trialValues.ts'

const isSubject = (topic: string): topic is Subject => (subjects as readonly string[]).includes(topic)

/** The dialog to book a free trial lesson, followed by the confirmation. */
export function TrialDialog() {
  const dialog = useDialog()
  const [sent, setSent] = useState(sentBooking.read)
  /** The parent of the booking before, who books another child; not in the history, which must not contain personal data. */
  const [parent, setParent] = useState<TrialPrefill>({})
  /** The booking of this device, whose confirmation is opened again. */
  const [earlier] = useState(() => bookedTrial.get(Date.now()))
  const isBooked = dialog.name === 'booked'
  const isAgain = dialog.topic === 'again'
  const facts = isAgain ? earlier : sent && factsOf(sent)
  const isStale = isBooked && facts === null

  // Effect: the network. The confirmation must not need the connection after the booking was sent.
  useEffect(() => TrialConfirmation.preload(), [])

  // Effect: the tab's storage. A reload runs no cleanup and shows the confirmation again.
  useEffect(() => (isBooked ? sentBooking.forget : undefined), [isBooked])

  // Effect: after Forward, or in another tab, the URL may name a confirmation whose data is gone.
  useEffect(() => {
    if (isStale) dialog.close()
  })

  if (isBooked)
    return (
      facts && (
        <LazyDialog of={TrialConfirmation} onGiveUp={dialog.close}>
          <TrialConfirmation
            facts={facts}
            sent={isAgain ? null : sent}
            onClose={dialog.close}
            onAnother={() => {
              if (isAgain || sent === null) return dialog.replaceWith('trial')
              const { parentName, parentPhoneNumber, parentEmail } = sent
              setParent({ parentName, parentPhoneNumber, parentEmail })
              writeDraft(draftName, { step: 2, parentName, parentPhoneNumber, parentEmail })
              dialog.replaceWith('trial')
            }}
          />
        </LazyDialog>
      )
    )
  const given = isRecord(dialog.given) ? (dialog.given as TrialPrefill) : {}
  return (
    <DataProvider>
      <TrialForm
        prefill={{ ...(isSubject(dialog.topic) && { subject: dialog.topic }), ...given, ...parent }}
        onClose={dialog.close}
        onSent={(values) => {
          const booking = toBooking(values)
          sentBooking.keep(booking)
          setSent(booking)
          dialog.replaceWith('booked')
        }}
      />
    </DataProvider>
  )
}
