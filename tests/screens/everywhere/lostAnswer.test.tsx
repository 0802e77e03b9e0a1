import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { languagesOf } from '../../full.ts'
import { backend } from '../../backend/msw.ts'
import { en, uz } from '../../words.ts'
import { bodies, held, put } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { answered, openTrial, requested, stopClock, trialWords } from '../trial/trialForm.ts'

stopClock()

const words = {
  en: {
    again: en('messages:again.title'),
    yes: en('messages:again.yes'),
    no: en('common:cancel'),
    failed: en('messages:trial'),
    notSent: en('messages:forgotStatus'),
    consultation: en('contact:consultation.form'),
    call: en('contact:consultation.submit'),
    success: en('contact:form.successMessage'),
    booking: en('messages:lost.booking'),
    message: en('messages:lost.message'),
    labels: [en('contact:fields.name'), en('contact:fields.phone'), en('contact:fields.email')],
  },
  uz: {
    again: uz('messages:again.title'),
    yes: uz('messages:again.yes'),
    no: uz('common:cancel'),
    failed: uz('messages:trial'),
    notSent: uz('messages:forgotStatus'),
    consultation: uz('contact:consultation.form'),
    call: uz('contact:consultation.submit'),
    success: uz('contact:form.successMessage'),
    booking: uz('messages:lost.booking'),
    message: uz('messages:lost.message'),
    labels: [uz('contact:fields.name'), uz('contact:fields.phone'), uz('contact:fields.email')],
  },
} as const

const lost = { dropConnection: true, afterHandling: true } as const
/** The text of the alert. */
const said = async (scope: { findByText: typeof screen.findByText }, text: string) =>
  (await scope.findByText(text)).closest('[role=alert]')?.textContent

describe.each(languagesOf(0))('a booking whose answer was lost, in %s', (language) => {
  const w = words[language]
  const question = () => screen.findByRole('dialog', { name: w.again })
  async function lose(...faults: object[]) {
    const app = await openTrial(language, { draft: answered })
    await app.at('questionnaire')
    for (const fault of faults) backend.faults.add({ method: 'POST', path: '/lesson/trial', ...fault })
    await app.finish()
    expect(await said(app.dialog, w.failed)).toBe(w.failed + w.booking)
    return {
      ...app,
      reply: async (name: string) => app.user.click(within(await question()).getByRole('button', { name })),
      done: () => screen.findByRole('dialog', { name: app.t.done.requested }),
    }
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: w.again })).toBeNull())

  it('is resent only after confirmation, asked for each time; No keeps every answer', async () => {
    const app = await lose(lost, lost)
    await app.finish()
    await app.reply(w.no)
    await gone()
    expect(bodies('/lesson/trial')).toEqual([requested])
    expect(app.dialog.getByRole('radio', { name: app.p.parent })).toBeChecked()
    expect(app.dialog.getByRole('button', { name: app.t.finish })).toHaveFocus()
    await app.finish()
    await app.reply(w.yes)
    expect(await said(app.dialog, w.failed)).toBe(w.failed + w.booking)
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested, requested])
    expect(JSON.stringify(Object.keys(sessionStorage))).not.toContain('trial')
  })

  it('asks once for a double press, and translates the question when the language changes', async () => {
    const app = await lose(lost)
    await app.user.dblClick(app.dialog.getByRole('button', { name: app.t.finish }))
    await question()
    const other = language === 'en' ? 'uz' : 'en'
    await changeLanguage(other)
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: words[other].again })).getByRole('button', {
        name: words[other].yes,
      }),
    )
    await screen.findByRole('dialog', { name: trialWords[other].done.requested })
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('asks again after the booking was closed and reopened', async () => {
    const app = await lose(lost)
    await app.click(app.p.cancel)
    await app.user.click(await screen.findByRole('button', { name: app.t.leave.keep }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.show()
    await app.at('questionnaire')
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('does not ask after the answers were discarded', async () => {
    const app = await lose(lost)
    await app.click(app.p.cancel)
    await app.user.click(await screen.findByRole('button', { name: app.t.leave.discard }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    sessionStorage.setItem('draft:trial', JSON.stringify(answered))
    await app.show()
    await app.at('questionnaire')
    await app.finish()
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('goes to the step of a time that has passed, and asks again on Finish', async () => {
    const app = await lose(lost)
    vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
    await app.finish()
    await app.reply(w.yes)
    await app.at('schedule')
    await app.choose(language === 'en' ? '2:00 PM' : '14:00')
    await app.next()
    await app.at('questionnaire')
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, { ...requested, startTime: '14:00', endTime: '14:30' }])
  })

  it('does not ask after a refusal, or when the request never left the device', async () => {
    const app = await lose(lost, { status: 422, body: {} })
    await app.finish()
    await app.reply(w.yes)
    await waitFor(() => expect(bodies('/lesson/trial')).toHaveLength(2))
    await waitFor(() => expect(app.dialog.queryByText(w.booking)).toBeNull())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    backend.faults.add({ method: 'POST', path: '/lesson/trial', dropConnection: true })
    await app.finish()
    await app.dialog.findByText(new RegExp(`${en('common:offline')}|${uz('common:offline')}`))
    expect(app.dialog.queryByText(w.booking)).toBeNull()
    onLine.mockRestore()
    await app.finish()
    await app.done()
  })
})

describe.each(languagesOf(1))('a consultation whose answer was lost, in %s', (language) => {
  it.each([
    ['without an answer', { dropConnection: true, afterHandling: true }],
    ['with an answer of a gateway', { status: 504, body: '<h1>Gateway Timeout</h1>', contentType: 'text/html' }],
    ['that took too long for the backend', { status: 408 }],
  ])('%s says that it may have gone through, and is resent only after confirmation', async (_, fault) => {
    const w = words[language]
    const { user } = await renderApp('/courses/chess', { language })
    await screen.findByRole('heading', { level: 1 })
    document.getElementById('consultation')!.focus()
    const form = within(await screen.findByRole('form', { name: w.consultation }))
    const texts = ['Nodira', '(555) 123-4567', 'nodira@misol.com']
    await put(user, form, Object.fromEntries(w.labels.map((label, index) => [label, texts[index]!])))
    backend.faults.add({ method: 'POST', path: '/mail', ...fault })
    const send = () => user.click(form.getByRole('button', { name: w.call }))
    const reply = async (name: string) =>
      user.click(within(await screen.findByRole('dialog', { name: w.again })).getByRole('button', { name }))
    await send()
    expect(await said(form, w.notSent)).toBe(w.notSent + w.message)
    await send()
    await reply(w.no)
    expect(held(form, w.labels)).toEqual(texts)
    expect(bodies('/mail')).toHaveLength(1)
    await send()
    await reply(w.yes)
    expect(await form.findByText(w.success)).toBeVisible()
    const lead = { name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: '' }
    expect(bodies('/mail')).toEqual([lead, lead])
    // A new request asks nothing.
    await put(user, form, Object.fromEntries(w.labels.map((label, index) => [label, texts[index]!])))
    await send()
    await waitFor(() => expect(bodies('/mail')).toEqual([lead, lead, lead]))
  })
})

it('an incomplete form shows its field errors before any question', async () => {
  const { user } = await renderApp('/courses/chess')
  await screen.findByRole('heading', { level: 1 })
  document.getElementById('consultation')!.focus()
  const form = within(await screen.findByRole('form', { name: words.en.consultation }))
  await put(user, form, {
    [en('contact:fields.name')]: 'Nodira',
    [en('contact:fields.phone')]: '(555) 123-4567',
    [en('contact:fields.email')]: 'nodira@misol.com',
  })
  backend.faults.add({ method: 'POST', path: '/mail', dropConnection: true })
  await user.click(form.getByRole('button', { name: words.en.call }))
  await form.findByText(words.en.message)
  await user.clear(form.getByRole('textbox', { name: en('contact:fields.name') }))
  await user.click(form.getByRole('button', { name: words.en.call }))
  expect(await form.findByText(en('messages:required'))).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a lost answer of one form does not affect another form', async () => {
  const { user } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(
    within(screen.getByRole('contentinfo')).getByRole('textbox', { name: en('common:footer.stayUpdated') }),
    'yangi@misol.com{Enter}',
  )
  const dialog = within(await screen.findByRole('dialog', { name: en('contact:dialog.newsletter.title') }))
  await put(user, dialog, { [en('contact:fields.name')]: 'Nodira', [en('contact:fields.phone')]: '(555) 123-4567' })
  backend.faults.add({ method: 'POST', path: '/mail', dropConnection: true })
  await user.click(dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }))
  const notice = await screen.findByRole('dialog', { name: en('contact:form.doubtTitle') })
  expect(notice).toHaveTextContent(words.en.message)
  expect(sessionStorage.getItem('draft:contact Newsletter:doubt')).not.toBeNull()
  expect(sessionStorage.getItem('draft:contact From Contact Modal:doubt')).toBeNull()
})
