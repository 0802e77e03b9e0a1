import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { still } from '../still.ts'
import { drawn } from './person.ts'

/** The result of examining a page at one width. */
export type Look = {
  sideways: string[]
  small: string[]
  headings: number
  title: string
  lang: string
  words: string[]
  broken: { word: string; place: string }[]
}

const lookOnce = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const modal = [...document.querySelectorAll<HTMLElement>('dialog:modal, [role=dialog]:not(dialog)')].at(-1)
    const place = modal ?? document.body
    const seen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`

    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth
    const boxes = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=dialog]:not(dialog)')].filter(
      (box) => box.scrollWidth > box.clientWidth,
    )
    const sideways = wide
      ? [...document.body.querySelectorAll('*')]
          .filter((element) => seen(element) && element.getBoundingClientRect().right > innerWidth + 1)
          .map(named)
          .slice(0, 3)
      : []
    if (wide && sideways.length === 0) sideways.push('the page')

    // WCAG 2.5.8 exempts links within a sentence.
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    const small = [
      ...place.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]',
      ),
    ].flatMap((element) => {
      // A transparent native file input covers its styled box.
      if (!seen(element) && !(element.matches('[type=file]') && element.checkVisibility())) return []
      if (element.matches('a') && inSentence(element)) return []
      const field = element.matches('[type=radio], [type=checkbox]')
        ? ((element as HTMLInputElement).labels?.[0] ?? element)
        : element
      // The link of a card covers the whole card with ::after.
      const reach = getComputedStyle(element, '::after')
      const { width, height } = (
        reach.position === 'absolute' && reach.inset === '0px' ? (element.offsetParent ?? field) : field
      ).getBoundingClientRect()
      if (element.matches('[href="#main"]')) return [] // the skip link is visible only with focus
      const isAction =
        element.matches('button, [type=submit]') ||
        (element.matches('a') &&
          getComputedStyle(element).fontWeight >= '700' &&
          getComputedStyle(element).borderRadius === '13px')
      const least = isAction ? 44 : 24
      return Math.round(width) < Math.min(least, 44) || Math.round(height) < least
        ? [`${named(element)} ${Math.round(width)} × ${Math.round(height)}`]
        : []
    })

    const words: string[] = []
    const html = document.documentElement.lang
    const ours = (element: Element | null) =>
      element !== null &&
      element.checkVisibility() &&
      !element.closest('script, style, noscript') &&
      (element.closest('[lang]')?.getAttribute('lang') ?? html) === html
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: Look['broken'] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!ours(text.parentElement)) continue
      words.push(text.data)
      // Words that do not fit are broken by CSS; at the default text size, each of our words must fit.
      if (place.contains(text) && !text.parentElement!.closest('.sr-only')) {
        for (const { 0: word, index } of text.data.matchAll(/[\p{L}\u02BB\u02BC’]{4,}/gu)) {
          if (
            /[@.]/.test(`${text.data[index - 1] ?? ''}${text.data[index + word.length] ?? ''}`) &&
            /\S[@.]\S/.test(text.data)
          )
            continue // part of an email address or URL
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const rows = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (rows.some(({ top }) => Math.abs(top - rows[0]!.top) > 6))
            broken.push({
              word,
              place: `${text.parentElement!.tagName.toLowerCase()} of ${Math.round(text.parentElement!.getBoundingClientRect().width)} px`,
            })
        }
      }
    }
    for (const element of document.body.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-valuetext], [aria-roledescription]',
    )) {
      if (ours(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext', 'aria-roledescription'])
          words.push(element.getAttribute(name) ?? '')
    }
    words.push(document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? '')

    return {
      sideways: [...sideways, ...boxes.map((box) => `inside ${named(box)}`)],
      small,
      headings: document.querySelectorAll('h1').length,
      title: document.title,
      lang: html,
      broken,
      words: [...new Set(words.map((text) => text.trim()).filter(Boolean))],
    }
  })

/**
 * Examines the page after its animations: after a resize, layout settles only after a frame or two, which a busy machine renders late. With a
 * modal dialog open, only the dialog is examined. Words sent by the backend may be broken.
 */
export async function look(page: Page, served: ReadonlySet<string>): Promise<Look> {
  const lookAgain = async () => {
    await still(page)
    const seen = await lookOnce(page)
    return { ...seen, broken: seen.broken.filter(({ word }) => ![...served].some((text) => text.includes(word))) }
  }
  let seen = await lookAgain()
  for (let again = 0; again < 20 && seen.sideways.length + seen.broken.length > 0; again += 1) {
    await page.waitForTimeout(100)
    await drawn(page)
    seen = await lookAgain()
  }
  return seen
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

// axe as @axe-core/playwright comes with it, whose builder runs more than once to inject it.
const builder = createRequire(import.meta.url).resolve('@axe-core/playwright')
const source = readFileSync(createRequire(builder).resolve('axe-core/axe.min.js'), 'utf8')

const axeOnce = (page: Page): Promise<{ violations: string[]; moved: boolean }> =>
  page.evaluate(async (rules) => {
    const { axe: inPage } = window as unknown as {
      axe: {
        run: (
          context: object,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
      }
    }
    let moved = false
    const note = () => void (moved = true)
    const events = ['transitionrun', 'animationstart']
    for (const event of events) document.addEventListener(event, note, true)
    const { violations } = await inPage.run(
      { exclude: [['iframe']] },
      { rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])), resultTypes: ['violations'] },
    )
    for (const event of events) document.removeEventListener(event, note, true)
    return {
      violations: violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes
            .map(({ target }) => target.join(' '))
            .slice(0, 4)
            .join(' | ')}`,
      ),
      moved,
    }
  }, alsoOn)

/** The violations that axe finds, except in the scheduler's frame. Repeated if an animation (the carousel's) started during the check. */
export async function axe(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  for (let again = 0; ; again += 1) {
    await still(page)
    const { violations, moved } = await axeOnce(page)
    if (violations.length === 0 || !moved || again === 4) return violations
  }
}
