import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import en from '@/i18n/en/site.json'
import uz from '@/i18n/uz/site.json'
import { renderApp } from './renderApp.tsx'

const words = { en, uz } as const
const main = () => within(screen.getByRole('main'))
const region = (name: string) => within(screen.getByRole('region', { name }))

describe.each(['en', 'uz'] as const)('the contact page in %s', (language) => {
  const { contact, meta } = words[language]

  it('tells how to reach us, when, why, and how soon we answer', async () => {
    await renderApp('/contact-us', { language })
    expect(await screen.findByRole('heading', { level: 1, name: contact.hero.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${meta.contact.title} · Nihol`))
    const info = region(contact.info.title)
    expect(info.getByRole('link', { name: '+1 215 555 0142' })).toHaveAttribute('href', 'tel:+12155550142')
    expect(info.getByText(language === 'en' ? 'Mon–Fri 8am to 5pm Eastern Time' : 'Dushanba–juma, 8:00–17:00 (AQSH sharqiy vaqti)')).toBeVisible()
    expect(info.getByRole('link', { name: env.contactEmail })).toHaveAttribute('href', `mailto:${env.contactEmail}`)
    expect(info.getByText(env.contactAddress)).toBeVisible()
    expect(main().getByText(/24/)).toHaveTextContent(contact.promise)
    expect(region(contact.why.title).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(Object.values(contact.why.items))
  })

  it('has the place of the message form', async () => {
    await renderApp('/contact-us', { language })
    await screen.findByRole('heading', { level: 1 })
    expect(region(contact.form.title).getByText(contact.form.lead)).toBeVisible()
  })
})

it('leaves out what the owner has not set', async () => {
  const settings = env as { -readonly [Name in keyof typeof env]: string }
  const before = { ...settings }
  Object.assign(settings, { contactPhone: '', contactAddress: '', telegramUrl: '' })
  try {
    const { unmount } = await renderApp('/contact-us')
    await screen.findByRole('heading', { level: 1 })
    expect(region(en.contact.info.title).getAllByRole('listitem')).toHaveLength(1)
    expect(main().queryByText(en.contact.info.call.title)).not.toBeInTheDocument()
    expect(main().queryByText(en.contact.info.office.title)).not.toBeInTheDocument()
    unmount()
    await renderApp('/support')
    await screen.findByRole('heading', { level: 1 })
    expect(main().queryByText(en.support.channels.hours.title)).not.toBeInTheDocument()
    expect(main().queryByRole('link', { name: /Telegram/ })).not.toBeInTheDocument()
    expect(main().getByRole('link', { name: /WhatsApp/ })).toBeVisible()
  } finally {
    Object.assign(settings, before)
  }
})

describe.each(['en', 'uz'] as const)('the support page in %s', (language) => {
  const { support, meta } = words[language]

  it('answers what parents ask most and leads to a person', async () => {
    await renderApp('/support', { language })
    expect(await screen.findByRole('heading', { level: 1, name: support.hero.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${meta.support.title} · Nihol`))
    const questions = region(support.faq.title).getAllByRole('group')
    expect(questions).toHaveLength(8)
    Object.values(support.faq.items).forEach(({ question, answer }, index) => {
      expect(questions[index]).toHaveTextContent(question)
      expect(questions[index]).toHaveTextContent(answer)
      expect(questions[index]).not.toHaveAttribute('open')
    })
    const channels = region(support.channels.title)
    expect(channels.getByText(support.channels.hours.text)).toBeVisible()
    expect(channels.getByRole('link', { name: support.channels.mail.button })).toHaveAttribute('href', `mailto:${env.contactEmail}`)
    for (const [name, url] of [['Telegram', env.telegramUrl], ['WhatsApp', env.whatsappUrl]] as const) {
      const link = channels.getByRole('link', { name: new RegExp(name) })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    expect(channels.getByText(support.channels.replyTime)).toBeVisible()
    expect(channels.getByRole('link', { name: support.contact })).toHaveAttribute('href', '/contact-us')
  })
})
