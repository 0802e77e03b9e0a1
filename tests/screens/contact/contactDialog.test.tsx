import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { languagesOf } from '../../full.ts'
import { en, type Language, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'
import { bodies, errorOf, held, lead, leadWith, put } from './contactForms.ts'

/** Opens the dialog from a button of the support page. */
async function open(language: Language = 'en') {
  const t = wordsOf(language)
  const { user } = await renderApp('/support', { language })
  const title = t('contact:dialog.contact.title')
  const show = async () => {
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: t('site:support.callMe') }))
    return within(await screen.findByRole('dialog', { name: title }))
  }
  const dialog = await show()
  return {
    t,
    user,
    title,
    show,
    dialog,
    submit: () => dialog.getByRole('button', { name: t('contact:dialog.contact.submit') }),
    closed: () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument()),
  }
}

describe.each(languagesOf(1))('the contact dialog in %s', (language) => {
  it('sends one request, confirms it, closes, and clears the fields', async () => {
    const { t, user, dialog, submit, closed } = await open(language)
    await put(user, dialog, lead(t))
    const button = submit()
    const letGo = hold('/mail')
    await user.dblClick(button)
    expect(await dialog.findByRole('button', { name: t('contact:sending') })).toBeDisabled()
    await user.keyboard('{Escape}') // while sending, nothing closes the dialog
    letGo()
    const notice = within(await screen.findByRole('dialog', { name: t('contact:form.successMessage') }))
    fireEvent.click(button) // the second of two quick presses, before the notice is open
    await user.click(notice.getByRole('button', { name: t('common:ok') }))
    await closed()
    expect(bodies('/mail')).toEqual([leadWith('From Contact Modal')])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })

  it('with an invalid email shows a field error, without an alert', async () => {
    const { t, user, dialog, submit } = await open(language)
    await put(user, dialog, { ...lead(t), [t('contact:fields.email')]: 'nodira@' })
    await user.click(submit())
    await waitFor(() => expect(errorOf(dialog, 'textbox', t('contact:fields.email'))).toBe(t('messages:email')))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(bodies('/mail')).toEqual([])
  })
})

it('closes without asking, and keeps what was typed', async () => {
  const { t, user, dialog, show, closed } = await open()
  await put(user, dialog, lead(t))
  await user.click(dialog.getByRole('button', { name: t('common:close') }))
  await closed()
  expect(held(await show(), Object.keys(lead(t)))).toEqual(Object.values(lead(t)))
})

it('closes on a click on the backdrop, and not on its scrollbar', async () => {
  const { title, submit, closed } = await open()
  const element = screen.getByRole('dialog', { name: title })
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
  fireEvent.mouseDown(element, { clientX: 495, clientY: 200 })
  expect(submit()).toBeVisible()
  expect(element).toBeVisible()
  fireEvent.mouseDown(element, { clientX: 505, clientY: 200 })
  await closed()
})

describe('the newsletter dialog', () => {
  const title = en('contact:dialog.newsletter.title')
  const footer = () => within(screen.getByRole('contentinfo'))
  const send = () => footer().getByRole('button', { name: en('common:footer.send') })
  const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

  it('takes the place of a notice when Forward opens it again', async () => {
    const { user, go } = await renderApp('/about-us')
    await user.click(send())
    const dialog = await dialogOf(title)
    // Two presses before anything can come of the first.
    act(() => {
      dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }).click()
      dialog.getByRole('button', { name: en('common:close') }).click()
    })
    const notice = await screen.findByRole('dialog', { name: en('contact:form.errorTitle') })
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
    go(1)
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
    await waitFor(() => expect(notice).not.toBeInTheDocument())
  })

  it('subscribes with the email typed in the footer, which a reload keeps', async () => {
    const { user, restart } = await renderApp('/about-us')
    await user.type(
      footer().getByRole('textbox', { name: en('common:footer.stayUpdated') }),
      ' nodira@misol.com{Enter}',
    )
    const labels = Object.keys(lead(en))
    expect(held(await dialogOf(title), labels)).toEqual(['', '', 'nodira@misol.com'])
    restart('/about-us')
    await user.click(send())
    const dialog = await dialogOf(title)
    expect(held(dialog, labels)).toEqual(['', '', 'nodira@misol.com'])
    const { [en('contact:fields.email')]: _, ...others } = lead(en)
    await put(user, dialog, others)
    await user.click(dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }))
    const notice = await screen.findByRole('dialog', { name: en('contact:form.successMessage') })
    expect(notice).toHaveTextContent(en('contact:dialog.newsletter.done'))
    expect(bodies('/mail')).toEqual([leadWith('Newsletter')])
  })
})
