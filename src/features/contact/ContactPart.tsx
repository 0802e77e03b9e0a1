import { LazyDialog } from '@/ui/LazyDialog.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import type { ContactKind } from './contactKind.ts'
import { ContactDialog } from './lazyForms.ts'

/** The contact dialog of whatever button has it open; its code loads now. */
export function ContactPart({ dialog, kind }: { dialog: DialogInHistory; kind: ContactKind }) {
  if (!dialog.open) return null
  return (
    <LazyDialog of={ContactDialog} onGiveUp={() => dialog.close()}>
      <ContactDialog dialog={dialog} kind={kind} />
    </LazyDialog>
  )
}
