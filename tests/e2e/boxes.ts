import type { Page } from '@playwright/test'

/** Controls without a box although neither they nor an ancestor are hidden. */
export const withoutBox = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isHidden = (control: Element) => {
      if (control.closest('html.arriving .below-fold > :not([data-drawn])')) return true // below the fold, not rendered yet
      if (getComputedStyle(control).visibility !== 'visible') return true
      for (let one: Element | null = control; one !== null; one = one.parentElement) {
        if (getComputedStyle(one).display === 'none') return true
        if (one.parentElement?.matches('details:not([open])') === true && !one.matches('summary')) return true
      }
      return false
    }
    return [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, label:has(input)'),
    ].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect()
      if ((width > 0 && height > 0) || isHidden(control)) return []
      const name =
        control.getAttribute('aria-label') ??
        (control as HTMLInputElement).labels?.[0]?.textContent ??
        control.textContent ??
        ''
      return [`${control.tagName.toLowerCase()} “${name.trim().slice(0, 40)}” ${width} × ${height}`]
    })
  })
