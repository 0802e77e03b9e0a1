// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emailText } from '@/lib/text/emailText.ts'
import { filledText } from '@/lib/text/fieldSchemas.ts'

const first = (schema: v.GenericSchema<string, string>, text: string) => {
  const result = v.safeParse(schema, text)
  return result.success ? { sent: result.output } : { error: result.issues[0].message }
}

describe('filledText', () => {
  it.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u200e\u200f', ' \u202e '])('treats %j as empty', (text) =>
    expect(first(filledText, text)).toEqual({ error: 'required' }),
  )

  it.each([
    'A',
    'O‘g‘il',
    "Gʻayrat O'gli",
    'Jo`ra',
    'Ma’mura',
    'Maʼmura',
    '李小龍',
    'José-María',
    'שלום',
    '\u202eabc',
    '<script>alert(1)</script>',
    '👩‍🏫',
  ])('sends %j unchanged', (text) => expect(first(filledText, text)).toEqual({ sent: text }))

  it('has no maximum length', () => expect(first(filledText, 'a'.repeat(10_000))).toEqual({ sent: 'a'.repeat(10_000) }))
  it('trims surrounding spaces', () =>
    expect(first(filledText, '  Nodira  Karimova ')).toEqual({ sent: 'Nodira  Karimova' }))
})

describe('emailText', () => {
  it.each(['a@b.co', "o'g'il@misol.uz", 'a+b@sub.example.com', 'почта@пример.рф', '"a"@b.c'])('accepts %j', (text) =>
    expect(first(emailText, text)).toEqual({ sent: text }),
  )
  it('strips marks that come with pasting', () =>
    expect(first(emailText, ' \u200ea@b.co\u200b ')).toEqual({ sent: 'a@b.co' }))
  it.each(['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b@c.de', 'a@b.'])('rejects %j', (text) =>
    expect(first(emailText, text)).toEqual({ error: 'email' }),
  )
  it.each(['', '  ', '\u200b'])('is required for %j', (text) =>
    expect(first(emailText, text)).toEqual({ error: 'required' }),
  )
})
