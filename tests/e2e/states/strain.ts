import type { Page } from '@playwright/test'
import { still } from '../still.ts'
import { drawn } from './person.ts'

/** Texts that are clipped by an ancestor or overflow their button. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal, [role=dialog]:not(dialog)')].at(-1)
    const found = new Set<string>()
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const owner = text.parentElement!
      // Clipped on purpose: clamped titles, collapsed texts with a button, sr-only texts (also of small screens), and native lists.
      if (
        (text.textContent ?? '').trim() === '' ||
        owner.getBoundingClientRect().width <= 1 ||
        owner.closest('.sr-only, [class*=line-clamp], :has(+ button[aria-expanded]), select, textarea, [href="#main"]')
      )
        continue
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const words = range.getBoundingClientRect()
      if (words.width === 0) continue
      const name = `“${text.textContent!.trim().slice(0, 40)}”`
      for (let box: HTMLElement | null = owner; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isControl = box.matches('button, label, summary, [role=tab], a[class*=rounded-control]')
        const outX = words.left < edge.left - 2 || words.right > edge.right + 2
        const outY = words.top < edge.top - 2 || words.bottom > edge.bottom + 2
        if (
          (outX && (isControl || /hidden|clip/.test(overflowX))) ||
          (outY && (isControl || /hidden|clip/.test(overflowY)))
        )
          found.add(`${name} in ${box.tagName.toLowerCase()}.${box.className.slice(0, 60)}`)
        if (/auto|scroll/.test(overflowX + overflowY) || position === 'fixed') break // reachable by scrolling
      }
    }
    return [...found]
  })

/** Inputs whose text runs under a button placed inside them. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input')].flatMap((field) => {
      const { left, right, top, bottom } = field.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      const over = [...(field.parentElement?.querySelectorAll('button') ?? [])].filter((button) => {
        const box = button.getBoundingClientRect()
        return (
          box.width > 0 &&
          box.left < right - parseFloat(paddingRight) &&
          box.right > left + parseFloat(paddingLeft) &&
          box.top < bottom &&
          box.bottom > top
        )
      })
      return over.map((button) => `“${button.textContent}” over ${field.labels?.[0]?.textContent ?? field.name}`)
    }),
  )

const wider = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= document.documentElement.clientWidth)
      return [...document.querySelectorAll('dialog[open], [role=dialog]:not(dialog)')]
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `inside ${box.className.slice(0, 40)}`)
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1,
    )
    return [
      'the page',
      ...out
        .slice(0, 3)
        .map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')?.slice(0, 60)}`),
    ]
  })

// Both through the CSSOM, because the content security policy forbids inline styles.
const textSize = (page: Page, size: string) =>
  page.evaluate((percent) => void (document.documentElement.style.fontSize = percent), size)
const spacing = (page: Page, on: boolean) =>
  page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = wanted ? [sheet] : []
  }, on)

/** Overflow and clipping at 200 % text (WCAG 1.4.4, 1.4.10) and with the text spacing of WCAG 1.4.12. */
export async function strained(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  const wrong = async () => [
    ...(await wider(page)).map((what) => `too wide: ${what}`),
    ...(await cut(page)).map((what) => `cut: ${what}`),
    ...(await covered(page)).map((what) => `covered: ${what}`),
  ]
  const add = async (when: string) => {
    await still(page)
    // The carousel measures itself after a change.
    let now = await wrong()
    for (let again = 0; now.length > 0 && again < 5; again += 1) {
      await page.waitForTimeout(100)
      now = await wrong()
    }
    found.push(...now.map((one) => `${when}, ${one}`))
  }
  await textSize(page, '200%')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await add(`200 % text at ${width} px`)
  }
  await textSize(page, '')
  await spacing(page, true)
  await add(`text spacing at ${widths.at(-1)} px`)
  await spacing(page, false)
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
  const found = await page.evaluate(async () => {
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`
    const edged = (element: Element) => {
      const { borderBottomWidth, borderBottomStyle, outlineStyle, textDecorationLine } = getComputedStyle(element)
      return (
        (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1) ||
        outlineStyle !== 'none' ||
        textDecorationLine.includes('underline')
      )
    }
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const look = (element: Element) => {
      const { borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor } =
        getComputedStyle(element)
      return [borderBottomWidth, borderBottomColor, outlineStyle, textDecorationLine, backgroundColor].join()
    }
    const lost = () =>
      [...document.querySelectorAll('[data-grounded]')]
        .filter((control) => seen(control) && !edged(control))
        .map((control) => `no edge: ${named(control)}`)
    // The system colors take effect within a few frames.
    for (let again = 0; lost().length > 0 && again < 10; again += 1)
      await new Promise((resolve) => setTimeout(resolve, 100))
    const edgeless = lost()
    // Selected controls must differ from unselected ones.
    const same = [...document.querySelectorAll('[aria-selected=true], [aria-pressed=true]')].flatMap((chosen) => {
      const other = [...(chosen.parentElement?.children ?? [])].find((sibling) =>
        sibling.matches('[aria-selected=false], [aria-pressed=false]'),
      )
      return other && seen(chosen) && look(chosen) === look(other)
        ? [`chosen or not looks the same: ${named(chosen)}`]
        : []
    })
    document.querySelectorAll('[data-grounded]').forEach((control) => control.removeAttribute('data-grounded'))
    document.adoptedStyleSheets = []
    return [...edgeless, ...same]
  })
  await page.emulateMedia({ forcedColors: 'none' })
  await drawn(page)
  return found
}
