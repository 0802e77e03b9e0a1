// @vitest-environment node
import { expect, it } from 'vitest'
import { chosenPictures, imageSource } from '@/api/files.ts'
import { checkAll, checkHostile } from '../hostile.ts'

it.each([
  ['robot.png', '/api/files/robot.png'],
  [' robot.png ', '/api/files/robot.png'],
  ['2026/11/robot.webp', '/api/files/2026/11/robot.webp'],
  ['my robot (1).png', '/api/files/my%20robot%20(1).png'],
  ['rasm+oʻzbek.png', '/api/files/rasm%2Bo%CA%BBzbek.png'],
  ['расм.png', '/api/files/%D1%80%D0%B0%D1%81%D0%BC.png'],
  ['..hidden.png', '/api/files/..hidden.png'],
  ["bog'cha, 1-dars.png", "/api/files/bog'cha%2C%201-dars.png"],
  ['cafe\u0301 & 50% off!.png', '/api/files/cafe%CC%81%20%26%2050%25%20off!.png'],
  ['Screenshot 10.00\u202fAM.png', '/api/files/Screenshot%2010.00%E2%80%AFAM.png'],
  ['/robot.png', '/api/files/robot.png'],
  [' /2026/11/robot.webp', '/api/files/2026/11/robot.webp'],
  ['/api/files/robot.png', '/api/files/api/files/robot.png'],
])('imageSource finds %j at %j', (name, source) => expect(imageSource(name)).toBe(source))

checkAll(
  'imageSource shows the cover for',
  [
    // No name, or one that climbs; a lone leading slash is none
    ['', ' ', '.', '..', './a.png', '../user/login/access', '../../user/login/access', 'a/../../b.png', 'a//b.png'],
    ['/', '/..', '/../a.png', '/./a.png', '/ /a.png', '//a.png', '///a.png', 'a/ .. /b.png', 'a\\..\\b.png'],
    // Another host
    [' //evil.example/a.png', '/\\evil.example/a.png', '/\t/evil.example/a.png', '\\\\evil.example\\a.png'],
    ['//evil.example/a.png', 'https://nihol.test/api/files/a.png', '/https://cdn.example.com/a.png'],
    ['https://cdn.example.com/a.png', 'http://cdn.example.com/a.png', ' https://cdn.example.com/a.png'],
    ['HTTPS://CDN.example.com/a.png', 'https://user@cdn.example.com/a.png', 'https://a:b@cdn.example.com/a.png'],
    // A scheme
    ['https:a.png', 'https://', 'https:///a.png', 'https://\\evil.example', 'file:///a.png', 'javascript:alert(1)'],
    ['data:image/svg+xml,<svg onload=alert(1)>', 'blob:https://x.example/1'],
    // Characters that no file name has
    ['%2e%2e/a.png', 'a%2Fb.png', 'a\ud800.png', 'a\nb.png', 'a\u0000.png', 'a<b>.png', 'a"b.png'],
    ['a.png?token=1', 'a.png#x'],
  ].flat(),
  (name) => imageSource(name) === null,
)

checkHostile('imageSource never leaves the files path', (name) => {
  const source = imageSource(name)
  if (source === null) return true
  const url = new URL(source, 'https://nihol.test')
  return (
    source.startsWith('/api/files/') &&
    url.origin === 'https://nihol.test' &&
    /^\/api\/files\/./.test(url.pathname) &&
    url.search + url.hash === ''
  )
})

it('imageSource shows a blob: URL only for a picture chosen on this page', () => {
  const chosen = 'blob:https://nihol.test/1'
  expect(imageSource(chosen)).toBeNull()
  chosenPictures.add(chosen)
  expect(imageSource(chosen)).toBe(chosen)
  chosenPictures.delete(chosen)
  expect(imageSource(chosen)).toBeNull()
})
