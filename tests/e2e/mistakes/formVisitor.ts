import type { Page } from '@playwright/test'
import { withoutBox } from '../inspector.ts'
import { buttonIn, expect, main as mainOf, recorded, test } from '../journeys/journey.ts'
import { type Language, messagesOf } from '../../messages.ts'

/** A visitor who fills in forms. */
export async function visitor(page: Page, language: Language) {
  const w = messagesOf(language)
  const mark = `${test.info().testId.slice(-8)}-${test.info().project.name}-${Date.now().toString(36)}`
  const since = (await recorded(page)).at(-1)?.number ?? 0
  await page.setExtraHTTPHeaders({ 'x-visitor': mark })
  const store = (name: string, value: string) =>
    page.addInitScript(
      ([key, kept]) => {
        if (self === top && origin !== 'null') localStorage.setItem(key!, kept!)
      },
      [name, value],
    )
  await store('language', language)

  const main = mainOf(page)
  const dialog = (title: string) => page.getByRole('dialog', { name: title, exact: true })
  /** Expects that every visible control has a size. */
  const boxed = async () => expect(await withoutBox(page), 'controls without a box').toEqual([])
  /** Does something and calls `boxed`. */
  const act = async (action: () => Promise<unknown>) => {
    await action()
    await boxed()
  }
  const press = (key: string, within = main) => act(() => buttonIn(within, w(key)).click())
  return {
    page,
    language,
    w,
    main,
    dialog,
    email: `nodira-${mark}@misol.com`,
    /** Values that become known during the test and are part of the payload. */
    learnt: {} as Record<string, string>,
    boxed,
    act,
    press,
    /** Closes an alert. */
    answer: async (title: string, button = 'common:ok') => {
      await expect(dialog(w(title))).toBeVisible()
      await press(button, dialog(w(title)))
      await expect(dialog(w(title))).toHaveCount(0)
    },
    /** The writes that the backend received from this page. */
    sent: async () =>
      (await recorded(page, since))
        .filter(({ method, headers }) => method !== 'GET' && headers['x-visitor'] === mark)
        .map(({ method, path, status, body }) => ({ method, path, status, body })),
    signIn: (token: string) => store('access_token', token),
  }
}

export type Visitor = Awaited<ReturnType<typeof visitor>>
