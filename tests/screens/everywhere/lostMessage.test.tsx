import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import { backend } from '../../backend/msw.ts'
import { en, wordsOf } from '../../words.ts'
import { bodies, lazyForm, put } from '../contact/contactForms.ts'
import { openApp } from '../renderApp.tsx'
import { stopClock } from '../trial/trialForm.ts'

stopClock()

it.each(languagesOf(1))(
  'after a lost answer a form shows field errors before any question, and asks nothing after a success (%s)',
  async (language) => {
    const w = wordsOf(language)
    const { user } = await openApp('/courses/chess', { language })
    const form = await lazyForm(w('contact:consultation.form'))
    const texts = {
      [w('contact:fields.name')]: 'Nodira',
      [w('contact:fields.phone')]: '(555) 123-4567',
      [w('contact:fields.email')]: 'nodira@misol.com',
    }
    const send = () => user.click(form.getByRole('button', { name: w('contact:consultation.submit') }))
    await put(user, form, texts)
    backend.faults.add({ method: 'POST', path: '/mail', status: 504, body: '<h1>Gateway Timeout</h1>' })
    await send()
    await form.findByText(w('messages:lost.message'))
    await put(user, form, { [w('contact:fields.name')]: '' })
    await send()
    expect(await form.findByText(w('messages:empty.name'))).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
    await put(user, form, texts)
    await send()
    const question = within(await screen.findByRole('dialog', { name: w('messages:again.title') }))
    await user.click(question.getByRole('button', { name: w('messages:again.yes') }))
    await user.click(await form.findByRole('button', { name: w('contact:form.again') }))
    await put(user, form, texts)
    await send()
    const lead = { name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: '' }
    await waitFor(() => expect(bodies('/mail')).toEqual([lead, lead, lead]))
  },
)

it('a lost answer of one form does not affect another form', async () => {
  const { user } = await openApp('/about-us')
  const footer = within(screen.getByRole('contentinfo'))
  await user.type(footer.getByRole('textbox', { name: en('common:footer.stayUpdated') }), 'yangi@misol.com{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: en('contact:dialog.newsletter.title') }))
  await put(user, dialog, { [en('contact:fields.name')]: 'Nodira', [en('contact:fields.phone')]: '(555) 123-4567' })
  backend.faults.add({ method: 'POST', path: '/mail', dropConnection: true })
  await user.click(dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }))
  const notice = await screen.findByRole('dialog', { name: en('contact:form.doubtTitle') })
  expect(notice).toHaveTextContent(en('messages:lost.message'))
  expect(sessionStorage.getItem('draft:contact Newsletter:doubt')).not.toBeNull()
  expect(sessionStorage.getItem('draft:contact From Contact Modal:doubt')).toBeNull()
})
