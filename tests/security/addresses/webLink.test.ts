// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSecureWebLink, webLink } from '@/lib/url/webLink.ts'
import { checkAll, checkHostile, checkRandom } from '../hostile.ts'
import { hostileTexts } from '../hostileTexts.ts'

it.each([
  ['https://meet.example.com/room', 'https://meet.example.com/room'],
  ['  https://meet.example.com/room?pwd=1#x ', 'https://meet.example.com/room?pwd=1#x'],
  ['HTTPS://Meet.Example.com', 'https://meet.example.com/'],
  ['http://meet.example.com/old', 'http://meet.example.com/old'],
  ['https://meet.example.com/a@b', 'https://meet.example.com/a@b'],
])('webLink opens %j', (text, href) => expect(webLink(text)?.href).toBe(href))

checkAll<unknown>(
  'webLink does not open',
  [
    hostileTexts.filter((text) => !text.endsWith('gpj.exe ')), // a web address, if an ugly one
    ['meet.example.com'],
    ['/room'],
    ['ftp://meet.example.com'],
    ['https:meet.example.com'],
    ['https:/meet.example.com'],
    ['https:///meet.example.com'],
    [null, undefined, 42, {}, ['https://meet.example.com'], { toString: () => 'https://meet.example.com' }],
  ].flat(),
  (text) => webLink(text) === null,
)

it('webLink shows a look-alike host in punycode', () => {
  expect(webLink('https://meet.exаmple.com/room')?.host).toBe('meet.xn--exmple-4nf.com')
})

checkHostile('webLink gives only an http(s) address without user or password, and gives it unchanged', (text) => {
  const link = webLink(text)
  if (link === null) return true
  return (
    /^https?:\/\/[^/@]+\//.test(link.href) &&
    link.username + link.password === '' &&
    link.hostname !== '' &&
    webLink(link.href)?.href === link.href
  )
})

checkRandom(
  'webLink opens any address of the web as it is',
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  (text) => webLink(text)?.href === new URL(text).href,
)

it('webLink saves only https', () => {
  expect(isSecureWebLink('https://meet.example.com')).toBe(true)
  expect(isSecureWebLink('http://meet.example.com')).toBe(false)
  expect(isSecureWebLink('javascript:alert(1)')).toBe(false)
})
