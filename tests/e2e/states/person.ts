import type { Page } from '@playwright/test'
import { type Language, messagesOf } from '../../messages.ts'
import { smallestPicture } from '../../smallestPicture.ts'
import { inspector } from '../inspector.ts'
import { buttonIn, main as mainOf, tokenOf } from '../journeys/journey.ts'

const emails = {
  student: 'aziza@nihol.test',
  newcomer: 'malika@nihol.test',
  teacher: 'rustam@nihol.test',
  admin: 'admin@nihol.test',
  hostileStudent: 'sentinel-student@nihol.test',
  hostileTeacher: 'sentinel-teacher@nihol.test',
} as const
export type Who = keyof typeof emails

/** What the backend answers instead: a status, or more of an answer; 'hang' never answers. */
export type Answer = number | { status: number; body?: unknown; headers?: Record<string, string> } | 'hang'

/** The picture that tests choose in a form. */
export const robotPicture = { name: 'robot.png', mimeType: 'image/png', buffer: smallestPicture }

/** The language and the session that the browser has stored before the page opens. */
export const beginAs = (browser: Pick<Page, 'addInitScript'>, language: Language, token: string | null = null) =>
  browser.addInitScript(
    ([chosen, stored]) => {
      // Only in the top frame, and only once, so that an ended session stays ended.
      if (self !== top || sessionStorage.getItem('begun') !== null) return
      sessionStorage.setItem('begun', '')
      localStorage.setItem('language', chosen!)
      if (stored) localStorage.setItem('access_token', stored)
    },
    [language, token],
  )

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value, ...value.split('\n')]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** The visitor of a state: the page, and shortcuts that find its elements by their messages. */
export async function person(page: Page, language: Language, as?: Who) {
  const w = messagesOf(language)
  /** Texts that the backend sent to this page, as opposed to messages of the app. */
  const served = new Set<string>()
  const reads: Promise<void>[] = []
  page.on('response', (response) => {
    if (!/\/api\//.test(response.url())) return
    // Chromium does not keep the bodies of the long lists.
    const again = () =>
      page.request
        .get(response.url(), { headers: response.request().headers() })
        .then((answer) => answer.json() as Promise<unknown>)
    const read = async (): Promise<unknown> =>
      response.ok() && response.url().endsWith('/public') ? again() : response.json()
    const heard = read().then(
      (body) =>
        textsIn(body).forEach((text) => {
          served.add(text.trim())
          // The catalog folds the lessons of a series under the title that they share.
          served.add(text.trim().replace(/ \(\d+\/\d+\)$/, ''))
        }),
      () => {}, // an empty body, or the page has navigated
    )
    reads.push(heard)
  })
  await page.addInitScript(inspector)
  await beginAs(page, language, as === undefined ? null : await tokenOf(page.request, emails[as]))
  const main = mainOf(page)
  return {
    page,
    language,
    w,
    main,
    served,
    /** Waits until `served` has the texts of all responses that the page has received. */
    allRead: () => Promise.all(reads),
    dialog: (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name }).last(),
    press: (key: string, within = main) => buttonIn(within, w(key)).click(),
    fill: (key: string, value: string, within = main) => within.getByLabel(w(key), { exact: true }).first().fill(value),
    check: (key: string, within = main) => within.getByRole('radio', { name: w(key), exact: true }).check(),
    /** Overrides the backend's response for this page only. */
    backend: async (method: string, path: string, given: Answer) => {
      const answer = typeof given === 'number' ? { status: given } : given
      await page.route(
        ({ pathname }) =>
          path.endsWith('*') ? pathname.startsWith(`/api${path.slice(0, -1)}`) : pathname === `/api${path}`,
        async (route) => {
          if (route.request().method() !== method) return route.fallback()
          // A hanging request stays open until the page closes.
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

export type Person = Awaited<ReturnType<typeof person>>

/** Waits for two frames; whether they came within three seconds. */
export const drawn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))
        setTimeout(resolve, 3000, false)
      }),
  )

/** Scrolls through the page to load everything that loads in view, and back to the top. */
export async function readThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight * 0.8) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 20))
        setTimeout(resolve, 1000) // a hidden page may render no frame
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Waits until the page has its heading, is loaded (unless a request hangs on purpose), and its forms are enabled. */
export async function stands(page: Page, { waiting = false }: { waiting?: boolean | undefined } = {}) {
  // Polled in the page, where locators would ask less and less often.
  await page.waitForFunction(
    (busy) => {
      const isThere = (selector: string) => document.querySelector(selector) !== null
      if (isThere('html:is(.covered, .arriving)')) return false // not rendered completely yet
      return isThere('h1') && (busy === null || !isThere(busy)) // behind a modal dialog the heading is inert
    },
    // Dashboard cards outside the viewport are not requested.
    waiting ? null : '[aria-busy=true]:not([data-key] *), fieldset[role=presentation]:disabled',
    { polling: 30, timeout: 15_000 },
  )
  await page.evaluate(async () => void (await document.fonts.ready)) // words are measured in their own letters
}
