import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend } from '../../backend/msw.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, uz, type Key } from '../../words.ts'
import { popup } from '../popup.ts'
import { main, renderApp } from '../renderApp.tsx'
import { answer, fillRequired } from '../teaching/teachingForm.ts'

/** The lines of a note or a dialog, each with its language. */
const lines = (box: HTMLElement) =>
  [...box.querySelectorAll('p')].map((line) => [
    line.textContent,
    (line.querySelector('[lang]') ?? line.closest('[lang]'))?.getAttribute('lang'),
  ])
const ours = (text: string) => [text, 'uz'] as const
const theirs = (text: string) => [text, 'en'] as const

async function send(form: 'login' | 'signup', path: string, fault: object, texts: Partial<Record<Key, string>>) {
  await renderApp(`/${form}`, { language: 'uz' })
  backend.faults.add({ path, method: 'POST', ...fault })
  for (const [key, value] of Object.entries(texts))
    fireEvent.change(await main().findByLabelText(uz(key as Key)), { target: { value } })
  fireEvent.click(main().getByRole('button', { name: uz(`account:${form}.submit`) }))
}
const email = { 'account:email': 'aziza@nihol.test' }
const logIn = (fault: object) => send('login', '/user/login', fault, { ...email, 'account:password': 'not it' })
const signUp = (fault: object) =>
  send('signup', '/user/register', fault, { ...email, 'account:password': 'Nihol-123', 'account:confirm': 'Nihol-123' })
const says = (status: number, message: string | string[], more: object = {}) => ({ status, body: { message, ...more } })

describe('in Uzbek, the server’s message', () => {
  const failed = uz('messages:login')
  const credentials = uz('messages:usual.credentials')
  it.each([
    [
      says(403, 'Your account is locked'),
      [ours(failed), ours(uz('messages:fault.forbidden')), theirs('Your account is locked')],
    ],
    [says(401, 'Please confirm your email first'), [ours(failed), theirs('Please confirm your email first')]],
    [says(401, 'Invalid email or password'), [ours(credentials)]],
    [says(400, 'Incorrect credentials'), [ours(credentials)]],
    [says(404, 'No user has this email'), [ours(credentials)]],
    [says(429, 'Too many wrong attempts'), [ours(failed), ours(uz('messages:fault.rateLimitedSoon'))]],
    [says(413, 'request entity too large'), [ours(failed), ours(uz('messages:fault.tooLarge'))]],
    [{ status: 401 }, [ours(failed), ours(credentials)]],
    [says(401, 'Unauthorized'), [ours(failed), ours(credentials)]],
    [{ status: 400, body: '<h1>Bad Request</h1>' }, [ours(failed), ours(uz('messages:fault.refused'))]],
    [says(500, 'E11000 duplicate key error at users.service.js:41'), [ours(failed), ours(uz('messages:fault.server'))]],
  ] as [fault: { status: number; body?: unknown }, said: (readonly [string, string])[]][])(
    '%j at log-in follows our message or is replaced by it',
    async (fault, said) => {
      const { message } = { message: '', ...(fault.body as object | undefined) }
      await logIn(fault)
      expect(lines(await main().findByRole('alert'))).toEqual(said)
      await changeLanguage('en')
      const isShown = said.flat().some((text) => text === message) || said[0]?.[0] === credentials
      const inEnglish = isShown ? message : en('messages:login')
      await waitFor(() => expect(main().getByRole('alert').querySelector('p')).toHaveTextContent(inEnglish))
    },
  )

  const notCreated = uz('messages:register')
  const taken = uz('messages:usual.emailTaken')
  it.each([
    [says(409, 'So it is'), [ours(taken)]],
    [says(409, 'Conflict'), [ours(notCreated), ours(taken)]],
    [{ status: 409 }, [ours(notCreated), ours(taken)]],
    [says(400, ['email is already taken']), [ours(notCreated), ours(taken)]],
    [says(400, 'E-mail is already taken'), [ours(taken)]],
    [says(400, 'The password is too short'), [ours(notCreated), theirs('The password is too short')]],
  ])('%j at sign-up follows our message or is replaced by it', async (fault, said) => {
    await signUp(fault)
    expect(lines(await main().findByRole('alert'))).toEqual(said)
  })

  it('is shown at its field', async () => {
    await logIn(says(422, 'Look again', { errors: { email: ['This address is closed'] } }))
    const field = main().getByLabelText(uz('account:email'))
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription(`${uz('messages:checkField')} This address is closed`)
    expect(main().getByText('This address is closed')).toHaveAttribute('lang', 'en')
    await changeLanguage('en')
    expect(field).toHaveAccessibleDescription('This address is closed')
  })

  it('follows ours in the Account created dialog', async () => {
    await signUp({ status: 201, body: { message: 'Welcome aboard' } })
    const dialog = await screen.findByRole('dialog', { name: uz('account:signup.doneTitle') })
    expect(dialog).toHaveTextContent(`${uz('account:signup.doneText')} Welcome aboard`)
    expect(within(dialog).getByText('Welcome aboard')).toHaveAttribute('lang', 'en')
    await changeLanguage('en')
    await waitFor(() => expect(popup()?.text).toBe('Welcome aboard'))
    await changeLanguage('uz')
    await waitFor(() => expect(within(dialog).getByText('Welcome aboard')).toHaveAttribute('lang', 'en'))
  })

  it('follows ours in the dialog of a failed deletion', async () => {
    const path = `/class/${listingId('class', 'chess-first-moves')}`
    await renderApp(`/edit${path.replace('/class', '')}/class`, { as: 'rustam@nihol.test', language: 'uz' })
    backend.faults.add({ method: 'DELETE', path, ...says(409, 'There are students in it') })
    fireEvent.click(await screen.findByRole('button', { name: uz('teaching:delete.button') }))
    await answer(uz('common:areYouSure'), uz('teaching:delete.yes'))
    const dialog = await screen.findByRole('dialog', { name: uz('messages:deleteTitle') })
    expect(dialog).toHaveTextContent(`${uz('messages:deleteText')} There are students in it`)
    expect(within(dialog).getByText('There are students in it')).toHaveAttribute('lang', 'en')
  })

  it.each([
    [says(400, 'The link is blocked'), [ours(uz('messages:save')), theirs('The link is blocked')]],
    [says(404, 'No such category'), [ours(uz('messages:usual.notFound'))]],
  ])('%j on publishing a class follows ours', async (fault, said) => {
    await renderApp('/add-class-group', { as: 'rustam@nihol.test', language: 'uz' })
    await fillRequired('uz')
    backend.faults.add({ method: 'POST', path: '/class', ...fault })
    fireEvent.click(screen.getByRole('button', { name: uz('teaching:add.submit') }))
    expect(lines(await screen.findByRole('alert'))).toEqual(said)
  })
})
