import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { en, uz } from '../../words.ts'
import { bodies, errorOf, put as fill } from '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { answered, openTrial, requested, stopClock } from '../trial/trialForm.ts'
import { startInEnglish, toUzbek } from './languageSteps.ts'

stopClock()
startInEnglish()

describe('changing the language', () => {
  it('keeps the contact dialog open with its fields, errors and focus', async () => {
    const { user } = await renderApp('/support')
    await user.click((await screen.findAllByRole('button', { name: en('site:support.callMe') }))[0]!)
    const dialog = await screen.findByRole('dialog', { name: en('contact:dialog.contact.title') })
    const box = within(dialog)
    await fill(user, box, {
      [en('contact:fields.name')]: 'Nodira',
      [en('contact:fields.phone')]: '(555) 123-4567',
      [en('account:email')]: 'nodira@',
    })
    await user.click(box.getByRole('button', { name: en('contact:dialog.contact.submit') }))
    await waitFor(() => expect(errorOf(box, 'textbox', en('account:email'))).toBe(en('messages:email')))
    await toUzbek()
    await waitFor(() => expect(dialog).toHaveAccessibleName(uz('contact:dialog.contact.title')))
    expect(errorOf(box, 'textbox', uz('account:email'))).toBe(uz('messages:email'))
    expect(box.getByRole('textbox', { name: uz('account:email') })).toHaveFocus()
    await fill(user, box, { [uz('account:email')]: 'nodira@misol.com' })
    await user.click(box.getByRole('button', { name: uz('contact:dialog.contact.submit') }))
    await screen.findByRole('dialog', { name: uz('contact:form.successTitle') })
    expect(bodies('/mail')).toEqual([
      { name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: 'From Contact Modal' },
    ])
  })

  it('keeps the step of the trial with its answers, errors and focus', async () => {
    const { user, dialog, choose, finish, at } = await openTrial('en', { draft: { ...answered, who: '' } })
    await at('questionnaire')
    await finish()
    await dialog.findByText(en('trial:completeAll'))
    const focused = document.activeElement
    await toUzbek()
    expect(await dialog.findByText(uz('trial:completeAll'))).toBeVisible()
    expect(screen.getByRole('dialog', { name: uz('trial:title') })).toBeVisible()
    expect(dialog.getByRole('heading', { level: 3, name: uz('trial:steps.questionnaire.title') })).toBeVisible()
    expect(errorOf(dialog, 'radiogroup', uz('trial:fields.who'))).toBe(uz('messages:empty.who'))
    expect(dialog.getByRole('radio', { name: uz('trial:plans.withinMonth') })).toBeChecked()
    expect(document.activeElement).toBe(focused)
    await act(() => changeLanguage('en'))
    await choose(en('trial:who.parent'))
    await toUzbek()
    await user.click(dialog.getByRole('button', { name: uz('trial:finish') }))
    await screen.findByRole('dialog', { name: uz('trial:done.requested') })
    expect(bodies('/lesson/trial')).toEqual([requested])
  })
})
