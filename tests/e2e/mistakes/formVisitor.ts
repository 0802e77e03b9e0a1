import type { Locator, Page } from '@playwright/test'
import { withoutBox } from '../boxes.ts'
import { expect, recorded, test } from '../journeys/journey.ts'
import { type Language, type Messages, messagesOf } from '../../messages.ts'

type Sent = { method: string; path: string; status: number | null; body: unknown }

/** A visitor who fills in forms; `sent` returns the requests of this page alone. */
export type Visitor = {
  page: Page
  language: Language
  w: Messages
  main: Locator
  dialog: (title: string) => Locator
  email: string
  /** Values that become known during the test and are part of the payload. */
  learnt: Record<string, string>
  /** Expects that every visible control has a size. */
  boxed: () => Promise<void>
  /** Does something and calls `boxed`. */
  act: (action: () => Promise<unknown>) => Promise<void>
  press: (key: string, within?: Locator) => Promise<void>
  /** Closes an alert. */
  answer: (title: string, button?: string) => Promise<void>
  /** The writes that the backend received. */
  sent: () => Promise<Sent[]>
  signIn: (token: string) => Promise<void>
}

export async function visitor(page: Page, language: Language): Promise<Visitor> {
  const w = messagesOf(language)
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
  const press: Visitor['press'] = (key, within = main) =>
    act(() =>
      within
        .getByRole('button', { name: w(key), exact: true })
        .filter({ visible: true })
        .first()
        .click(),
    )
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
