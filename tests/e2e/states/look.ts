import type { Page } from '@playwright/test'
import axeCore from 'axe-core'
import { inspect, still } from '../inspector.ts'
import { drawn } from './person.ts'

const lookOnce = (page: Page) =>
  inspect(page, () => {
    const { topmost, named, textNodes, words, sideways, controls } = window.inspector
    const place = topmost()
    const html = document.documentElement.lang

    // WCAG 2.5.8 exempts links within a sentence.
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    const small = [...place.querySelectorAll<HTMLElement>(controls)].flatMap((element) => {
      // The skip link is visible only with focus; a transparent native file input covers its styled box.
      const isSeen =
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        (element.matches('[type=file]') && element.checkVisibility())
      if (!isSeen || element.matches('label, [href="#main"]') || (element.matches('a') && inSentence(element)))
        return []
      const field = element.matches('[type=radio], [type=checkbox]')
        ? ((element as HTMLInputElement).labels?.[0] ?? element)
        : element
      // The link of a card covers the whole card with ::after.
      const reach = getComputedStyle(element, '::after')
      const { width, height } = (
        reach.position === 'absolute' && reach.inset === '0px' ? (element.offsetParent ?? field) : field
      ).getBoundingClientRect()
      const isAction =
        element.matches('button, [type=submit]') ||
        (element.matches('a') &&
          getComputedStyle(element).fontWeight >= '700' &&
          getComputedStyle(element).borderRadius === '13px')
      const least = isAction ? 44 : 24
      return Math.round(width) < least || Math.round(height) < least
        ? [`${named(element)} ${Math.round(width)} × ${Math.round(height)}`]
        : []
    })

    const distorted = [...place.querySelectorAll('img')].flatMap((image) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image
      if (naturalWidth === 0 || clientWidth === 0 || getComputedStyle(image).objectFit !== 'fill') return []
      const stretch = (clientWidth * naturalHeight) / (clientHeight * naturalWidth)
      return stretch < 0.95 || stretch > 1.05 ? [`${named(image)} ${clientWidth} × ${clientHeight}`] : []
    })

    const ours = (element: Element) =>
      element.checkVisibility() && (element.closest('[lang]')?.getAttribute('lang') ?? html) === html
    // Words that do not fit are broken by CSS; at the default text size, each of our words must fit.
    const broken = textNodes(place, (element) => ours(element) && !element.closest('.sr-only')).flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\u02BB\u02BC’]{4,}/gu)].flatMap(({ 0: word, index }) => {
        const around = `${text.data[index - 1] ?? ''}${text.data[index + word.length] ?? ''}`
        if (/[@.]/.test(around) && /\S[@.]\S/.test(text.data)) return [] // part of an email address or URL
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const rows = [...range.getClientRects()].filter(({ width }) => width > 0)
        const isBroken = rows.some(({ top }) => Math.abs(top - rows[0]!.top) > 6)
        return isBroken ? [{ word, place: `${word}, in ${named(text.parentElement!)}` }] : []
      }),
    )
    const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
    return {
      sideways: sideways(),
      small,
      distorted,
      headings: [...document.querySelectorAll('h1')].map(({ textContent }) => textContent), // hidden headings, too
      title: document.title,
      lang: html,
      broken,
      words: [...words(ours), description],
    }
  })

/**
 * Examines the page after its animations: after a resize, layout settles only after a frame or two, which a busy machine renders late. With a
 * modal dialog open, only the dialog is examined. Words sent by the backend may be broken.
 */
export async function look(page: Page, served: ReadonlySet<string>) {
  for (let again = 0; ; again += 1) {
    await still(page)
    const seen = await lookOnce(page)
    const broken = seen.broken.filter(({ word }) => ![...served].some((text) => text.includes(word)))
    if (again === 20 || seen.sideways.length + broken.length === 0) return { ...seen, broken }
    await page.waitForTimeout(100)
    await drawn(page)
  }
}

// Rules that axe disables by default although they have no false positives; its default rules and best practices are on.
const alsoOn = [
  'target-size',
  'label-content-name-mismatch',
  'focus-order-semantics',
  'p-as-heading',
  'css-orientation-lock',
  'td-has-header',
  'table-fake-caption',
]

type Axe = {
  run: (context: object, options: object) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
}
const axeOnce = (page: Page) =>
  page.evaluate(async (rules) => {
    let moved = false
    const note = () => void (moved = true)
    const events = ['transitionrun', 'animationstart']
    for (const event of events) document.addEventListener(event, note, true)
    const { violations } = await (window as unknown as { axe: Axe }).axe.run(
      { exclude: [['iframe']] },
      { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])), resultTypes: ['violations'] },
    )
    for (const event of events) document.removeEventListener(event, note, true)
    const placesOf = (nodes: { target: string[] }[]) => nodes.slice(0, 4).map(({ target }) => target.join(' '))
    return { violations: violations.map(({ id, nodes }) => `${id}: ${placesOf(nodes).join(' | ')}`), moved }
  }, alsoOn)

/** The violations that axe finds, except in the scheduler's frame. Repeated if an animation (the carousel's) started during the check. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeCore.source)
  for (let again = 0; ; again += 1) {
    await still(page)
    const { violations, moved } = await axeOnce(page)
    if (violations.length === 0 || !moved || again === 4) return violations
  }
}
