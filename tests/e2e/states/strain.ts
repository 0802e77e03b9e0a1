import type { Page } from '@playwright/test'
import { inspect, still } from '../inspector.ts'
import { drawn } from './person.ts'

/** Texts that are wider than the page, clipped by an ancestor, overflow their button, or run under a button inside their field. */
const squeezed = (page: Page) =>
  inspect(page, () => {
    const { named, textNodes, topmost, sideways } = window.inspector
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    // Clipped on purpose: clamped titles, collapsed texts with a button, sr-only texts (also of small screens), and native lists.
    const clipped = '.sr-only, [class*=line-clamp], :has(+ button[aria-expanded]), select, [href="#main"]'
    const counts = (owner: Element) => owner.getBoundingClientRect().width > 1 && !owner.closest(clipped) && seen(owner)
    const cut = textNodes(topmost(), counts).flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      if (words.width === 0) return []
      for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isControl = box.matches('button, label, summary, [role=tab], a[class*=rounded-control]')
        const outX = words.left < edge.left - 2 || words.right > edge.right + 2
        const outY = words.top < edge.top - 2 || words.bottom > edge.bottom + 2
        if (
          (outX && (isControl || /hidden|clip/.test(overflowX))) ||
          (outY && (isControl || /hidden|clip/.test(overflowY)))
        )
          return [`cut: “${text.data.trim().slice(0, 40)}” in ${named(box)}`]
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break // reachable by scrolling
      }
      return []
    })
    // A file input shows no text of its own.
    const covered = [...document.querySelectorAll<HTMLInputElement>('input:not([type=file])')].flatMap((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return [...(field.parentElement?.querySelectorAll('button') ?? [])]
        .filter((button) => {
          const box = button.getBoundingClientRect()
          return (
            box.width > 0 &&
            box.left < right - parseFloat(paddingRight) &&
            box.right > left + parseFloat(paddingLeft) &&
            box.top < bottom &&
            box.bottom > top
          )
        })
        .map((button) => `covered: ${named(button)} over ${named(field)}`)
    })
    return [...sideways(), ...cut, ...covered]
  })

/** Overflow and clipping at 200 % text (WCAG 1.4.4, 1.4.10) and with the text spacing of WCAG 1.4.12. */
export async function strained(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const add = async (when: string) => {
    await still(page)
    // The carousel measures itself after a change.
    let now = await squeezed(page)
    for (let again = 0; now.length > 0 && again < 5; again += 1) {
      await page.waitForTimeout(100)
      now = await squeezed(page)
    }
    found.push(...now.map((one) => `${when}, ${one}`))
  }
  // Both through the CSSOM, because the content security policy forbids inline styles.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await add(`200 % text at ${width} px`)
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [sheet]
  })
  await add(`text spacing at ${widths.at(-1)} px`)
  return found
}

/** Controls that lose their border or their selected state in forced colors. */
export async function forced(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    // Ends transitions at once. Waiting for them would not work: transitions in parts that are not rendered never end.
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [still]
  })
  await drawn(page)
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('button, a')) {
      const { backgroundColor } = getComputedStyle(control)
      // Selected and hovered controls have a background for that state only.
      if (
        backgroundColor !== 'rgba(0, 0, 0, 0)' &&
        !control.matches(':hover, [aria-selected=true], [aria-pressed=true], [aria-current=page]')
      )
        control.setAttribute('data-grounded', '')
    }
  })
  await page.emulateMedia({ forcedColors: 'active' })
  await drawn(page)
  const found = await inspect(page, async () => {
    const { named } = window.inspector
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const edged = (element: Element) => {
      const { borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return (
        (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1) ||
        outlineStyle !== 'none' ||
        textDecorationLine.includes('underline')
      )
    }
    const look = (element: Element) => {
      const { borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor } =
        getComputedStyle(element)
      return [borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor].join()
    }
    const grounded = [...document.querySelectorAll('[data-grounded]')]
    const edgeless = () => grounded.filter((control) => seen(control) && !edged(control))
    // The system colors take effect within a few frames.
    for (let again = 0; edgeless().length > 0 && again < 10; again += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    // Selected controls must differ from unselected ones.
    const same = [...document.querySelectorAll('[aria-selected=true], [aria-pressed=true]')].filter((chosen) => {
      const other = [...(chosen.parentElement?.children ?? [])].find((sibling) =>
        sibling.matches('[aria-selected=false], [aria-pressed=false]'),
      )
      return other && seen(chosen) && look(chosen) === look(other)
    })
    const wrong = [
      ...edgeless().map((control) => `no edge: ${named(control)}`),
      ...same.map((chosen) => `chosen or not looks the same: ${named(chosen)}`),
    ]
    grounded.forEach((control) => control.removeAttribute('data-grounded'))
    document.adoptedStyleSheets = []
    return wrong
  })
  await page.emulateMedia({ forcedColors: 'none' })
  await drawn(page)
  return found
}
