import { useTranslation } from 'react-i18next'
import { lazyPart } from '@/ui/lazyPart.tsx'
import { PartFailed } from '@/ui/PartFailed.tsx'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'
import type { ContactKind } from './contactKind.ts'

const contact = lazyPart(async () => (await import('./ContactDialog.tsx')).ContactDialog, ['contact', 'messages'])

/** Loads the contact dialog when it is likely to be wanted soon. */
export const preloadContact = contact.preload

/** The contact dialog of whatever button has it open; its code loads now. */
export function ContactPart({ dialog, kind, email }: { dialog: DialogInHistory; kind: ContactKind; email?: string | undefined }) {
  const { t } = useTranslation()
  if (!dialog.open) return null
  return (
    <contact.Part
      waiting={
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
      }
      failed={(retry) => <PartFailed onRetry={retry} onClose={() => dialog.close()} />}
      dialog={dialog}
      kind={kind}
      email={email}
    />
  )
}
