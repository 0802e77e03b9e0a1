import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { backend } from '../../backend/msw.ts'
import { listingId, password } from '../../backend/seed/seed.ts'
import { en, wordsOf } from '../../words.ts'
import { listen } from '../listen.ts'
import { renderApp } from '../renderApp.tsx'
import { answered, openTrial } from '../trial/trialForm.ts'
import { answer } from '../teaching/teachingForm.ts'

const start = new Date(2026, 10, 21, 12, 10).getTime()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }))
const secondsLeft = (left: number) => en('messages:wait.seconds', { left })
/** Advances the clock by seconds; the button updates once a second. */
const after = (seconds: number) => vi.setSystemTime(start + seconds * 1000)

const refusal = (retryAfter: string) => {
  const headers = { 'retry-after': retryAfter }
  return { method: 'POST', status: 429, body: '', headers }
}

async function refused(retryAfter: string, language: 'en' | 'uz' = 'en') {
  const t = wordsOf(language)
  const app = await renderApp('/login', { language })
  backend.faults.add({ path: '/user/login', ...refusal(retryAfter) })
  const secret = () => screen.getByLabelText(t('account:password'))
  const button = () => within(screen.getByRole('main')).getByRole('button', { name: t('account:login.submit') })
  fireEvent.change(await screen.findByLabelText(t('account:email')), { target: { value: 'aziza@nihol.test' } })
  fireEvent.change(secret(), { target: { value: password } })
  button().focus()
  const ear = listen()
  onTestFinished(ear.stop)
  await app.user.click(button())
  const note = await screen.findByRole('alert')
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
  return { ...app, button, note, ear, secret, requests: () => backend.record.to('POST', '/user/login') }
}

describe('rate limiting', () => {
  it.each([
    ['en', new Date(start + 45_000).toUTCString(), 'fault.rateLimited_other', 'seconds', 45],
    ['en', '86400000', 'fault.rateLimitedHours_other', 'hours', 24],
    ['uz', '890', 'fault.rateLimitedMinutes_other', 'minutes', 15],
  ] as const)(
    'in %s with Retry-After %s is announced, and counted down on the button',
    async (language, retryAfter, message, unit, left) => {
      const t = wordsOf(language)
      const said = t(`messages:${message}`, { count: left })
      const { note, button, ear } = await refused(retryAfter, language)
      expect(note).toHaveTextContent(said)
      expect(button()).toHaveTextContent(t('account:login.submit') + t(`messages:wait.${unit}`, { left }))
      expect(ear.times(said)).toBe(1)
    },
  )

  it('blocks clicks and Enter until the wait has ended, and keeps focus, label, and typed text', async () => {
    const { user, button, requests, secret, ear, address, note } = await refused('30')
    expect(button()).toHaveFocus()
    expect(button()).toHaveAccessibleName(en('account:login.submit'))
    await user.click(button())
    await user.keyboard('{Enter}')
    await user.type(secret(), '{Enter}')
    fireEvent.submit(button().closest('form')!)
    expect(requests()).toHaveLength(1)
    expect(secret()).toHaveValue(password)
    after(12)
    await waitFor(() => expect(button()).toHaveTextContent(en('account:login.submit') + secondsLeft(18)))
    expect(note).toHaveTextContent(en('messages:fault.rateLimited_other', { count: 30 }))
    after(29)
    await waitFor(() => expect(button()).toHaveTextContent(en('account:login.submit') + secondsLeft(1)))
    await user.type(secret(), '{Enter}')
    expect(requests()).toHaveLength(1)
    expect(ear.times('Too many attempts')).toBe(1)
    after(30)
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
    expect(button().textContent).toBe(en('account:login.submit'))
    expect(note).toHaveTextContent(en('messages:fault.rateLimitedOver'))
    expect(ear.times(en('messages:fault.rateLimitedOver'))).toBe(1)
    await user.click(button())
    await waitFor(() => expect(address()).toBe('/dashboard'))
    const sent = { email: 'aziza@nihol.test', password, password_confirmation: password }
    expect(requests().map(({ body }) => body)).toEqual([sent, sent])
  })

  it('survives leaving and coming back', async () => {
    const { user, go, button, requests, secret } = await refused('30')
    go('/signup')
    await screen.findByRole('heading', { level: 1, name: en('account:signup.title') })
    after(10)
    go(-1)
    await screen.findByRole('heading', { level: 1, name: en('account:login.title') })
    expect(button()).toHaveTextContent(en('account:login.submit') + secondsLeft(20))
    expect(screen.getByRole('alert')).toHaveTextContent(en('messages:fault.rateLimited_other', { count: 20 }))
    fireEvent.change(secret(), { target: { value: password } })
    await user.click(button())
    expect(requests()).toHaveLength(1)
  })
})

it('a rate-limited booking blocks Finish only', async () => {
  const app = await openTrial('en', { draft: answered })
  backend.faults.add({ path: '/lesson/trial', ...refusal('20') })
  await app.finish()
  const finish = () => app.dialog.getByRole('button', { name: en('trial:finish') })
  await waitFor(() => expect(finish()).toHaveTextContent(en('trial:finish') + secondsLeft(20)))
  await app.finish()
  await app.click(en('common:back'))
  await app.at('schedule')
  expect(app.dialog.getByRole('button', { name: en('trial:next') })).not.toHaveAttribute('aria-disabled')
  await app.next()
  await app.at('questionnaire')
  await app.finish()
  expect(backend.record.to('POST', '/lesson/trial')).toHaveLength(1)
  expect(app.dialog.getByRole('radio', { name: en('trial:who.parent') })).toBeChecked()
})

const chess = listingId('class', 'chess-first-moves')
it.each([
  {
    what: 'enrolling',
    method: 'POST',
    address: `/classdetails/${chess}/class`,
    as: 'malika@nihol.test',
    name: en('classes:enroll.action'),
    yes: en('classes:enroll.yes'),
    failed: en('messages:enrollTitle'),
    done: en('classes:enroll.done'),
  },
  {
    what: 'deleting',
    method: 'DELETE',
    address: `/edit/${chess}/class`,
    as: 'rustam@nihol.test',
    name: en('teaching:delete.button'),
    yes: en('teaching:delete.yes'),
    failed: en('messages:deleteTitle'),
    done: en('teaching:delete.done'),
  },
])('$what opens no question until it is over', async ({ method, address, as, name, yes, failed, done }) => {
  const { user, go, address: now } = await renderApp(address, { as })
  const button = () => screen.findByRole('button', { name })
  await waitFor(async () => expect(await button()).toBeEnabled())
  backend.faults.add({ ...refusal('20'), method, path: '*' })
  await user.click(await button())
  await answer(en('common:areYouSure'), yes)
  await answer(failed, en('common:ok'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await button()).toHaveTextContent(name + secondsLeft(20))
  expect(await button()).toHaveFocus()
  await user.keyboard('{Enter}')
  await act(async () => (await button()).click())
  if (method === 'POST') {
    go(`${address}?enroll=1`)
    await waitFor(() => expect(now()).toBe(address)) // it was taken note of
  }
  await vi.dynamicImportSettled()
  expect(screen.queryByRole('dialog')).toBeNull()
  after(20)
  await waitFor(async () => expect(await button()).not.toHaveAttribute('aria-disabled'))
  await user.click(await button())
  await answer(en('common:areYouSure'), yes)
  await screen.findByRole('dialog', { name: done })
})
