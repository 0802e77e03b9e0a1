/**
 * Keeps the dialog from scrolling fields below the sticky bar; also usable as a ref callback. The extra 24px leave some distance and cover a new
 * flex gap in the bar, which can't be measured yet under reduced motion (a transition of zero length).
 */
export function reserveSpace(bar: HTMLElement | null) {
  const dialog = bar?.closest('dialog')
  if (bar && dialog) dialog.style.scrollPaddingBottom = `max(0px, ${bar.offsetHeight + 24}px + var(--pinned))`
}
