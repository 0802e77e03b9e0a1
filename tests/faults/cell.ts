import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { authenticatedClient, optionalTokenClient, publicClient } from '@/api/clients.ts'
import type { EndpointName } from '@/api/endpoints.ts'
import type { ListingType } from '@/api/ids.ts'
import { queryClient } from '@/api/queryClient.ts'
import { preload } from '@/App.tsx'
import { changeLanguage } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import { closeDialogs } from '@/ui/dialogs.ts'
import { backend, server, signIn } from '../backend/msw.ts'
import { renderApp } from '../screens/renderApp.tsx'
import { noteWalked } from '../walked.ts'
import type { Column } from './faults.ts'
import { words, type Key } from './words.ts'

/** What every row of the table says: an operation of SPEC.md §7, and one place of the app that uses it. */
export type Place = {
  call: EndpointName
  type?: ListingType
  /** Where a person meets it. */
  place: string
  /** The file of src/features (or src/auth) that makes the call there. */
  file: string
  /** As SPEC.md §7 writes it, with its id. */
  request: readonly [method: string, path: string]
  /** The address to open, and the account that is signed in there. */
  at: string
  as?: string
}

/** The screen in one cell of the table. */
export type Cell = Awaited<ReturnType<typeof open>>

// A whole page in the message of each failed cell would hide which one it was.
configure({ getElementError: (message) => new Error(message ?? '') })

// The limit of a call (15 s, 60 s for an upload) runs sixty times as fast while a timeout is played on it.
let hurried: Place['request'] | null = null
for (const client of [authenticatedClient, optionalTokenClient, publicClient]) {
  client.interceptors.request.use((config) => {
    if (!config.timeout) throw new Error('a call without a limit')
    return hurried !== null && config.url === hurried[1] && config.method?.toUpperCase() === hurried[0] ? { ...config, timeout: config.timeout / 60 } : config
  })
}
queryClient.setDefaultOptions({ ...queryClient.getDefaultOptions(), queries: { ...queryClient.getDefaultOptions().queries, retryDelay: 1 } })

/** A line of the console that a failed request brings with it; anything else fails the test. */
const expected = /^(GET|POST|PATCH|DELETE) http|^(TypeError: Network error|Error: socket hang up)|The session could not be restored|cancel|abort/i
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
afterEach(async () => {
  // A dialog stands outside of what React renders and would live on into the next cell.
  await closeDialogs()
  await waitFor(() => {
    if (document.querySelector('.swal2-container')) throw new Error('a dialog is still open')
  })
  hurried = null
  vi.restoreAllMocks()
  if (noise.length > 0) throw new Error(`the console says: ${noise.join('\n')}`)
})

let walked = 0
/** Counts a cell that was walked to its end in both languages, or the half of one that was walked in one; call it last. */
export const count = (part = 1) => (walked += part)
afterAll(() => noteWalked({ cells: walked }))

/** Opens a place. Every second cell begins in Uzbek; each is read in both languages. */
export async function open({ at, as, request: [method, path] }: Place, language: Language) {
  const app = await renderApp(at, { language, ...(as === undefined ? {} : { as }) })
  const token = localStorage.getItem('access_token')
  let now = language
  return {
    ...app,
    token,
    language: () => now,
    t: (key: Key, values?: Record<string, string | number>) => words(now, key, values),
    /** The same screen in the other language. */
    async turn() {
      now = now === 'en' ? 'uz' : 'en'
      await act(() => changeLanguage(now))
    },
    /** Goes to another page and waits until it stands. */
    async leave(to: string) {
      await preload(to)
      const heading = document.querySelector('h1')
      app.go(to)
      await waitFor(() => expect([null, heading]).not.toContain(document.querySelector('h1')))
    },
    /** How many requests of this place arrived. */
    requests: () => app.backend.record.to(method, path),
  }
}

/** Lets the limit of the call of a place run out at once. */
export const hurry = ({ request }: Place) => (hurried = request)

/** Plays a fault on the call of a place until it is lifted. */
export function play({ request: [method, path] }: Place, { plays, offline, timeout }: Column, more: object = {}) {
  backend.faults.add({ method, path, times: 99, ...plays, ...more })
  if (timeout) hurried = [method, path]
  if (offline) connection(false)
}

/** The fault is over; the connection, if it was gone, is back. */
export function lift({ offline }: Column) {
  backend.faults.clear()
  hurried = null
  if (offline) connection(true)
}

function connection(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
}

/** Holds back the answers to the call of a place until they are let go; `late` answers in place of the backend. */
export function hold({ request: [method, path] }: Place, late?: () => Response) {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const signals: AbortSignal[] = []
  const state = { held: true }
  server.use(
    http.all(`*/api${path}`, async ({ request }) => {
      if (request.method !== method || !state.held) return undefined
      signals.push(request.signal)
      const answer = await backend.app.fetch(request)
      await gate
      return late?.() ?? answer
    }),
  )
  return {
    signals,
    /** Requests from now on are answered at once; those held stay held. */
    openTheGate: () => (state.held = false),
    letGo,
  }
}

const now = Date.now
/** Goes on by so many seconds, on the clock. */
function moveClock(seconds: number) {
  const ahead = Date.now() - now() + seconds * 1000
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
}

/** The one button that was pressed counts down, keeps its name and sends nothing, by hand or with Enter, until the time is over. */
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

/** Waits until nothing is on its way any more, and what came was rendered. */
export async function settled() {
  await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0))
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve))
  })
}

/** The topmost dialog, else the page. */
export const here = () => within([...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? screen.getByRole('main', { hidden: true }))

export const control = (label: string) => here().getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
export const fill = (label: string, value: string) => fireEvent.change(control(label), { target: { value } })
export const button = (name: string) => here().getByRole<HTMLButtonElement>('button', { name, hidden: true })
/** Presses twice, before anything can react to the first press: still one action. */
export function press(name: string) {
  const pressed = button(name)
  act(() => {
    pressed.click()
    pressed.click()
  })
}

/** The question or notice that stands over everything. */
export const popup = () => document.querySelector<HTMLElement>('.swal2-popup.swal2-show, .swal2-popup:not(.swal2-hide)')
export async function popupOf(title: string) {
  await waitFor(() => expect(popup()?.querySelector('.swal2-title')?.textContent).toBe(title))
  return popup()!
}
/** Presses a button of the dialog with a title. */
export async function answer(title: string, name: string) {
  const box = await popupOf(title)
  fireEvent.click(within(box).getByRole('button', { name, hidden: true }))
  await waitFor(() => expect(popup()?.querySelector('.swal2-title')?.textContent ?? '').not.toBe(title))
}

/** What stands in the controls of the page and of an open dialog; passwords and files count as well. */
export const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea, select), dialog :is(input, textarea, select)')].filter((input) => !input.closest('.swal2-container')).map(
    (input) => `${input.type === 'file' ? 'file' : input.name}=${input.type === 'file' ? (input.files?.[0]?.name ?? '') : ['checkbox', 'radio'].includes(input.type) ? `${input.value}:${input.checked}` : input.value}`,
  )

/** The session ended: the person logs in again, in another tab, and this one follows to where it was. */
export async function logInAgain(email: string) {
  localStorage.setItem('access_token', signIn(email))
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token', storageArea: localStorage })))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
}
