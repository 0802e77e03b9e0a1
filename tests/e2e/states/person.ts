import type { Locator, Page } from '@playwright/test'
import { expect, password } from '../journey.ts'
import { type Language, type Messages, messagesOf } from '../../messages.ts'

export const emails = {
  student: 'aziza@nihol.test',
  newcomer: 'malika@nihol.test',
  teacher: 'rustam@nihol.test',
  admin: 'admin@nihol.test',
  hostileStudent: 'sentinel-student@nihol.test',
  hostileTeacher: 'sentinel-teacher@nihol.test',
} as const
export type Who = keyof typeof emails

/** Who walks: the page in front of them, and the words they read. */
export type Person = {
  page: Page
  language: Language
  w: Messages
  main: Locator
  /** What the backend sent to this page: not words of ours. */
  served: Set<string>
  dialog: (name?: string) => Locator
  press: (key: string, within?: Locator) => Promise<void>
  fill: (key: string, value: string, within?: Locator) => Promise<void>
  check: (key: string, within?: Locator) => Promise<void>
  /** How the backend answers this page alone: with a status and a body, or ('hang') never. */
  backend: (
    method: string,
    path: string,
    answer: { status: number; body?: unknown; headers?: Record<string, string> } | 'hang',
  ) => Promise<void>
}

const tokens = new Map<string, string>()
async function tokenOf(page: Page, email: string) {
  if (!tokens.has(email)) {
    const answer = await page.request.post('/api/user/login', {
      data: { email, password, password_confirmation: password },
    })
    tokens.set(email, ((await answer.json()) as { access_token: string }).access_token)
  }
  return tokens.get(email)!
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value, ...value.split('\n')]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

export async function person(page: Page, language: Language, as?: Who): Promise<Person> {
  const w = messagesOf(language)
  const served = new Set<string>()
  page.on('response', (response) => {
    if (!/\/api\//.test(response.url())) return
    // The browser keeps no copy of the long lists, which are read as blobs.
    const again = () =>
      page.request
        .get(response.url(), { headers: response.request().headers() })
        .then((answer) => answer.json() as Promise<unknown>)
    const read = async (): Promise<unknown> =>
      response.ok() && response.url().endsWith('/public') ? again() : response.json()
    read().then(
      (body) => textsIn(body).forEach((text) => served.add(text.trim())),
      () => {}, // nothing to read, or the page has gone on
    )
  })
  const token = as === undefined ? null : await tokenOf(page, emails[as])
  await page.addInitScript(
    ([chosen, stored]) => {
      // Not in the frame of the scheduler, and a session that has ended stays ended.
      if (self !== top || sessionStorage.getItem('walked') !== null) return
      sessionStorage.setItem('walked', '')
      localStorage.setItem('language', chosen!)
      if (stored) localStorage.setItem('access_token', stored)
    },
    [language, token],
  )
  const main = page.getByRole('main')
  return {
    page,
    language,
    w,
    main,
    served,
    dialog: (name) => page.getByRole('dialog', name === undefined ? {} : { name }).last(),
    press: (key, within = main) =>
      within
        .getByRole('button', { name: w(key), exact: true })
        .filter({ visible: true })
        .first()
        .click(),
    fill: (key, value, within = main) => within.getByLabel(w(key), { exact: true }).first().fill(value),
    check: (key, within = main) => within.getByRole('radio', { name: w(key), exact: true }).check(),
    backend: async (method, path, answer) => {
      await page.route(
        ({ pathname }) =>
          path.endsWith('*') ? pathname.startsWith(`/api${path.slice(0, -1)}`) : pathname === `/api${path}`,
        async (route) => {
          if (route.request().method() !== method) return route.fallback()
          // A request that hangs is left alone until the page goes.
          if (answer !== 'hang')
            await route.fulfill({
              status: answer.status,
              headers: { 'content-type': 'application/json', ...answer.headers },
              body: JSON.stringify(answer.body ?? {}),
            })
        },
      )
    },
  }
}

/** Whether the browser draws a frame of the page, once the present one is done. */
export const drawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
        setTimeout(resolve, 3000, false)
      }),
  )

/** Everything that comes when the reader comes near has come, and the page is at its top again. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20))
        setTimeout(resolve, 1000) // a browser that is not seen may draw no frame
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** The page stands: its heading is there, nothing is on its way (unless it waits for ever), its forms are open. */
export async function stands(page: Page, { waiting = false }: { waiting?: boolean | undefined } = {}) {
  await expect(page.locator('html:is(.covered, .arriving)')).toHaveCount(0) // not drawn yet, or not all of it
  await expect(page.locator('h1').first()).toBeAttached() // a dialog may hide it from all but the eye
  await page.evaluate(async () => void (await document.fonts.ready)) // words are measured in their own letters
  // A card of a dashboard that is not in view is not asked for.
  if (!waiting)
    await expect(page.locator('[aria-busy=true]:not([data-key] *), fieldset[role=presentation]:disabled')).toHaveCount(
      0,
    )
}
