import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend } from '../../backend/msw.ts'
import { password } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { button, field, page, put } from '../account/accountFields.ts'
import { signUpTexts } from '../account/signupSteps.ts'
import { bodies, errorOf } from '../contact/contactForms.ts'
import { attributesOf, renderApp } from '../renderApp.tsx'
import { answered, openTrial, requested, stopClock } from '../trial/trialForm.ts'
import { standInView, standInWidth } from '../view.ts'

const student = 'aziza@nihol.test'
/** Presses the language switch. */
async function pressUzbek(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const [uzbek] = screen.getAllByRole('button', { name: 'UZ Oʻzbekcha' })
  await user.click(uzbek!)
  await waitFor(() => expect(document.documentElement.lang).toBe('uz'))
  return uzbek!
}

const toUzbek = () => act(() => changeLanguage('uz'))

stopClock()
afterEach(() => changeLanguage('en'))

describe('changing the language', () => {
  it('changes title, html lang and the stored choice, and keeps the address, focus and typed text', async () => {
    const { user, address } = await renderApp('/login?next=%2Fclasses')
    await put(user, { [en('account:email')]: student, [en('account:password')]: password })
    await user.click(page().getByRole('checkbox', { name: en('account:login.remember') }))
    const uzbek = await pressUzbek(user)
    await waitFor(() => expect(document.title).toBe(en('common:titleSuffix', { title: uz('account:login.title') })))
    expect(localStorage.getItem('language')).toBe('uz')
    expect(uzbek).toHaveFocus()
    expect(address()).toBe('/login?next=%2Fclasses')
    expect([field(uz('account:email')).value, field(uz('account:password')).value]).toEqual([student, password])
    expect(page().getByRole('checkbox', { name: uz('account:login.remember') })).toBeChecked()
    // The payload is the same.
    await user.click(button(uz('account:login.submit')))
    await waitFor(() => expect(address()).toBe('/classes'))
    expect(backend.record.to('POST', '/user/login').map(({ body }) => body)).toEqual([
      { email: student, password, password_confirmation: password },
    ])
  })

  it('translates field errors and the password note', async () => {
    const { user } = await renderApp('/signup')
    await put(user, signUpTexts(en, 'dilshod@', 'Nihol-123', 'Nihol-12'))
    expect(page().getByText(en('messages:passwordsDontMatch')).parentElement).toHaveRole('status')
    await pressUzbek(user)
    expect((await page().findByText(uz('messages:passwordsDontMatch'))).parentElement).toHaveRole('status')
    await put(user, { [uz('account:confirm')]: '3' })
    await user.click(button(uz('account:signup.submit')))
    await waitFor(() => expect(field(uz('account:email'))).toHaveAccessibleDescription(uz('messages:email')))
    await act(() => changeLanguage('en'))
    expect(field(en('account:email'))).toHaveAccessibleDescription(en('messages:email'))
    expect(field(en('account:email'))).toBeInvalid()
    expect(field(en('account:email'))).toHaveFocus()
    expect(field(en('account:email'))).toHaveValue('dilshod@')
  })

  it('translates an open question, whose answer still counts', async () => {
    const { user, address } = await renderApp('/dashboard', { as: student })
    await user.click(await screen.findByRole('button', { name: en('dashboard:sidebar.logOut') }))
    const question = await screen.findByRole('dialog', { name: en('common:areYouSure') })
    await toUzbek()
    await waitFor(() => expect(question).toHaveAccessibleName(uz('common:areYouSure')))
    expect(question).toHaveTextContent(uz('dashboard:sidebar.logOutText'))
    expect(within(question).getByRole('button', { name: uz('common:cancel') })).toBeVisible()
    expect(within(question).getByRole('button', { name: uz('dashboard:sidebar.logOutYes') })).toHaveFocus()
    await user.click(within(question).getByRole('button', { name: uz('dashboard:sidebar.logOutYes') }))
    expect(await screen.findByRole('dialog', { name: uz('dashboard:sidebar.loggedOut') })).toBeInTheDocument()
    expect(address()).toBe('/login')
    await user.click(screen.getByRole('button', { name: uz('common:ok') }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('keeps the filters, results and typed search of the catalog', async () => {
    const { user, address } = await renderApp('/lessons?q=scratch&type=class&category=IT+coding&sort=price')
    const found = await screen.findAllByRole('article')
    await user.type(screen.getByRole('searchbox', { name: en('classes:filter.search') }), ' ')
    const at = address()
    await toUzbek()
    await waitFor(() => expect(document.title).toBe(en('common:titleSuffix', { title: uz('site:lessonsPage.title') })))
    const count = await screen.findByText(uz('classes:list.count_other', { shown: found.length }))
    expect(count.parentElement).toHaveRole('status')
    expect(screen.getAllByRole('article')).toHaveLength(found.length)
    expect(screen.getByRole('searchbox', { name: uz('classes:filter.search') })).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('scratch ')
    const sort = screen.getByRole('combobox', { name: uz('classes:filter.sort') })
    expect(sort).toHaveDisplayValue(uz('classes:filter.sorts.price'))
    const remove = uz('classes:filter.remove', { filter: uz('classes:type.class') })
    expect(screen.getByRole('button', { name: remove })).toBeVisible()
    expect(screen.getByRole('button', { name: uz('courses:course.coding.name'), pressed: true })).toBeVisible()
    expect(address()).toBe(at)
  })

  it('translates the carousel and its position', async () => {
    standInView(() => true)
    standInWidth()
    const { user } = await renderApp('/')
    const carousel = await screen.findByRole('region', { name: en('home:testimonials.label') })
    await user.click(within(carousel).getByRole('button', { name: en('classes:list.next') }))
    await waitFor(() =>
      expect(within(carousel).getByRole('status')).toHaveTextContent(en('home:testimonials.slide', { n: 2, total: 6 })),
    )
    await toUzbek()
    expect(within(carousel).getByRole('status')).toHaveTextContent(uz('home:testimonials.slide', { n: 2, total: 6 }))
    expect(carousel).toHaveAccessibleName(uz('home:testimonials.label'))
    const buttons = attributesOf(within(carousel).getAllByRole('button'), 'aria-label')
    expect(buttons).toEqual([uz('home:testimonials.pause'), uz('classes:list.previous'), uz('classes:list.next')])
    expect(within(carousel).getByRole('button', { name: uz('classes:list.next') })).toHaveFocus()
    const slides = () => within(carousel).getAllByRole('group', { name: /^Sharh: \d\/6$/ })
    const second = uz('home:testimonials.slide', { n: 2, total: 6 })
    await waitFor(() => expect(attributesOf(slides(), 'aria-label')).toEqual([second]))
  })

  it('keeps the step of the trial with its answers, errors and focus', async () => {
    const { user, dialog, choose, finish } = await openTrial('en', { draft: { ...answered, who: '' } })
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
