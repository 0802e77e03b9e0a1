const named = (element: HTMLElement, attribute: string) =>
  document.getElementById(element.getAttribute(attribute) ?? '')?.textContent ?? ''

/** The open confirmation or notice: its title and its text. Our own dialogs are `<dialog>` elements. */
export function popup() {
  const element = document.querySelector<HTMLElement>('[role="dialog"]:not(dialog)')
  return element && { element, title: named(element, 'aria-labelledby'), text: named(element, 'aria-describedby') }
}
