import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { backend } from '../../backend/msw.ts'
import type { wordsOf } from '../../words.ts'

type Scope = ReturnType<typeof within>

/** The fields of a request to be called, as typed. */
export const lead = (t: ReturnType<typeof wordsOf>) => ({
  [t('contact:fields.name')]: 'Nodira O‘g‘li',
  [t('contact:fields.phone')]: '+998 90 123 45 67',
  [t('contact:fields.email')]: 'nodira@misol.com',
})
/** The texts of a message to the office. */
export const letter = (t: ReturnType<typeof wordsOf>) => ({
  [t('contact:fields.firstName')]: 'Nodira',
  [t('contact:fields.lastName')]: 'Karimova',
  [t('contact:fields.email')]: 'nodira@misol.com',
  [t('contact:fields.phone')]: '(555) 123-4567',
  [t('contact:fields.message')]: 'Salom!\nHow do I begin?',
})
/** The payload of `lead`. */
export const leadWith = (message: string) => ({
  name: 'Nodira O‘g‘li',
  phoneNumber: '+998 90 123 45 67',
  email: 'nodira@misol.com',
  message,
})

/** Replaces the texts of fields. */
export async function put(user: UserEvent, scope: Scope, texts: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await scope.findByRole('textbox', { name: label })
    await user.clear(field)
    if (text === '') continue
    await user.click(field)
    await user.paste(text)
  }
}

/** The values of the fields. */
export const held = (scope: Scope, labels: readonly string[]) =>
  labels.map((name) => (scope.getByRole('textbox', { name }) as HTMLInputElement).value)

/** A form that loads when it comes into view; here, on focus. */
export async function lazyForm(name: string) {
  const places = () =>
    document.querySelectorAll<HTMLElement>('#consultation, main [tabindex="-1"]:has(.skeleton), main form')
  await waitFor(() => expect(places()).not.toHaveLength(0))
  for (const place of places()) place.focus()
  return within(await screen.findByRole('form', { name }))
}

/** The error message of a field, or null. */
export function errorOf(scope: Scope, role: 'textbox' | 'combobox' | 'radiogroup', name: string): string | null {
  const field = scope.getByRole(role, { name })
  if (field.getAttribute('aria-invalid') !== 'true') return null
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ')
  return document.getElementById(ids.at(-1)!)?.textContent ?? null
}

export const bodies = (path: string) => backend.record.to('POST', path).map(({ body }) => body)
