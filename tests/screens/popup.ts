import { waitFor } from '@testing-library/react'
import { closeDialogs } from '@/ui/dialog/dialogs.ts'

const named = (element: HTMLElement, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? ''

/** The open confirmation or notice: its title and its text. Our own dialogs are `<dialog>` elements. */
export function popup() {
  const element = document.querySelector<HTMLElement>('[role="dialog"]:not(dialog)')
  return element && { element, title: named(element, 'aria-labelledby'), text: named(element, 'aria-describedby') }
}

/** Closes an open confirmation or notice. They are rendered outside React, so that cleanup does not remove them. */
export async function closePopup() {
  await closeDialogs()
  await waitFor(() => {
    if (popup()) throw new Error('a dialog is still open')
  })
}
