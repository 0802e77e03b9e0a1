import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { ContactButton } from '@/features/contact/ContactButton.tsx'
import { i18n, startI18n } from '@/i18n/i18n.ts'
import { resetBackend } from '../backend/msw.ts'
import { alertOf, bodies, errorOf, held, put } from './contactForms.ts'
import { hold } from './hold.ts'
import { renderApp } from './renderApp.tsx'

const words = {
  en: {
    name: 'Name', phone: 'Phone', email: 'Email', sending: 'Sending...', title: 'Talk to us', submit: 'Contact me', ok: 'OK',
    error: 'Not sent yet', fillAll: 'fill all fields', success: 'Your request has been successfully sent!', required: 'This field is required', badEmail: 'Enter an email like name@example.com',
    server: 'The fault is on our side. Try again in a moment.', other: 'An error occurred while sending the message. Please try again.',
  },
  uz: {
    name: 'Ism', phone: 'Telefon', email: 'Elektron pochta', sending: 'Yuborilmoqda…', title: 'Biz bilan bogʻlaning', submit: 'Men bilan bogʻlaning', ok: 'OK',
    error: 'Hali yuborilmadi', fillAll: 'Barcha maydonlarni toʻldiring', success: 'Soʻrovingiz muvaffaqiyatli yuborildi!', required: 'Bu maydonni toʻldirish shart', badEmail: 'Elektron pochtani ism@misol.com koʻrinishida kiriting',
    server: 'Nosozlik bizning tomonda. Birozdan soʻng qaytadan urinib koʻring.', other: 'Xabarni yuborishda xatolik yuz berdi. Iltimos, qaytadan urinib koʻring.',
  },
} as const

/** The dialog as a page opens it, from a button of its own. */
async function open(language: 'en' | 'uz') {
  const w = words[language]
  sessionStorage.clear()
  const backend = resetBackend()
  await startI18n(language)
  await i18n.changeLanguage(language)
  const user = userEvent.setup()
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter>
        <ContactButton kind={{ type: 'contact' }}>{'Open'}</ContactButton>
      </MemoryRouter>
    </I18nextProvider>,
  )
  const show = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }))
    return within(await screen.findByRole('dialog', { name: w.title }))
  }
  const dialog = await show()
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return { w, user, backend, dialog, show, closed, labels: [w.name, w.phone, w.email] as const, lead: { [w.name]: 'Nodira Karimova', [w.phone]: '+998 90 123 45 67', [w.email]: 'nodira@misol.com' } }
}

describe.each(['en', 'uz'] as const)('the contact dialog in %s', (language) => {
  it('sends nothing again while it says that it was sent', async () => {
    const { w, user, dialog, lead, closed } = await open(language)
    await put(user, dialog, lead)
    const submit = dialog.getByRole('button', { name: w.submit })
    await user.click(submit)
    const alert = within(await alertOf(w.success))
    fireEvent.click(submit) // the second of two quick presses, which the notice came too late to stop
    await user.click(alert.getByRole('button', { name: w.ok }))
    await closed()
    expect(bodies('/mail')).toHaveLength(1)
  })

  it('sends one request, says so, closes, and keeps nothing', async () => {
    const { w, user, dialog, lead, closed } = await open(language)
    await put(user, dialog, lead)
    const letGo = hold('/mail')
    await user.dblClick(dialog.getByRole('button', { name: w.submit }))
    expect(await dialog.findByRole('button', { name: w.sending })).toBeDisabled()
    // While it is on its way it does not go.
    await user.keyboard('{Escape}')
    letGo()
    const alert = within(await alertOf(w.success))
    await user.click(alert.getByRole('button', { name: w.ok }))
    await closed()
    expect(bodies('/mail')).toEqual([{ name: 'Nodira Karimova', phoneNumber: '+998 90 123 45 67', email: 'nodira@misol.com', message: 'From Contact Modal' }])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })

  it.each([
    [{ status: 500, body: { message: 'boom' } }, 'server'],
    [{ status: 422, body: { message: 'boom' } }, 'other'],
    [{ status: 204 }, 'server'],
  ] as const)('after %j says that it failed, keeps everything, and can be sent again', async (fault, said) => {
    const { w, user, backend, dialog, lead, labels, closed } = await open(language)
    await put(user, dialog, lead)
    backend.faults.add({ method: 'POST', path: '/mail', ...fault })
    await user.click(dialog.getByRole('button', { name: w.submit }))
    const alert = await alertOf(w.error)
    expect(alert).toHaveTextContent(w[said])
    expect(alert).not.toHaveTextContent('boom')
    await user.click(within(alert).getByRole('button', { name: w.ok }))
    expect(held(dialog, labels)).toEqual(Object.values(lead))
    await user.click(dialog.getByRole('button', { name: w.submit }))
    await user.click(within(await alertOf(w.success)).getByRole('button', { name: w.ok }))
    await closed()
    expect(bodies('/mail')).toHaveLength(2)
  })

  it.each(['name', 'phone', 'email'] as const)('with an empty %s says to fill all fields, marks it, and sends nothing', async (missing) => {
    const { w, user, dialog, lead } = await open(language)
    await put(user, dialog, { ...lead, [w[missing]]: ' ' })
    await user.click(dialog.getByRole('button', { name: w.submit }))
    const alert = await alertOf(w.error)
    expect(within(alert).getByText(w.fillAll)).toBeInTheDocument()
    await user.click(within(alert).getByRole('button', { name: w.ok }))
    expect(errorOf(dialog, 'textbox', w[missing])).toBe(w.required)
    expect(bodies('/mail')).toEqual([])
  })

  it('with a wrong e-mail says it under the field, without an alert', async () => {
    const { w, user, dialog, lead } = await open(language)
    await put(user, dialog, { ...lead, [w.email]: 'nodira@' })
    await user.click(dialog.getByRole('button', { name: w.submit }))
    await waitFor(() => expect(errorOf(dialog, 'textbox', w.email)).toBe(w.badEmail))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(bodies('/mail')).toEqual([])
  })
})

it('closes without asking, because it keeps what was typed', async () => {
  const { user, dialog, show, closed, lead, labels } = await open('en')
  await put(user, dialog, lead)
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await closed()
  expect(held(await show(), labels)).toEqual(Object.values(lead))
})

it('is closed by a press beside it, and not by one on its scrollbar', async () => {
  const { dialog, closed, w } = await open('en')
  const element = screen.getByRole('dialog', { name: w.title })
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
  fireEvent.mouseDown(element, { clientX: 495, clientY: 200 })
  expect(dialog.getByRole('button', { name: w.submit })).toBeVisible()
  expect(screen.getByRole('dialog', { name: w.title })).toBeVisible()
  fireEvent.mouseDown(element, { clientX: 505, clientY: 200 })
  await closed()
})

it('keeps the e-mail that was brought along, also for a reload', async () => {
  const { user, restart } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(within(screen.getByRole('contentinfo')).getByRole('textbox', { name: 'Stay Updated' }), 'yangi@misol.com{Enter}')
  await screen.findByRole('dialog', { name: 'Stay Updated' })
  restart('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Subscribe' }))
  expect(held(within(await screen.findByRole('dialog', { name: 'Stay Updated' })), ['Email'])).toEqual(['yangi@misol.com'])
})

it('subscribes from the footer with the e-mail that was typed there', async () => {
  const { user } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(within(screen.getByRole('contentinfo')).getByRole('textbox', { name: 'Stay Updated' }), ' yangi@misol.com{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Stay Updated' }))
  expect(held(dialog, ['Name', 'Phone', 'Email'])).toEqual(['', '', 'yangi@misol.com'])
  await put(user, dialog, { Name: 'Nodira', Phone: '(555) 123-4567' })
  await user.click(dialog.getByRole('button', { name: 'Subscribe' }))
  expect(await alertOf(words.en.success)).toHaveTextContent('You are on the list.')
  expect(bodies('/mail')).toEqual([{ name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'yangi@misol.com', message: 'Newsletter' }])
})

it.each([
  ['en', /^Notify Me/, 'Be the first to know: Young inventors', 'Notify Me'],
  ['uz', /^Menga xabar bering/, /^Birinchi boʻlib biling: (?!Young)/, 'Menga xabar bering'],
] as const)('asks to be told of a course, in %s under its English name', async (language, button, title, submit) => {
  const { user } = await renderApp('/upcoming-course/young-inventors', { language })
  await screen.findByRole('heading', { level: 1 })
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: button }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const w = words[language]
  await put(user, dialog, { [w.name]: 'Nodira', [w.phone]: '(555) 123-4567', [w.email]: 'nodira@misol.com' })
  await user.click(dialog.getByRole('button', { name: submit }))
  await alertOf(w.success)
  expect(bodies('/mail')).toEqual([{ name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: 'Notify me: Young inventors' }])
})
