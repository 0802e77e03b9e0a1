import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { bodies, errorOf, held, put } from './contactForms.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'

const wordsIn = (t: typeof en) => ({
  form: t('contact:contactForm.label'),
  first: t('contact:fields.firstName'),
  last: t('contact:fields.lastName'),
  email: t('contact:fields.email'),
  country: t('contact:fields.country'),
  phone: t('contact:fields.phone'),
  message: t('contact:fields.message'),
  submit: t('contact:contactForm.submit'),
  sending: t('contact:sending'),
  again: t('contact:form.again'),
  success: t('contact:contactForm.success'),
  status: t('messages:sendStatus'),
  badPhone: t('messages:phone'),
})
const words = { en: wordsIn(en), uz: wordsIn(uz) }

/** The form of the page. It loads when it comes into view; here, on focus. */
async function formOf(language: 'en' | 'uz') {
  await waitFor(() =>
    expect(screen.getByRole('main').querySelector('[tabindex="-1"]:has(.skeleton), form')).not.toBeNull(),
  )
  screen.getByRole('main').querySelector<HTMLElement>('[tabindex="-1"]:has(.skeleton)')?.focus()
  return within(await screen.findByRole('form', { name: words[language].form }))
}

async function open(language: 'en' | 'uz') {
  const w = words[language]
  const app = await renderApp('/contact-us', { language })
  const form = await formOf(language)
  return {
    ...app,
    w,
    form,
    labels: [w.first, w.last, w.email, w.phone, w.message] as const,
    texts: {
      [w.first]: 'Nodira',
      [w.last]: 'Karimova',
      [w.email]: 'nodira@misol.com',
      [w.phone]: '(555) 123-4567',
      [w.message]: 'Salom!\nHow do I begin?',
    },
    country: () => form.getByRole<HTMLSelectElement>('combobox', { name: w.country }),
    send: () => app.user.click(form.getByRole('button')),
  }
}

describe.each(languagesOf(1))('the message form of the contact page in %s', (language) => {
  it('sends one request with the full name, the number as typed and the country, confirms it, and resets to the USA', async () => {
    const { w, user, form, texts, labels, country } = await open(language)
    await user.selectOptions(country(), 'UZ')
    await put(user, form, { ...texts, [w.phone]: '  8 901 234 56 78 ' })
    const letGo = hold('/mail')
    await user.dblClick(form.getByRole('button', { name: w.submit }))
    expect(await form.findByRole('button', { name: w.sending })).toBeDisabled()
    letGo()
    expect(await form.findByText(w.success)).toBeVisible()
    expect(bodies('/mail')).toEqual([
      {
        name: 'Nodira Karimova',
        email: 'nodira@misol.com',
        phoneNumber: '8 901 234 56 78',
        message: 'Salom!\nHow do I begin?',
        countryCode: 'UZ',
      },
    ])
    await user.click(form.getByRole('button', { name: w.again }))
    expect(held(form, labels)).toEqual(['', '', '', '', ''])
    expect(country()).toHaveValue('US')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })

  it('makes the fields read-only while sending', async () => {
    const { w, user, form, texts, send } = await open(language)
    await put(user, form, texts)
    const letGo = hold('/mail')
    await send()
    await form.findByRole('button', { name: w.sending })
    await user.type(form.getByRole('textbox', { name: w.message }), ' P.S.')
    expect(form.getByRole('textbox', { name: w.message })).toHaveValue(texts[w.message])
    letGo()
    await user.click(await form.findByRole('button', { name: w.again }))
    await user.type(form.getByRole('textbox', { name: w.message }), 'P.S.')
    expect(form.getByRole('textbox', { name: w.message })).toHaveValue('P.S.')
  })

  it.each(['goes well', 'fails'] as const)(
    'still shows as sending to a person who leaves and comes back, and says that it %s',
    async (end) => {
      const { w, user, form, texts, labels, send, go, backend } = await open(language)
      await put(user, form, texts)
      const letGo = hold('/mail')
      if (end === 'fails') backend.faults.add({ method: 'POST', path: '/mail', status: 500 })
      await send()
      await form.findByRole('button', { name: w.sending })
      go('/pricing')
      await waitFor(() => expect(screen.queryByRole('form', { name: w.form })).toBeNull())
      go(-1)
      const again = await formOf(language)
      expect(again.getByRole('button', { name: w.sending })).toBeDisabled()
      expect(held(again, labels)).toEqual(Object.values(texts))
      letGo()
      expect(await again.findByText(end === 'fails' ? w.status : w.success)).toBeVisible()
      if (end === 'goes well') await user.click(again.getByRole('button', { name: w.again }))
      expect(held(again, labels)).toEqual(end === 'fails' ? Object.values(texts) : ['', '', '', '', ''])
      expect(again.getByRole('button', { name: w.submit })).toBeEnabled()
      expect(bodies('/mail')).toHaveLength(1)
    },
  )

  it('clears the number when the country changes, and shows its placeholder', async () => {
    const { w, user, form, texts, country } = await open(language)
    await put(user, form, texts)
    expect(country()).toHaveValue('US')
    const phone = form.getByRole('textbox', { name: w.phone })
    expect(phone).toHaveAttribute('placeholder', '(555) 123-4567')
    await user.selectOptions(country(), 'UZ')
    expect(phone).toHaveValue('')
    expect(phone).toHaveAttribute('placeholder', '90 123 45 67')
    expect(form.getByRole('textbox', { name: w.message })).toHaveValue(texts[w.message])
  })

  it('sends nothing while fields are empty, and marks each of them', async () => {
    const { w, user, form, labels, send } = await open(language)
    await send()
    await waitFor(() =>
      expect(labels.map((label) => errorOf(form, 'textbox', label))).toEqual(
        (['firstName', 'lastName', 'email', 'phoneNumber', 'message'] as const).map((name) =>
          wordsOf(language)(`messages:empty.${name}`),
        ),
      ),
    )
    expect(form.getByRole('textbox', { name: w.first })).toHaveFocus()
    await put(user, form, { [w.phone]: '555-123' })
    await waitFor(() => expect(errorOf(form, 'textbox', w.phone)).toBe(w.badPhone))
    expect(bodies('/mail')).toEqual([])
  })
})
