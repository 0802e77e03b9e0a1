import { act, fireEvent, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { authenticatedClient, optionalTokenClient, publicClient } from '@/api/clients.ts'
import type { EndpointName } from '@/api/endpoints.ts'
import type { ListingType } from '@/api/ids.ts'
import { queryClient } from '@/api/queryClient.ts'
import { preload } from '@/app/App.tsx'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend, signIn } from '../backend/msw.ts'
import { type Language, messagesOf } from '../messages.ts'
import { hold as holdCall } from '../screens/hold.ts'
import { renderApp } from '../screens/renderApp.tsx'
import { noteWalked } from '../walked.ts'
import type { Column } from './table/columns.ts'
import { popup } from '../screens/popup.ts'

/** A message key with its namespace, e.g. `messages:fault.offline`. */
export type Key = `${string}:${string}`

/** A row of the table: an operation of CONTRACT.md §7 and one place of the app that uses it. */
export type Place = {
  call: EndpointName
  type?: ListingType
  /** The place, as it is called in the titles of the tests. */
  place: string
  /** The file of src/features (or src/auth) that makes the call. */
  file: string
  /** Method and path of CONTRACT.md §7, with the id filled in. */
  request: readonly [method: string, path: string]
  /** The address of the page, and the account that is signed in. */
  at: string
  as?: string
  /** Prepares the backend before the page opens. */
  before?: () => void
}

/** The rendered app in one cell of the table. */
export type Cell = Awaited<ReturnType<typeof open>>

// While a timeout is injected, the limit of that call (15 s, 60 s for an upload) is divided by sixty.
let hurried: Place['request'] | null = null
for (const client of [authenticatedClient, optionalTokenClient, publicClient]) {
  client.interceptors.request.use((config) => {
    if (!config.timeout) throw new Error('a call without a timeout')
    return hurried !== null && config.url === hurried[1] && config.method?.toUpperCase() === hurried[0]
      ? { ...config, timeout: config.timeout / 60 }
      : config
  })
}
queryClient.setDefaultOptions({
  ...queryClient.getDefaultOptions(),
  queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 },
})

/** The log of a failed request; anything else in the console fails the test. */
const expected =
  /^(GET|POST|PATCH|DELETE) http|^(TypeError: Network error|Error: socket hang up)|The session could not be restored|cancel|abort/i
let noise: string[] = []
beforeEach(() => {
  noise = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      const text = said.map(String).join(' ')
      if (!expected.test(text)) noise.push(text)
    })
  }
})
afterEach(() => {
  hurried = null
  vi.restoreAllMocks()
  if (noise.length > 0) throw new Error(`unexpected console output: ${noise.join('\n')}`)
})

let walked = 0
/** Counts a cell that passed; call it last. */
export const count = () => (walked += 1)
afterAll(() => noteWalked({ cells: walked }))

/** Opens a place in a language; `turn` switches to the other language. */
export async function open({ at, as, before, request: [method, path] }: Place, language: Language) {
  before?.()
  const app = await renderApp(at, { language, ...(as === undefined ? {} : { as }) })
  const token = localStorage.getItem('access_token')
  let now = language
  return {
    ...app,
    token,
    language: () => now,
    t: (key: Key, values?: Record<string, string | number>) => messagesOf(now)(key, values),
    /** Switches the language. */
    async turn() {
      now = now === 'en' ? 'uz' : 'en'
      await act(() => changeLanguage(now))
    },
    /** Navigates to another page and waits for its heading. */
    async leave(to: string) {
      await preload(to)
      const heading = document.querySelector('h1')
      app.go(to)
      await waitFor(() => expect([null, heading]).not.toContain(document.querySelector('h1')))
    },
    /** The requests of this place that the backend received. */
    requests: () => app.backend.record.to(method, path),
  }
}

/** Shortens the timeout of the place's call. */
export const hurry = ({ request }: Place) => (hurried = request)

/** Injects a fault into the place's call until `lift`. */
export function play({ request: [method, path] }: Place, { plays, offline, timeout }: Column, more: object = {}) {
  backend.faults.add({ method, path, times: 99, ...plays, ...more })
  if (timeout) hurried = [method, path]
  if (offline) connection(false)
}

/** Removes the fault and restores the connection. */
export function lift({ offline }: Column) {
  backend.faults.clear()
  hurried = null
  if (offline) connection(true)
}

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** Holds the responses to the place's call until the returned function runs; `late` replaces the response of the backend. */
export const hold = ({ request: [method, path] }: Place, late?: () => Response) =>
  holdCall(path, { method, ...(late && { late }) })

const now = Date.now
/** Advances the clock. */
function moveClock(seconds: number) {
  const ahead = Date.now() - now() + seconds * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
}

/** The pressed button counts down, keeps its name, and sends nothing, by click or Enter, until the wait has ended. */
export async function expectWait(cell: Cell, seconds: number) {
  const before = cell.requests().length
  const waiting = [...document.querySelectorAll<HTMLElement>('button[aria-disabled="true"]')]
  expect(waiting).toHaveLength(1)
  const [pressed] = waiting as [HTMLElement]
  const left = Number(/\d+/.exec(pressed.querySelector('[aria-hidden="true"].tabular-nums')?.textContent ?? '')?.[0])
  expect(left).toBeGreaterThan(seconds / 2)
  expect(pressed.textContent).toContain(cell.t('messages:wait.seconds', { left }))
  expect(pressed).toBeEnabled()
  act(() => pressed.click())
  if (pressed.matches('form [type="submit"]')) fireEvent.submit(pressed.closest('form')!)
  await settled()
  expect(popup()).toBeNull()
  expect(cell.requests()).toHaveLength(before)
  moveClock(seconds)
  await waitFor(() => expect(pressed).not.toHaveAttribute('aria-disabled'))
  expect(pressed.textContent).not.toContain(cell.t('messages:wait.seconds', { left: 0 }))
}

/** Waits until no request is pending and the results are rendered. */
export async function settled() {
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** Logs in from another tab after the session has ended; this tab follows to the address it was on. */
export async function logInAgain(email: string) {
  localStorage.setItem('access_token', signIn(email))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: localStorage })))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}
