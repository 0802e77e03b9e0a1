import type { Page } from '@playwright/test'
import { noValue } from '../e2e/inspector.ts'
import { messageKeys, messagesOf } from '../messages.ts'
import { unshownTexts } from '../translate.ts'

/** What must never be seen after a step. */
export type Invariant =
  | 'box'
  | 'covered'
  | 'heading'
  | 'sideways'
  | 'words'
  | 'key'
  | 'lost'
  | 'twice'
  | 'console'
  | 'uncaught'
  | 'policy'
  | 'stuck'
export type Finding = { invariant: Invariant; words: string }

/** The visible state of the page. */
const lookInPage = () => {
  const { shown, topmost, named, controls, withoutBox, sideways, headings, words } = window.inspector
  const { isInView, spotOf, fields } = window.clumsy
  const isShown = shown()

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
  const covered = [...topmost().querySelectorAll(controls)].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isPressed =
      width >= 2 &&
      height >= 2 &&
      isInView(element) &&
      isShown(element) &&
      !element.matches(':disabled') &&
      !element.closest('[aria-hidden=true]')
    const over = isPressed && spotOf(element).covered !== null ? freed(element) : null
    return over === null ? [] : [`${named(element)} is covered by ${over}`]
  })
  const main = headings()
  return {
    wrong: {
      box: withoutBox(),
      heading: main.length === 1 ? [] : [`${main.length} main headings: ${main.join(' | ')}`],
      sideways: sideways(),
      covered,
    },
    texts: words(isShown),
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
/** Faults in the page's texts. Single words count only as whole texts: `price` may be a word in a user's text. */
const wrongWords = (texts: readonly string[]): Finding[] =>
  texts.flatMap((text): Finding[] => {
    if (noValue.test(text)) return [{ invariant: 'words', words: `“${text.slice(0, 120)}”` }]
    const raw = [text, ...text.split(/[\s“”"'(),;!?]+/).filter((token) => /\w\.\w/.test(token))].find((token) =>
      isKey(token.replace(/\.$/, '')),
    )
    return raw === undefined ? [] : [{ invariant: 'key', words: `“${text.slice(0, 120)}” holds the key ${raw}` }]
  })

export async function look(page: Page) {
  const { wrong, ...seen } = await page.evaluate(lookInPage)
  const visible = (Object.entries(wrong) as [Invariant, string[]][]).flatMap(([invariant, all]) =>
    all.map((words): Finding => ({ invariant, words })),
  )
  const unshown = (await page.evaluate(unshownTexts)).map((words): Finding => ({ invariant: 'words', words }))
  return { ...seen, findings: [...visible, ...wrongWords(seen.texts), ...unshown] }
}
