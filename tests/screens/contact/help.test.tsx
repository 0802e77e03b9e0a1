import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import english from '@/i18n/en/site.json'
import uzbek from '@/i18n/uz/site.json'
import { languagesOf } from '../../full.ts'
import { en } from '../../words.ts'
import { main, openApp, renderApp, textsOf } from '../renderApp.tsx'
import { configure } from '../configure.ts'

const words = { en: english, uz: uzbek } as const
const region = (name: string) => within(screen.getByRole('region', { name }))

describe.each(languagesOf(0))('the contact page in %s', (language) => {
  const { contact, meta } = words[language]

  it('shows the chats first, contact details, hours, and response time', async () => {
    await renderApp('/contact-us', { language })
    expect(await screen.findByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${meta.contact.title} · Nihol`))
    const info = region(contact.info.title)
    expect(info.getByRole('link', { name: '+1 215 555 0142' })).toHaveAttribute('href', 'tel:+12155550142')
    expect(info.getByText(contact.info.call.hours)).toBeVisible()
    expect(info.getByRole('link', { name: env.contactEmail })).toHaveAttribute('href', `mailto:${env.contactEmail}`)
    expect(info.getByText(env.contactAddress)).toBeVisible()
    expect(main().getByText(/24/)).toHaveTextContent(contact.promise)
    const reasons = region(contact.why.title).getAllByRole('listitem')
    expect(textsOf(reasons)).toEqual(Object.values(contact.why.items))
    const [telegram, whatsapp] = main().getAllByRole('link')
    expect(telegram).toHaveAttribute('href', env.telegramUrl)
    expect(whatsapp).toHaveAttribute('href', env.whatsappUrl)
    expect(region(contact.chat.title).getAllByRole('link')).toEqual([telegram, whatsapp])
  })
})

it('hides contact details that are not configured', async () => {
  configure({ contactPhone: '', contactAddress: '', telegramUrl: '' })
  const { restart } = await openApp('/contact-us')
  expect(region(english.contact.info.title).getAllByRole('listitem')).toHaveLength(1)
  expect(main().queryByText(english.contact.info.call.title)).not.toBeInTheDocument()
  expect(main().queryByText(english.contact.info.office.title)).not.toBeInTheDocument()
  restart('/support')
  await screen.findByRole('heading', { level: 1 })
  expect(main().queryByText(english.support.channels.hours.title)).not.toBeInTheDocument()
  expect(main().queryByRole('link', { name: /Telegram/ })).not.toBeInTheDocument()
  expect(main().getByRole('link', { name: /WhatsApp/ })).toBeVisible()
})

describe.each(languagesOf(1))('the support page in %s', (language) => {
  const { support, meta } = words[language]

  it('answers frequent questions and offers a call', async () => {
    await renderApp('/support', { language })
    expect(await screen.findByRole('heading', { level: 1, name: support.hero.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${meta.support.title} · Nihol`))
    const questions = region(support.faq.title).getAllByRole('group')
    expect(questions).toHaveLength(Object.keys(support.faq.items).length)
    Object.values(support.faq.items).forEach(({ question, answer }, index) => {
      expect(questions[index]).toHaveTextContent(question)
      expect(questions[index]).toHaveTextContent(answer)
      expect(questions[index]).not.toHaveAttribute('open')
    })
    const channels = region(support.channels.title)
    expect(channels.getByText(support.channels.hours.text)).toBeVisible()
    const mail = channels.getByRole('link', { name: support.channels.mail.button })
    expect(mail).toHaveAttribute('href', `mailto:${env.contactEmail}`)
    for (const [name, url] of [
      [en('classes:share.telegram'), env.telegramUrl],
      [en('classes:share.whatsapp'), env.whatsappUrl],
    ] as const) {
      const link = channels.getByRole('link', { name: new RegExp(name) })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    expect(channels.getByText(support.channels.replyTime)).toBeVisible()
    expect(channels.getByRole('link', { name: support.contact })).toHaveAttribute('href', '/contact-us')
  })
})
