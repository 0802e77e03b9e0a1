import type { Locator, Page } from '@playwright/test'
import { withoutBox } from '../boxes.ts'
import { expect, recorded, test } from '../journey.ts'
import { type Language, type Words, wordsOf } from '../states/words.ts'

export type Sent = { method: string; path: string; status: number | null; body: unknown }

/** Who fills in a form: the page in front of them, the words they read, and what the backend got from this page alone. */
export type Visitor = {
  page: Page
  language: Language
  w: Words
  main: Locator
  dialog: (title: string) => Locator
  email: string
  /** What comes up on the way and belongs into the payload. */
  learnt: Record<string, string>
  /** Every control still has its box. */
  boxed: () => Promise<void>
  /** Does something, and looks at the boxes. */
  act: (action: () => Promise<unknown>) => Promise<void>
  press: (key: string, within?: Locator) => Promise<void>
  /** Reads an alert and closes it. */
  answer: (title: string, button?: string) => Promise<void>
  /** What was written to the backend, without what was only read. */
  sent: () => Promise<Sent[]>
  signIn: (token: string) => Promise<void>
}

export async function visitor(page: Page, language: Language): Promise<Visitor> {
  const w = wordsOf(language)
  const mark = `${test.info().testId.slice(-8)}-${test.info().project.name}-${Date.now().toString(36)}`
  const since = (await recorded(page)).at(-1)?.number ?? 0
  await page.setExtraHTTPHeaders({ 'x-visitor': mark })
  await page.addInitScript((chosen) => {
    if (self === top && origin !== 'null') localStorage.setItem('language', chosen)
  }, language)

  const main = page.getByRole('main')
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  const boxed = async () => expect(await withoutBox(page), 'controls without a box').toEqual([])
  const act: Visitor['act'] = async (action) => {
    await action()
    await boxed()
  }
  const press: Visitor['press'] = (key, within = main) => act(() => within.getByRole('button', { name: w(key), exact: true }).filter({ visible: true }).first().click())
  return {
    page,
    language,
    w,
    main,
    dialog,
    email: `nodira-${mark}@misol.com`,
    learnt: {},
    boxed,
    act,
    press,
    answer: async (title, button = 'common:ok') => {
      await expect(dialog(w(title))).toBeVisible()
      await press(button, dialog(w(title)))
      await expect(dialog(w(title))).toHaveCount(0)
    },
    sent: async () =>
      (await recorded(page, since))
        .filter(({ method, headers }) => method !== 'GET' && headers['x-visitor'] === mark)
        .map(({ method, path, status, body }) => ({ method, path, status, body })),
    signIn: async (token) => {
      await page.addInitScript((stored) => {
        if (self === top && origin !== 'null') localStorage.setItem('access_token', stored)
      }, token)
    },
  }
}
