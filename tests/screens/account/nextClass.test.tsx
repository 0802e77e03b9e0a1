import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { change } from '../details/detailsSteps.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'
import { page, put } from './accountFields.ts'
import { signUpTexts } from './signupSteps.ts'

const ids = { class: listingId('class', 'chess-first-moves'), group: listingId('group', 'python-beginners') }
const titles = { class: 'Chess from the very first move', group: 'Python for beginners, twice a week' }
const at = (form: 'login' | 'signup', type: 'class' | 'group', id = ids[type]) =>
  `/${form}?next=${encodeURIComponent(`/classdetails/${id}/${type}?enroll=1`)}`

describe('an account page whose address names a class', () => {
  it('keeps showing its form, which can be filled in, while the class loads and appears', async () => {
    const letGo = hold(`/group/${ids.group}`)
    const { user } = await renderApp(at('login', 'group'))
    const email = await screen.findByLabelText(en('account:email'))
    const hidden = vi.fn<() => void>()
    const observer = new MutationObserver(() => {
      if (!email.isConnected || email.closest('[style*="display: none"]') !== null) hidden()
    })
    observer.observe(document.body, { attributes: true, childList: true, subtree: true })
    await user.type(email, 'aziza@nihol.test')
    expect(page().queryByText(titles.group)).toBeNull()
    expect(page().queryByText(en('account:login.text'))).toBeNull()
    letGo()
    expect(await page().findByText(titles.group)).toBeVisible()
    expect(page().getByText(en('account:forClass.teacher', { name: 'Rustam Karimov' }))).toBeVisible()
    observer.disconnect()
    expect(hidden).not.toHaveBeenCalled()
    expect(email).toHaveValue('aziza@nihol.test')
    expect(email).toHaveFocus()
  })

  it.each([
    ['login', 'class', 'uz'],
    ['signup', 'group', 'en'],
  ] as const)('%s names the %s (%s), with one call', async (form, type, language) => {
    const t = wordsOf(language)
    const { backend } = await renderApp(at(form, type), { language })
    expect(await page().findByText(titles[type])).toBeVisible()
    expect(page().getByText(t(`account:forClass.${form}.named`))).toBeVisible()
    expect(page().queryByText(t(`account:${form}.text`))).toBeNull()
    expect(backend.record.to('GET', `/${type}/${ids[type]}`)).toHaveLength(1)
    for (const path of ['/class/public', '/group/public', '/category'])
      expect(backend.record.to('GET', path)).toEqual([])
  })

  it('is named after the redirect of the guard, and again on sign-up without another call', async () => {
    const { user, backend } = await renderApp(`/classdetails/${ids.class}/class`)
    expect(await page().findByText(titles.class)).toBeVisible()
    await user.click(page().getByRole('link', { name: en('account:login.create') }))
    expect(await page().findByText(en('account:forClass.signup.named'))).toBeVisible()
    expect(backend.record.to('GET', `/class/${ids.class}`)).toHaveLength(1)
  })

  it.each([
    ['uz', titles.class, 'doneNext'],
    ['en', '', null],
  ] as const)('is named once more when the account is created (%s, title “%s”)', async (language, title, next) => {
    const t = wordsOf(language)
    const app = await renderApp('/refund', { language })
    change(app.backend, 'class', ids.class, { title })
    app.go(at('signup', 'class'))
    await page().findByText(t(title === '' ? 'account:forClass.signup.class' : 'account:forClass.signup.named'))
    await put(app.user, signUpTexts(t))
    await app.user.click(page().getByRole('button', { name: t('account:signup.submit') }))
    const done = await screen.findByRole('dialog', { name: t('account:signup.doneTitle') })
    expect(done).toHaveTextContent('Your account has been created. You can now log in.')
    const [before = ''] = t('account:signup.doneNext', { title: '|' }).split('|')
    if (next === null) expect(done).not.toHaveTextContent(before)
    else expect(done).toHaveTextContent(t('account:signup.doneNext', { title }))
  })

  /** Opens the login page of the class after a change of the backend. */
  async function openLogin(prepare: (backend: Backend) => void) {
    const { backend, go } = await renderApp('/refund')
    prepare(backend)
    go(at('login', 'class'))
    return backend
  }
  const fail = (status: number) => (backend: Backend) =>
    backend.faults.add({ method: 'GET', path: `/class/${ids.class}`, status, times: 9 })
  const name = (title: string) => (backend: Backend) => change(backend, 'class', ids.class, { title })

  it('names it from the public list if single classes are only for signed-in users', async () => {
    await openLogin(fail(401))
    expect(await page().findByText(titles.class)).toBeVisible()
  })

  it.each([404, 500])('greets as always when the class answers %i', async (status) => {
    const backend = await openLogin(fail(status))
    expect(await page().findByText(en('account:login.text'))).toBeVisible()
    expect(page().queryByRole('alert')).toBeNull()
    expect(backend.record.to('GET', '/class/public')).toEqual([])
  })

  it.each(['/classdetails/a%2Fb/class?enroll=1', '//evil.example/classdetails/abc/class'])(
    'makes no call for %s',
    async (next) => {
      const { backend } = await renderApp(`/login?next=${encodeURIComponent(next)}`)
      expect(await page().findByText(en('account:login.text'))).toBeVisible()
      expect(backend.record.since()).toEqual([])
    },
  )

  it.each(['', ' \u200b '])('calls a class with the title %j a class', async (title) => {
    await openLogin(name(title))
    expect(await page().findByText(en('account:forClass.login.class'))).toBeVisible()
  })

  it('shows a hostile title as text', async () => {
    const title = '<img src=x onerror=alert(1)><script>alert(2)</script>\u202e'
    await openLogin(name(title))
    expect(await page().findByText(`\u2068${title}\u2069`)).toBeVisible()
    expect(screen.getByRole('main').querySelector('script, [onerror]')).toBeNull()
  })
})
