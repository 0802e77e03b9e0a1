import { screen, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Dialogs from '@/ui/dialog/dialogs.ts'
import { sweetalertTemplates } from '@/ui/dialog/sweetalertTemplates.ts'
import { popup } from '../screens/popup.ts'
import { checkEach, checkHostile } from './hostile.ts'

type Rules = { createHTML: (html: string) => string | null }
const policies: [name: string, rules: Rules][] = []
const createHTML = (html: string) => policies[0]![1].createHTML(html)
let dialogs: typeof Dialogs

// The library in every kind of browser: Safari empties the popup by hand, Trusted Types exist.
beforeAll(async () => {
  vi.stubGlobal('GestureEvent', class {})
  vi.stubGlobal('trustedTypes', {
    defaultPolicy: null,
    createPolicy: (name: string, rules: Rules) => policies.push([name, rules]),
  })
  vi.resetModules()
  dialogs = await import('@/ui/dialog/dialogs.ts')
  await import('@/ui/dialog/sweetalert.ts')
  return () => vi.unstubAllGlobals()
})

const shown = () => vi.waitUntil(popup)
const button = (name: string) => screen.getByRole('button', { name })

describe('what the dialogs parse as HTML', () => {
  let parsed = () => new Set<string>()
  beforeEach(() => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    const fill = vi.spyOn(Element.prototype, 'innerHTML', 'set')
    parsed = () => new Set([...parse.mock.calls, ...fill.mock.calls].map(([html]) => String(html)))
    return () => vi.restoreAllMocks()
  })

  it('is exactly the set of templates of the installed library', async () => {
    for (const icon of ['success', 'error', 'warning', 'question', 'info'] as const) {
      for (const [name, ask] of [
        [
          '<u>OK</u>',
          () => dialogs.notify(() => ({ title: '<b>T</b>', text: '<i>x</i>', confirm: '<u>OK</u>' }), { icon }),
        ],
        [
          'Yes',
          () => dialogs.confirm(() => ({ title: 'T', text: 'x', confirm: 'Yes', cancel: '<s>No</s>' }), { icon }),
        ],
      ] as const) {
        const answer = ask()
        await shown()
        button(name).click()
        expect(await answer).toBe(true)
      }
    }
    expect([...parsed()].sort()).toEqual([...sweetalertTemplates].sort())
  })

  it('contains no messages, which are set as text in both languages', async () => {
    const { i18n } = await import('@/i18n/i18n.ts')
    let words = { title: '<b>T</b>', text: '<i>x</i>', confirm: '<u>OK</u>', cancel: '<img src=x onerror=alert(1)>' }
    const answer = dialogs.confirm(() => words)
    const all = async () => {
      const { element, title, text } = await shown()
      const buttons = within(element).getAllByRole('button')
      return [title, text, ...buttons.map(({ textContent }) => textContent)].sort()
    }
    expect(await all()).toEqual(Object.values(words).sort())
    words = { title: '<b>S</b>', text: '<i>y</i>', confirm: '<u>Ha</u>', cancel: '<s>Yoʻq</s>' }
    i18n.emit('languageChanged', 'uz')
    expect(await all()).toEqual(Object.values(words).sort())
    expect((await shown()).element.querySelector('b, i, u, s, [onerror]')).toBeNull()
    button('<s>Yoʻq</s>').click()
    expect(await answer).toBe(false)
    expect([...parsed()].filter((html) => !sweetalertTemplates.has(html))).toEqual([])
  })
})

it('the policy is the single default policy', () => {
  expect(policies.map(([name, rules]) => [name, Object.keys(rules)])).toEqual([['default', ['createHTML']]])
})

checkEach('the policy passes an exact template and rejects near matches', [...sweetalertTemplates], (html) => {
  expect(createHTML(html)).toBe(html)
  const near = [
    `${html}<img src=x onerror=alert(1)>`,
    `<script>alert(1)</script>${html}`,
    `${html} `,
    ` ${html}`,
    html.toUpperCase(),
    html.replace('class', 'onclick'),
    html.slice(1),
    html.slice(0, -1),
  ]
  expect(near.filter((other) => other !== html && createHTML(other) !== null)).toEqual([])
})

checkHostile(
  'the policy lets no other text through',
  (text) => createHTML(text) === (sweetalertTemplates.has(text) ? text : null),
)
