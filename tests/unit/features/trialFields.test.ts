// @vitest-environment node
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { emailText } from '@/ui/form/email.ts'
import { filledText } from '@/ui/form/fieldSchemas.ts'

const first = (schema: v.GenericSchema<string, string>, text: string) => {
  const result = v.safeParse(schema, text)
  return result.success ? { sent: result.output } : { error: result.issues[0].message }
}

it.each([
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\u200e\u200f',
  ' \u202e ',
  '\u3164',
  '\u115f\u1160',
  '\u2800 \u2800',
  '\ufe0f',
])('filledText treats %j as empty', (text) => expect(first(filledText, text)).toEqual({ error: 'empty' }))

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
])('filledText sends %j unchanged', (text) => expect(first(filledText, text)).toEqual({ sent: text }))

it('filledText has no maximum length', () =>
  expect(first(filledText, 'a'.repeat(10_000))).toEqual({ sent: 'a'.repeat(10_000) }))
it('filledText trims surrounding spaces', () =>
  expect(first(filledText, '  Nodira  Karimova ')).toEqual({ sent: 'Nodira  Karimova' }))

it.each(['a@b.co', "o'g'il@misol.uz", 'a+b@sub.example.com', 'почта@пример.рф', '"a"@b.c'])(
  'emailText accepts %j',
  (text) => expect(first(emailText, text)).toEqual({ sent: text }),
)
it.each([
  ' \u200ea@b.co\u200b ',
  '\ufeffa\u00ad@b\u2060.co',
  'a@b.co.',
  'a@b.co, ',
  '<a@b.co>',
  '(a@b.co);',
  '“a@b.co”',
  '«a@b.co»!',
  "'a@b.co'",
  'mailto:a@b.co',
  '<MAILTO:a@b.co?subject=Hi>',
  'Nodira Karimova <a@b.co>,',
])('emailText takes off what was pasted with %j', (text) => expect(first(emailText, text)).toEqual({ sent: 'a@b.co' }))
it.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a b@c.de',
  'a@b@c.de',
  'a@b..co',
  'a..b@c.de',
  '.a@b.co',
  'a.@b.co',
  'a@.b.co',
  'a@b.co,c@d.de',
  'a@b.co <c@d.de',
])('emailText rejects %j', (text) => expect(first(emailText, text)).toEqual({ error: 'email' }))
it('emailText is read in no time however long it is', () => {
  for (const part of ['.', 'a.', '<', 'mailto:', '"', ')'])
    for (const end of ['', 'a']) expect(first(emailText, part.repeat(200_000) + end)).toHaveProperty('error')
})
it.each(['', '  ', '\u200b'])('emailText is required for %j', (text) =>
  expect(first(emailText, text)).toEqual({ error: 'empty' }),
)
