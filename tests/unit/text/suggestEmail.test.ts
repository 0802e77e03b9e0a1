// @vitest-environment node
import { expect, it } from 'vitest'
import { suggestEmail } from '@/ui/form/email.ts'

it.each([
  ['nodira@gmial.com', 'nodira@gmail.com'],
  ['nodira@gamil.com', 'nodira@gmail.com'],
  ['Nodira.K@gmal.com', 'Nodira.K@gmail.com'],
  ['n@gmail.con', 'n@gmail.com'],
  ['n@gmail.comm', 'n@gmail.com'],
  [' n@gmail.cm ', 'n@gmail.com'],
  ['n@hotmial.com', 'n@hotmail.com'],
  ['n@yahooo.com', 'n@yahoo.com'],
  ['n@yandeks.ru', null],
  ['n@yandx.ru', 'n@yandex.ru'],
  ['n@mai.ru', 'n@mail.ru'],
])('%s is probably meant as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each(
  [
    ['', 'nodira', 'n@', '@gmial.com', 'a@b@gmial.com'],
    ['n@gmai', 'n@gmail.c', 'n@gmail.co'], // still being typed
    ['n@gmail.com', 'N@GMAIL.COM', 'n@mail.com', 'n@ymail.com', 'n@yandex.com', 'n@misol.com'],
  ].flat(),
)('%s is taken as it is', (typed) => {
  expect(suggestEmail(typed)).toBeNull()
})
