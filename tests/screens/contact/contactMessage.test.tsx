import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import { wordsOf, type Language } from '../../words.ts'
import { bodies, errorOf, held, lazyForm, letter, put } from './contactForms.ts'
import { hold } from '../hold.ts'
import { renderApp } from '../renderApp.tsx'

const formOf = (language: Language) => lazyForm(wordsOf(language)('contact:contactForm.label'))

async function open(language: Language) {
  const t = wordsOf(language)
  const app = await renderApp('/contact-us', { language })
  const form = await formOf(language)
  return {
    ...app,
    t,
    form,
    texts: letter(t),
    phone: t('contact:fields.phone'),
    message: () => form.getByRole('textbox', { name: t('contact:fields.message') }),
    country: () => form.getByRole('combobox', { name: t('contact:fields.country') }),
    send: () => app.user.click(form.getByRole('button')),
    sending: () => form.findByRole('button', { name: t('contact:sending') }),
  }
}

describe.each(languagesOf(1))('the message form of the contact page in %s', (language) => {
  it('sends one request with the full name, the number as typed and the country, confirms it, and resets to the USA', async () => {
    const { t, user, form, texts, phone, country, sending } = await open(language)
    await user.selectOptions(country(), 'UZ')
    await put(user, form, { ...texts, [phone]: '  8 901 234 56 78 ' })
    const letGo = hold('/mail')
    await user.dblClick(form.getByRole('button', { name: t('contact:contactForm.submit') }))
    expect(await sending()).toBeDisabled()
    letGo()
    expect(await form.findByText(t('contact:contactForm.success'))).toBeVisible()
    expect(bodies('/mail')).toEqual([
      {
        name: 'Nodira Karimova',
        email: 'nodira@misol.com',
        phoneNumber: '8 901 234 56 78',
        message: 'Salom!\nHow do I begin?',
        countryCode: 'UZ',
      },
    ])
    await user.click(form.getByRole('button', { name: t('contact:form.again') }))
    expect(held(form, Object.keys(texts))).toEqual(['', '', '', '', ''])
    expect(country()).toHaveValue('US')
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toMatch(/nodira/i)
  })

  it('makes the fields read-only while sending', async () => {
    const { t, user, form, texts, message, send, sending } = await open(language)
    await put(user, form, texts)
    const letGo = hold('/mail')
    await send()
    await sending()
    await user.type(message(), ' P.S.')
    expect(message()).toHaveValue(texts[t('contact:fields.message')])
    letGo()
    await user.click(await form.findByRole('button', { name: t('contact:form.again') }))
    await user.type(message(), 'P.S.')
    expect(message()).toHaveValue('P.S.')
  })

  it.each(['goes well', 'fails'] as const)(
    'still shows as sending to a person who leaves and comes back, and says that it %s',
    async (end) => {
      const { t, user, form, texts, send, sending, go, backend } = await open(language)
      await put(user, form, texts)
      const letGo = hold('/mail')
      if (end === 'fails') backend.faults.add({ method: 'POST', path: '/mail', status: 500 })
      await send()
      await sending()
      go('/pricing')
      await waitFor(() => expect(screen.queryByRole('form', { name: t('contact:contactForm.label') })).toBeNull())
      go(-1)
      const again = await formOf(language)
      const values = () => held(again, Object.keys(texts))
      expect(again.getByRole('button', { name: t('contact:sending') })).toBeDisabled()
      expect(values()).toEqual(Object.values(texts))
      letGo()
      if (end === 'fails') {
        expect(await again.findByText(t('messages:sendStatus'))).toBeVisible()
        expect(values()).toEqual(Object.values(texts))
      } else {
        expect(await again.findByText(t('contact:contactForm.success'))).toBeVisible()
        await user.click(again.getByRole('button', { name: t('contact:form.again') }))
        expect(values()).toEqual(['', '', '', '', ''])
      }
      expect(again.getByRole('button', { name: t('contact:contactForm.submit') })).toBeEnabled()
      expect(bodies('/mail')).toHaveLength(1)
    },
  )

  it('clears the number when the country changes, and shows its placeholder', async () => {
    const { t, user, form, texts, message, phone, country } = await open(language)
    await put(user, form, texts)
    expect(country()).toHaveValue('US')
    const number = form.getByRole('textbox', { name: phone })
    expect(number).toHaveAttribute('placeholder', '(555) 123-4567')
    await user.selectOptions(country(), 'UZ')
    expect(number).toHaveValue('')
    expect(number).toHaveAttribute('placeholder', '90 123 45 67')
    expect(message()).toHaveValue(texts[t('contact:fields.message')])
  })

  it('sends nothing while fields are empty, and marks each of them', async () => {
    const { t, user, form, texts, phone, send } = await open(language)
    const errors = (['firstName', 'lastName', 'email', 'phoneNumber', 'message'] as const).map((name) =>
      t(`messages:empty.${name}`),
    )
    await send()
    await waitFor(() => expect(Object.keys(texts).map((label) => errorOf(form, 'textbox', label))).toEqual(errors))
    expect(form.getByRole('textbox', { name: t('contact:fields.firstName') })).toHaveFocus()
    await put(user, form, { [phone]: '555-123' })
    await waitFor(() => expect(errorOf(form, 'textbox', phone)).toBe(t('messages:phone')))
    expect(bodies('/mail')).toEqual([])
  })
})
