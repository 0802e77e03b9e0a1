import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import { backend } from '../../backend/msw.ts'
import { en, wordsOf } from '../../words.ts'
import { bodies, held, put } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { stopClock } from '../trial/trialForm.ts'
import { words, said } from './lostWords.ts'

stopClock()

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
    await user.click(form.getByRole('button', { name: wordsOf(language)('contact:form.again') }))
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
  expect(await form.findByText(en('messages:empty.name'))).toBeVisible()
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
