import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import { bodies, errorOf, held, put } from './contactForms.ts'
import { hold } from './hold.ts'
import { renderApp } from './renderApp.tsx'

const words = {
  en: {
    form: 'Ask for a consultation', name: 'Name', phone: 'Phone', email: 'Email', submit: 'Ask for a call', sending: 'Sending...',
    success: 'Your request has been successfully sent!', failure: 'Something went wrong, please try again.',
    required: 'This field is required', badPhone: 'Enter a phone number with 7 to 15 digits', badEmail: 'Enter an email like name@example.com',
  },
  uz: {
    form: 'Maslahat soʻrash', name: 'Ism', phone: 'Telefon', email: 'Elektron pochta', submit: 'Qoʻngʻiroq soʻrash', sending: 'Yuborilmoqda…',
    success: 'Soʻrovingiz muvaffaqiyatli yuborildi!', failure: 'Xatolik yuz berdi, iltimos, qaytadan urinib koʻring.',
    required: 'Bu maydonni toʻldirish shart', badPhone: 'Telefon raqamida 7 tadan 15 tagacha raqam boʻlishi kerak', badEmail: 'Elektron pochtani ism@misol.com koʻrinishida kiriting',
  },
} as const

async function open(language: 'en' | 'uz') {
  const w = words[language]
  const app = await renderApp('/courses/chess', { language })
  await screen.findByRole('heading', { level: 1 })
  // It loads when the reader comes near; here, when the focus does.
  document.getElementById('consultation')!.focus()
  const form = within(await screen.findByRole('form', { name: w.form }))
  return { ...app, w, form, labels: [w.name, w.phone, w.email] as const, lead: { [w.name]: 'Nodira O‘g‘li', [w.phone]: '(555) 123-4567', [w.email]: 'nodira@misol.com' }, send: () => app.user.click(form.getByRole('button')) }
}

describe.each(['en', 'uz'] as const)('the consultation form in %s', (language) => {
  it('sends one request with an empty message, says so in green and clears the fields', async () => {
    const { user, form, w, lead, labels } = await open(language)
    await put(user, form, lead)
    const letGo = hold('/mail')
    await user.dblClick(form.getByRole('button', { name: w.submit }))
    expect(await form.findByRole('button', { name: w.sending })).toBeDisabled()
    letGo()
    expect(await form.findByText(w.success)).toBeVisible()
    expect(form.getByRole('status')).toHaveTextContent(w.success)
    expect(bodies('/mail')).toEqual([{ name: 'Nodira O‘g‘li', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: '' }])
    expect(held(form, labels)).toEqual(['', '', ''])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('nodira')
  })

  it.each([
    ['a 500', { status: 500, body: { message: 'boom' } }],
    ['a 200, which is no success here', { status: 200, body: {} }],
    ['a 422 with words', { status: 422, body: { message: 'not shown' } }],
  ])('says what SPEC.md §8 says after %s, keeps everything, and can be sent again', async (_, fault) => {
    const { user, form, w, lead, labels, backend, send } = await open(language)
    await put(user, form, lead)
    backend.faults.add({ method: 'POST', path: '/mail', ...fault })
    await send()
    const alert = await form.findByRole('alert')
    expect(alert).toHaveTextContent(w.failure)
    expect(alert).not.toHaveTextContent(/boom|not shown/)
    expect(held(form, labels)).toEqual(Object.values(lead))
    await send()
    expect(await form.findByText(w.success)).toBeVisible()
    expect(form.queryByRole('alert')).not.toBeInTheDocument()
    expect(bodies('/mail')).toHaveLength(2)
  })

  it('takes 204 for a success', async () => {
    const { user, form, w, lead, backend, send } = await open(language)
    await put(user, form, lead)
    backend.faults.add({ method: 'POST', path: '/mail', status: 204 })
    await send()
    expect(await form.findByText(w.success)).toBeVisible()
  })

  it('sends nothing while something is missing or wrong, says it under the field, and goes to the first one', async () => {
    const { user, form, w, send } = await open(language)
    await send()
    expect([w.name, w.phone, w.email].map((label) => errorOf(form, 'textbox', label))).toEqual([w.required, w.required, w.required])
    expect(form.getByRole('textbox', { name: w.name })).toHaveFocus()
    await put(user, form, { [w.name]: '  \u200f ', [w.phone]: 'call me', [w.email]: 'nodira@' })
    expect([w.name, w.phone, w.email].map((label) => errorOf(form, 'textbox', label))).toEqual([w.required, w.badPhone, w.badEmail])
    await send()
    expect(bodies('/mail')).toEqual([])
  })
})

it('keeps what was typed when the reader comes back to the page', async () => {
  const { user, form, lead, labels, unmount } = await open('en')
  await put(user, form, lead)
  const drafts = Object.entries<string>(sessionStorage)
  unmount()
  await renderApp('/courses/quran')
  for (const [key, value] of drafts) sessionStorage.setItem(key, value)
  document.getElementById('consultation')!.focus()
  expect(held(within(await screen.findByRole('form', { name: 'Ask for a consultation' })), labels)).toEqual(Object.values(lead))
})

it.each([
  ['with markup', '<script>alert(1)</script>'],
  ['with every apostrophe', "Gʻayrat Oʼgli Jo`ra O'g'li O‘g’li"],
  ['that turns the direction', '\u202eabc'],
  ['of 10,000 letters', 'a'.repeat(10_000)],
  ['of pictures', '👩‍🏫'],
])('sends a name %s unchanged', async (_, name) => {
  const { user, form, w, lead, send } = await open('en')
  await put(user, form, { ...lead, [w.name]: name })
  await send()
  await form.findByText(w.success)
  expect(bodies('/mail')).toMatchObject([{ name }])
})

it.each([
  ['en', 'Not sure where to begin?', 'Or in a chat', ['Telegram', 'WhatsApp', 'Online Chat'], 'Leave your number and we will write to you'],
  ['uz', 'Nimadan boshlashni bilmayapsizmi?', 'Yoki chat orqali', ['Telegram', 'WhatsApp', 'Onlayn chat'], 'Raqamingizni qoldiring, oʻzimiz yozamiz'],
] as const)('shows two chats and, without a link, the online chat in %s', async (language, name, heading, names, text) => {
  await open(language)
  const block = within(screen.getByRole('region', { name }))
  const list = block.getByRole('heading', { level: 3, name: heading }).parentElement!.querySelector('ul')!
  const cards = within(list).getAllByRole('listitem')
  expect(cards.map((card, index) => within(card).getByText(names[index]!).textContent)).toEqual(names)
  expect(cards.map((card) => within(card).queryAllByRole('link').length)).toEqual([1, 1, 0])
  expect(within(cards[2]!).queryByRole('button')).not.toBeInTheDocument()
  expect(cards[2]).toHaveTextContent(text)
})

it('opens chats with a first message, and shows none that has no address', async () => {
  const settings = env as { -readonly [Name in keyof typeof env]: string }
  const before = { ...settings }
  try {
    Object.assign(settings, { telegramUrl: 'https://t.me/nihol?x=1', whatsappUrl: '' })
    await open('uz')
    const block = within(screen.getByRole('region', { name: 'Nimadan boshlashni bilmayapsizmi?' }))
    const [chat, ...rest] = block.getAllByRole<HTMLAnchorElement>('link')
    expect(rest).toEqual([])
    expect(Object.fromEntries(new URL(chat!.href).searchParams)).toEqual({ x: '1', text: 'Assalomu alaykum! Nihol darslari haqida soʻramoqchi edim.' })
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(block.queryByText('WhatsApp')).not.toBeInTheDocument()
    expect(block.getByText('Onlayn chat')).toBeVisible()
    expect(block.getByText('15K+')).toBeVisible()
  } finally {
    Object.assign(settings, before)
  }
})
