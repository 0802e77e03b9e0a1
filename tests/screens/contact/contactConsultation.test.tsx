import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { configure } from '../configure.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf, type Language } from '../../words.ts'
import { bodies, held, lazyForm, lead, leadWith, put } from './contactForms.ts'
import { hold } from '../hold.ts'
import { openApp } from '../renderApp.tsx'

const formOf = (language: Language) => lazyForm(wordsOf(language)('contact:consultation.form'))

async function open(language: Language) {
  const app = await openApp('/courses/chess', { language })
  const form = await formOf(language)
  const block = within(screen.getByRole('region', { name: wordsOf(language)('contact:consultation.title') }))
  return { ...app, t: wordsOf(language), form, block }
}

describe.each(languagesOf(0))('the consultation form in %s', (language) => {
  it('sends one request with an empty message, and replaces the fields with a focused note', async () => {
    const { t, user, form } = await open(language)
    await put(user, form, lead(t))
    const letGo = hold('/mail')
    await user.dblClick(form.getByRole('button', { name: t('contact:consultation.submit') }))
    expect(await form.findByRole('button', { name: t('contact:sending') })).toBeDisabled()
    letGo()
    expect(await form.findByText(t('contact:form.successMessage'))).toBeVisible()
    expect(form.getByRole('status')).toContainElement(document.activeElement as HTMLElement)
    expect(form.queryByRole('textbox')).toBeNull()
    expect(bodies('/mail')).toEqual([leadWith('')])
    await user.click(form.getByRole('button', { name: t('contact:form.again') }))
    expect(held(form, Object.keys(lead(t)))).toEqual(['', '', ''])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })
})

it('keeps what was typed for the page of another course', async () => {
  const { user, form, restart } = await open('en')
  await put(user, form, lead(en))
  restart('/courses/quran')
  expect(held(await formOf('en'), Object.keys(lead(en)))).toEqual(Object.values(lead(en)))
})

it.each(['en', 'uz'] as const)('shows two chat links, and the online chat without a link, in %s', async (language) => {
  const { t, block } = await open(language)
  const heading = block.getByRole('heading', { level: 3, name: t('contact:consultation.chat') })
  const cards = within(heading.parentElement!.querySelector('ul')!).getAllByRole('listitem')
  const names = [t('classes:share.telegram'), t('classes:share.whatsapp'), t('contact:consultation.onlineChat')]
  expect(cards.map((card, index) => within(card).getByText(names[index]!).textContent)).toEqual(names)
  expect(cards.map((card) => within(card).queryAllByRole('link').length)).toEqual([1, 1, 0])
  expect(within(cards[2]!).queryByRole('button')).not.toBeInTheDocument()
  expect(cards[2]).toHaveTextContent(t('contact:consultation.onlineChatText'))
})

it('opens chats with a prefilled message, and hides those without an address', async () => {
  configure({ telegramUrl: 'https://t.me/nihol?x=1', whatsappUrl: '' })
  const { block } = await open('uz')
  const [chat, ...rest] = block.getAllByRole<HTMLAnchorElement>('link')
  expect(rest).toEqual([])
  const query = Object.fromEntries(new URL(chat!.href).searchParams)
  expect(query).toEqual({ x: '1', text: uz('contact:consultation.greeting') })
  expect(chat).toHaveAttribute('rel', 'noopener noreferrer')
  expect(block.queryByText(en('classes:share.whatsapp'))).not.toBeInTheDocument()
  expect(block.getByText(uz('contact:consultation.onlineChat'))).toBeVisible()
  expect(block.getByText('15 000+')).toBeVisible()
})
