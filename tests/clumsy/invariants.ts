import type { Page } from 'playwright-core'
import { messageKeys, messagesOf } from '../messages.ts'
import { unshownTexts } from '../translate.ts'
import type { Field } from './control.ts'

/** The invariants that must hold after every step. */
const invariants = [
  'box',
  'covered',
  'heading',
  'sideways',
  'words',
  'key',
  'lost',
  'twice',
  'console',
  'uncaught',
  'policy',
  'stuck',
] as const
export type Invariant = (typeof invariants)[number]
export type Finding = { invariant: Invariant; words: string }

export type Look = { findings: Finding[]; texts: string[]; fields: Field[]; pathname: string; signedIn: boolean }

/** The visible state of the page. */
const lookInPage = (): Look => {
  const { shown, topmost, named, isInView, spotOf, fields } = window.clumsy
  const isShown = shown()
  const findings: Finding[] = []
  const find = (invariant: Invariant, words: string) => findings.push({ invariant, words })
  const boxOf = (element: Element) => element.getBoundingClientRect()

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], label:has(input)'
  for (const element of document.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${controls}`)) {
    const { width, height } = boxOf(element)
    if ((width === 0 || height === 0) && isShown(element))
      find('box', `${named(element)} has no box (${width} × ${height})`)
  }

  const headings = [...document.querySelectorAll('h1')].filter(isShown)
  if (headings.length !== 1)
    find('heading', `${headings.length} main headings: ${headings.map(({ textContent }) => textContent).join(' | ')}`)

  const { scrollWidth, clientWidth } = document.documentElement
  const wide = [
    document.documentElement,
    ...document.querySelectorAll('dialog[open], [role=dialog]:not(dialog)'),
  ].filter((box) => box.scrollWidth > box.clientWidth)
  if (wide.length > 0) {
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => isShown(element) && boxOf(element).right > clientWidth + 1,
    )
    find(
      'sideways',
      `${wide.map((box) => box.localName).join()} scrolls sideways (${scrollWidth} in ${clientWidth} px): ${out.map(named).slice(-3).join(' · ')}`,
    )
  }

  // An element under a pinned bar can be scrolled out from under it.
  const freed = (element: Element) => {
    const moved: [Element, number, number][] = []
    for (let box: Element | null = element.parentElement; box; box = box.parentElement)
      moved.push([box, box.scrollLeft, box.scrollTop])
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const over = spotOf(element).covered
    for (const [box, left, top] of moved) box.scrollTo({ left, top, behavior: 'instant' })
    return over
  }
  for (const element of topmost().querySelectorAll<HTMLElement>(controls)) {
    const { width, height } = boxOf(element)
    if (
      width < 2 ||
      height < 2 ||
      !isInView(element) ||
      !isShown(element) ||
      element.matches(':disabled') ||
      element.closest('[aria-hidden=true]')
    )
      continue
    if (spotOf(element).covered === null) continue
    const over = freed(element)
    if (over !== null) find('covered', `${named(element)} lies under ${over}`)
  }

  const texts = new Set<string>([document.title])
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text
    if (
      data.trim() !== '' &&
      parentElement &&
      !parentElement.matches('script, style, noscript, textarea') &&
      isShown(parentElement)
    )
      texts.add(data.trim())
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (isShown(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        texts.add((element.getAttribute(name) ?? '').trim())
  }
  return {
    findings,
    texts: [...texts],
    fields: fields(),
    pathname: location.pathname,
    signedIn: localStorage.getItem('access_token') !== null,
  }
}

const paths = messageKeys.map((path) => path.replace(/_(zero|one|two|few|many|other)$/, ''))
const said = new Set(messageKeys.flatMap((path) => [messagesOf('en')(path), messagesOf('uz')(path)]))
// A text that is a word of the app, and its key by chance, is no raw key.
const keys = new Set(
  [...messageKeys, ...paths].flatMap((path) => [path, path.split(':')[1]!]).filter((key) => !said.has(key)),
)
/** How keys begin that name a part of the words: one that does not exist looks like them. */
const parts = new Set(
  paths.flatMap((path) =>
    path
      .split(':')
      .filter((part) => part.includes('.'))
      .map((part) => part.split('.')[0]!),
  ),
)
const isKey = (token: string) => keys.has(token) || (/^\w+(\.\w+)+$/.test(token) && parts.has(token.split('.')[0]!))
/** Texts that code prints for a missing value. */
export const noValue = /\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/

/** Faults in the page's texts. Single words count only as whole texts: `price` may be a word in a user's text. */
const wrongWords = (texts: readonly string[]): Finding[] =>
  texts.flatMap((text): Finding[] => {
    if (noValue.test(text)) return [{ invariant: 'words', words: `“${text.slice(0, 120)}”` }]
    const raw = [text, ...text.split(/[\s“”"'(),;!?]+/).filter((token) => /\w\.\w/.test(token))].find((token) =>
      isKey(token.replace(/\.$/, '')),
    )
    return raw === undefined ? [] : [{ invariant: 'key', words: `“${text.slice(0, 120)}” holds the key ${raw}` }]
  })

export async function look(page: Page): Promise<Look> {
  const seen = await page.evaluate(lookInPage)
  const unshown = (await page.evaluate(unshownTexts)).map((words): Finding => ({ invariant: 'words', words }))
  return { ...seen, findings: [...seen.findings, ...wrongWords(seen.texts), ...unshown] }
}
