import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom'
import { queryClient } from '@/api/queryClient.ts'
import { AppRoutes, preload } from '@/app/App.tsx'
import { AuthProvider } from '@/auth/AuthProvider.tsx'
import { i18n, startI18n } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import type { Backend } from '../backend/app.ts'
import { resetBackend, signIn } from '../backend/msw.ts'

type Options = { as?: string; language?: Language; sentinels?: boolean }

function Address({ onChange }: { onChange: (address: string, navigate: NavigateFunction) => void }) {
  const { pathname, search } = useLocation()
  onChange(pathname + search, useNavigate())
  return null
}

/**
 * Renders the whole app at an address, through the real routes, against a fresh stand-in backend.
 * `as` is the email of a seeded account whose session is restored at start.
 */
export async function renderApp(address: string, { as, language = 'en', sentinels = false }: Options = {}) {
  queryClient.clear()
  localStorage.clear()
  sessionStorage.clear()
  const backend = resetBackend({ sentinels })
  if (as !== undefined) localStorage.setItem('access_token', signIn(as))
  localStorage.setItem('language', language)
  await startI18n(language)
  await i18n.changeLanguage(language)
  await preload(address.split('?')[0]!)
  let now = address
  let navigate: NavigateFunction
  const show = () =>
    render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[now]}>
          <AuthProvider>
            <AppRoutes />
            <Address
              onChange={(next, go) => {
                now = next
                navigate = go
              }}
            />
          </AuthProvider>
        </MemoryRouter>
      </I18nextProvider>,
    )
  const view = show()
  let shown = view
  return {
    ...view,
    backend,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    address: () => now,
    /** Navigates to an address, or by a number of steps in the history. */
    go: (to: string | number) => act(() => void (typeof to === 'number' ? navigate(to) : navigate(to))),
    /** Restarts the app at an address, as a reload does: storage is kept. */
    restart: (at: string) => {
      shown.unmount()
      queryClient.clear()
      now = at
      shown = show()
    },
  }
}

/** Renders the app and waits for the heading of the page; `prepare` changes the backend before the first request. */
export async function openApp(address: string, options?: Options, prepare?: (backend: Backend) => unknown) {
  const app = await renderApp(address, options)
  prepare?.(app.backend)
  await screen.findByRole('heading', { level: 1 })
  return app
}

export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent)
export const attributesOf = (elements: readonly Element[], name: string) =>
  elements.map((element) => element.getAttribute(name))

export const main = () => within(screen.getByRole('main'))
