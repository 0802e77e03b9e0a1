import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ContactButton } from '@/features/pages/contact/ContactButton.tsx'
import { SiteDialogs } from '@/features/pages/SiteDialogs.tsx'
import { i18n, startI18n } from '@/i18n/i18n.ts'
import { languagesOf } from '../../full.ts'
import { resetBackend } from '../../backend/msw.ts'
import { en } from '../../words.ts'
import { alertOf, bodies, errorOf, held, put } from './contactForms.ts'
import { hold } from '../hold.ts'
import { words } from './contactWords.ts'

/** Opens the dialog from a button of the page. */
async function open(language: 'en' | 'uz') {
  const w = words[language]
  sessionStorage.clear()
  const backend = resetBackend()
  await startI18n(language)
  await i18n.changeLanguage(language)
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/']}>
        <ContactButton kind={{ type: 'contact' }}>{'Open'}</ContactButton>
        <SiteDialogs />
      </MemoryRouter>
    </I18nextProvider>,
  )
  const show = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }))
    return within(await screen.findByRole('dialog', { name: w.title }))
  }
  const dialog = await show()
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return {
    w,
    user,
    backend,
    dialog,
    show,
    closed,
    labels: [w.name, w.phone, w.email] as const,
    lead: { [w.name]: 'Nodira Karimova', [w.phone]: '+998 90 123 45 67', [w.email]: 'nodira@misol.com' },
  }
}

describe.each(languagesOf(1))('the contact dialog in %s', (language) => {
  it('sends nothing while the success notice is open', async () => {
    const { w, user, dialog, lead, closed } = await open(language)
    await put(user, dialog, lead)
    const submit = dialog.getByRole('button', { name: w.submit })
    await user.click(submit)
    const alert = within(await alertOf(w.success))
    fireEvent.click(submit) // the second of two quick presses, before the notice is open
    await user.click(alert.getByRole('button', { name: w.ok }))
    await closed()
    expect(bodies('/mail')).toHaveLength(1)
  })

  it('sends one request, confirms it, closes, and clears the fields', async () => {
    const { w, user, dialog, lead, closed } = await open(language)
    await put(user, dialog, lead)
    const letGo = hold('/mail')
    await user.dblClick(dialog.getByRole('button', { name: w.submit }))
    expect(await dialog.findByRole('button', { name: w.sending })).toBeDisabled()
    // It cannot be closed while sending.
    await user.keyboard('{Escape}')
    letGo()
    const alert = within(await alertOf(w.success))
    await user.click(alert.getByRole('button', { name: w.ok }))
    await closed()
    expect(bodies('/mail')).toEqual([
      {
        name: 'Nodira Karimova',
        phoneNumber: '+998 90 123 45 67',
        email: 'nodira@misol.com',
        message: 'From Contact Modal',
      },
    ])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })

  it('with an invalid email shows a field error, without an alert', async () => {
    const { w, user, dialog, lead } = await open(language)
    await put(user, dialog, { ...lead, [w.email]: 'nodira@' })
    await user.click(dialog.getByRole('button', { name: w.submit }))
    await waitFor(() => expect(errorOf(dialog, 'textbox', w.email)).toBe(w.badEmail))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(bodies('/mail')).toEqual([])
  })
})

it('closes without asking, and keeps what was typed', async () => {
  const { user, dialog, show, closed, lead, labels } = await open('en')
  await put(user, dialog, lead)
  await user.click(dialog.getByRole('button', { name: en('common:close') }))
  await closed()
  expect(held(await show(), labels)).toEqual(Object.values(lead))
})

it('closes on a click on the backdrop, and not on its scrollbar', async () => {
  const { dialog, closed, w } = await open('en')
  const element = screen.getByRole('dialog', { name: w.title })
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
  fireEvent.mouseDown(element, { clientX: 495, clientY: 200 })
  expect(dialog.getByRole('button', { name: w.submit })).toBeVisible()
  expect(screen.getByRole('dialog', { name: w.title })).toBeVisible()
  fireEvent.mouseDown(element, { clientX: 505, clientY: 200 })
  await closed()
})
