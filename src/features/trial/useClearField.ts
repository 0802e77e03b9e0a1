import { useLayoutEffect, type RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { showWhole } from './showWhole.ts'

/**
 * Tells the dialog how much of it a pinned bar covers, and a little more, so that nothing is scrolled to a place under it. A gap that has
 * just come is not measured yet where motion is reduced: there each change is a transition, of no time at all.
 */
function makeRoom(bar: HTMLElement | null) {
  const dialog = bar?.closest('dialog')
  if (bar && dialog) dialog.style.scrollPaddingBottom = `max(0px, ${bar.offsetHeight + 24}px + var(--pinned))`
}

/** Scrolls until the field with the focus (or the note under the calendar) can be seen with its label and its error, or at least itself. */
function showField() {
  const field = document.activeElement
  if (!field?.matches('input, select, div')) return
  showWhole(field.closest('[role=radiogroup]') ?? field.closest('div'))
  showWhole(field)
}

/** Keeps a wrong field clear of the bar at the bottom, which grows by the very line that tells of it. */
export function useClearField(bar: RefObject<HTMLElement | null>, problem: string | null) {
  const { submitCount } = useFormState()

  // Outside React: the height of the bar, which depends on the size of the letters and the width of the window.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element) return
    const observer = new ResizeObserver(() => makeRoom(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [bar])

  // Outside React: the scroll position. The field got the focus, and was scrolled to, before its error and the line in the bar stood.
  useLayoutEffect(() => {
    makeRoom(bar.current)
    if (problem !== null) showField()
  }, [bar, problem, submitCount])
}
