/** Scrolls as little as needed to show a whole element; also usable as a ref callback. */
export const scrollToView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** Scrolls to the focused field (or the note below the calendar), if possible with its label, and to its error. */
export function showFocusedField() {
  const field = document.activeElement
  if (!field?.matches('input, select, textarea, div')) return
  const whole = field.matches('div') ? null : (field.closest('[role=radiogroup]') ?? field.closest('div:has(label)'))
  scrollToView(whole)
  scrollToView(field)
  // A group may be taller than the room between the bars.
  scrollToView(whole?.querySelector('[id$="-error"]') ?? null)
}
