import { lazyDialog } from '@/ui/lazyDialog.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import type { ContactKind } from './contactKind.ts'

const contact = lazyDialog(async () => (await import('./ContactDialog.tsx')).ContactDialog, ['contact', 'messages'])

/** Loads the contact dialog when it is likely to be wanted soon. */
export const preloadContact = contact.preload

/** The contact dialog of whatever button has it open; its code loads now. */
export function ContactPart({ dialog, kind, email }: { dialog: DialogInHistory; kind: ContactKind; email?: string | undefined }) {
  return dialog.open ? <contact.Dialog onGiveUp={() => dialog.close()} dialog={{ dialog, kind, email }} /> : null
}
