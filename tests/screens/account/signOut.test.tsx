import { act, render, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { createPath, Router, type Path, type To } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { enrollmentsQuery } from '@/api/enrollments.ts'
import { queryClient } from '@/api/queryClient.ts'
import { AuthContext } from '@/auth/AuthContext.ts'
import { RequireUser } from '@/auth/RequireUser.tsx'
import { storedDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { closeDialogs, notifyOnArrival } from '@/ui/dialog/dialogs.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { signIn } from '../../backend/msw.ts'
import { en } from '../../words.ts'
import { fill, fillRequired } from '../teaching/teachingForm.ts'
import { answered, button, page } from './accountFields.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'
import {
  aziza,
  check,
  draft,
  ended,
  inAnotherTab,
  inside,
  insideAsTeacher,
  logIn,
  outside,
  readEnrollments,
  token,
} from './sessionSteps.ts'

/** Opens a page with a draft and cached data of a student. */
async function openWithData(at: string) {
  const app = await renderApp(at, { as: aziza })
  await inside()
  writeDraft('listing', draft)
  await act(readEnrollments)
  return app
}
function expectForgotten() {
  expect(storedDraft('listing')).toBeNull()
  expect(queryClient.getQueryData(enrollmentsQuery().queryKey)).toBeUndefined()
}

describe('logging out', () => {
  it('asks for confirmation', async () => {
    const { user, address } = await renderApp('/dashboard', { as: aziza })
    await user.click(await inside())
    const dialog = await screen.findByRole('dialog', { name: en('common:areYouSure') })
    expect(dialog).toHaveTextContent(en('dashboard:sidebar.logOutText'))
    await user.click(await screen.findByRole('button', { name: en('common:cancel') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(token()).not.toBeNull()
    expect(address()).toBe('/dashboard')
  })

  it('removes the token, drafts, and cached data, and opens login without a return path', async () => {
    const { user, address, go } = await openWithData('/classes')
    await user.click(await inside())
    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOutYes') }))
    expect(await screen.findByRole('dialog', { name: en('dashboard:sidebar.loggedOut') })).toBeInTheDocument()
    expect(await outside()).toBeInTheDocument()
    expect(address()).toBe('/login')
    expect(token()).toBeNull()
    expectForgotten()
    expect(screen.queryByText(ended)).toBeNull()
    await waitFor(() => expect(document.title).toBe(en('common:titleSuffix', { title: en('account:login.title') })))
    go('/classes') // a page that was requested after signing out is returned to
    await waitFor(() => expect(address()).toBe('/login?next=%2Fclasses'))
  })

  it('a notice for the next page appears there and not on the page after', async () => {
    const words = () => ({ title: en('dashboard:sidebar.loggedOut'), confirm: en('common:ok') })
    notifyOnArrival(words)
    await closeDialogs() // as leaving the page does
    expect(screen.queryByRole('dialog')).toBeNull()
    pageTurn.arrive()
    expect(await screen.findByRole('dialog', { name: en('dashboard:sidebar.loggedOut') })).toBeInTheDocument()
    await closeDialogs()
    pageTurn.arrive()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('redirects again after Back to an earlier visit of the page, before login was shown', () => {
  const redirects: string[] = []
  const navigator = {
    createHref: String,
    push() {},
    go() {},
    replace: (to: To) => void redirects.push(createPath(to as Path)),
  }
  const auth = { starting: false, checking: false, user: null, failure: null, ended: 'expired' } as const
  const actions = { signIn: () => {}, signOut: () => {}, checkAgain: () => {} }
  const tree = (key: string) => (
    <AuthContext value={{ ...auth, ...actions }}>
      <Router navigator={navigator} location={{ pathname: '/classes', key }}>
        <RequireUser />
      </Router>
    </AuthContext>
  )
  const { rerender } = render(tree('later'))
  rerender(tree('earlier'))
  expect(redirects).toEqual(['/login?next=%2Fclasses', '/login?next=%2Fclasses'])
})

describe('in another tab', () => {
  it.each([
    ['signing out', 'access_token'],
    ['clearing the storage', null],
  ])('%s is followed', async (_, key) => {
    const { address } = await openWithData('/classes')
    inAnotherTab(null, key)
    await outside()
    expect(address()).toBe('/login')
    expectForgotten()
    expect(page().queryByText(ended)).toBeNull()
  })

  it('a sign-in in another tab opens the requested page', async () => {
    const { address } = await renderApp('/login?next=%2Fclasses')
    await outside()
    inAnotherTab(signIn(aziza))
    await inside()
    expect(address()).toBe('/classes')
  })

  it('signing in as another person shows nothing of the first', async () => {
    await openWithData('/dashboard')
    inAnotherTab(signIn('dilnoza@nihol.test'))
    expect(await insideAsTeacher()).toBeVisible()
    expectForgotten()
  })

  it('signing in as another teacher stops what the first is publishing', async () => {
    const { backend, user } = await renderApp('/add-class-group', { as: 'rustam@nihol.test' })
    await fillRequired()
    const letGo = hold('/files')
    await user.click(button(en('teaching:add.submit')))
    await waitFor(() => expect(letGo.signals).toHaveLength(1))
    letGo.stop()
    inAnotherTab(signIn('dilnoza@nihol.test'))
    await waitFor(() => expect(screen.getByLabelText(en('teaching:field.title'))).toHaveValue(''))
    letGo()
    await fillRequired()
    fill(en('teaching:field.title'), 'Hers')
    await user.click(button(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class').map(({ body }) => (body as { title: string }).title)).toEqual(['Hers'])
  })

  it('changes of other storage keys are ignored', async () => {
    const { backend } = await renderApp('/dashboard', { as: aziza })
    await inside()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue: 'uz' })))
    inAnotherTab(token())
    expect(screen.getByRole('button', { name: en('dashboard:sidebar.logOut') })).toBeVisible()
    expect(backend.record.to(...check)).toHaveLength(1)
  })

  it('a page restored from the back/forward cache is updated', async () => {
    const { address } = await renderApp('/dashboard', { as: aziza })
    await inside()
    localStorage.removeItem('access_token')
    act(() => void window.dispatchEvent(new Event('pageshow')))
    await outside()
    expect(address()).toBe('/login')
  })

  it('a login in this tab wins over the check of a token from another', async () => {
    const { user } = await renderApp('/login')
    await outside()
    const letGo = hold('/user/login/access')
    inAnotherTab(signIn(aziza))
    await answered(...check)
    await logIn(user, 'dilnoza@nihol.test')
    letGo()
    await act(() => delay(0))
    expect(await insideAsTeacher()).toBeVisible()
  })
})
