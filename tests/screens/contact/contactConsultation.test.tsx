import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { bodies, held, put } from './contactForms.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'

const wordsIn = (t: typeof en) => ({
  form: t('contact:consultation.form'),
  name: t('contact:fields.name'),
  phone: t('contact:fields.phone'),
  email: t('contact:fields.email'),
  submit: t('contact:consultation.submit'),
  sending: t('contact:sending'),
  success: t('contact:form.successMessage'),
})
const words = { en: wordsIn(en), uz: wordsIn(uz) }

async function open(language: 'en' | 'uz') {
  const w = words[language]
  const app = await renderApp('/courses/chess', { language })
  await screen.findByRole('heading', { level: 1 })
  // The form loads when it comes into view; here, on focus.
  document.getElementById('consultation')!.focus()
  const form = within(await screen.findByRole('form', { name: w.form }))
  return {
    ...app,
    w,
    form,
    labels: [w.name, w.phone, w.email] as const,
    lead: { [w.name]: 'Nodira O‘g‘li', [w.phone]: '(555) 123-4567', [w.email]: 'nodira@misol.com' },
    send: () => app.user.click(form.getByRole('button')),
  }
}

describe.each(languagesOf(0))('the consultation form in %s', (language) => {
  it('sends one request with an empty message, and replaces the fields with a focused note', async () => {
    const { user, form, w, lead, labels } = await open(language)
    await put(user, form, lead)
    const letGo = hold('/mail')
    await user.dblClick(form.getByRole('button', { name: w.submit }))
    expect(await form.findByRole('button', { name: w.sending })).toBeDisabled()
    letGo()
    expect(await form.findByText(w.success)).toBeVisible()
    expect(form.getByRole('status')).toContainElement(document.activeElement as HTMLElement)
    expect(form.queryByRole('textbox')).toBeNull()
    expect(bodies('/mail')).toEqual([
      { name: 'Nodira O‘g‘li', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: '' },
    ])
    await user.click(form.getByRole('button', { name: wordsOf(language)('contact:form.again') }))
    expect(held(form, labels)).toEqual(['', '', ''])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('nodira')
  })
})

it('keeps what was typed after navigating away and back', async () => {
  const { user, form, lead, labels, unmount } = await open('en')
  await put(user, form, lead)
  const drafts = Object.entries<string>(sessionStorage)
  unmount()
  await renderApp('/courses/quran')
  for (const [key, value] of drafts) sessionStorage.setItem(key, value)
  document.getElementById('consultation')!.focus()
  expect(held(within(await screen.findByRole('form', { name: en('contact:consultation.form') })), labels)).toEqual(
    Object.values(lead),
  )
})

it.each([
  [
    'en',
    en('contact:consultation.title'),
    en('contact:consultation.chat'),
    [en('classes:share.telegram'), en('classes:share.whatsapp'), en('contact:consultation.onlineChat')],
    en('contact:consultation.onlineChatText'),
  ],
  [
    'uz',
    uz('contact:consultation.title'),
    uz('contact:consultation.chat'),
    [en('classes:share.telegram'), en('classes:share.whatsapp'), uz('contact:consultation.onlineChat')],
    uz('contact:consultation.onlineChatText'),
  ],
] as const)(
  'shows two chat links, and the online chat without a link, in %s',
  async (language, name, heading, names, text) => {
    await open(language)
    const block = within(screen.getByRole('region', { name }))
    const list = block.getByRole('heading', { level: 3, name: heading }).parentElement!.querySelector('ul')!
    const cards = within(list).getAllByRole('listitem')
    expect(cards.map((card, index) => within(card).getByText(names[index]!).textContent)).toEqual(names)
    expect(cards.map((card) => within(card).queryAllByRole('link').length)).toEqual([1, 1, 0])
    expect(within(cards[2]!).queryByRole('button')).not.toBeInTheDocument()
    expect(cards[2]).toHaveTextContent(text)
  },
)

it('opens chats with a prefilled message, and hides those without an address', async () => {
  const settings = env as { -readonly [Name in keyof typeof env]: string }
  const before = { ...settings }
  try {
    Object.assign(settings, { telegramUrl: 'https://t.me/nihol?x=1', whatsappUrl: '' })
    await open('uz')
    const block = within(screen.getByRole('region', { name: uz('contact:consultation.title') }))
    const [chat, ...rest] = block.getAllByRole<HTMLAnchorElement>('link')
    expect(rest).toEqual([])
    expect(Object.fromEntries(new URL(chat!.href).searchParams)).toEqual({
      x: '1',
      text: uz('contact:consultation.greeting'),
    })
    expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
    expect(block.queryByText(en('classes:share.whatsapp'))).not.toBeInTheDocument()
    expect(block.getByText(uz('contact:consultation.onlineChat'))).toBeVisible()
    expect(block.getByText('15 000+')).toBeVisible()
  } finally {
    Object.assign(settings, before)
  }
})
