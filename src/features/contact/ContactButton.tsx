import type { ReactNode } from 'react'
import { Button } from '@/ui/Button.tsx'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import { contactMessage, type ContactKind } from './contactKind.ts'
import { ContactPart } from './ContactPart.tsx'
import { ContactDialog } from './lazyForms.ts'

type Props = {
  kind: ContactKind
  variant?: 'primary' | 'secondary' | 'quiet' | 'light'
  size?: 'normal' | 'small'
  wide?: boolean
  children: ReactNode
}

/** A button that opens the contact dialog: to be called, to hear news, or to hear when a course opens. */
export function ContactButton({ kind, variant = 'primary', size = 'normal', wide = false, children }: Props) {
  const dialog = useDialogInHistory(`contact ${contactMessage(kind)}`)
  return (
    <>
      <Button variant={variant} size={size} wide={wide} aria-haspopup="dialog" onPointerEnter={ContactDialog.preload} onFocus={ContactDialog.preload} onClick={dialog.show}>
        {children}
      </Button>
      <ContactPart dialog={dialog} kind={kind} />
    </>
  )
}
