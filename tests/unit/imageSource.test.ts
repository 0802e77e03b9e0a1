import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { imageSource } from '@/api/files.ts'
import { anyText } from './anyText.ts'

describe('imageSource', () => {
  it.each([
    ['robot.png', '/api/files/robot.png'],
    [' robot.png ', '/api/files/robot.png'],
    ['2026/11/robot.webp', '/api/files/2026/11/robot.webp'],
    ['my robot (1).png', '/api/files/my%20robot%20(1).png'],
    ['rasm+oʻzbek.png', '/api/files/rasm%2Bo%CA%BBzbek.png'],
    ['расм.png', '/api/files/%D1%80%D0%B0%D1%81%D0%BC.png'],
    ['..hidden.png', '/api/files/..hidden.png'],
    ['https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['http://cdn.example.com/a.png', 'http://cdn.example.com/a.png'],
  ])('finds %j at %j', (name, source) => {
    expect(imageSource(name)).toBe(source)
  })

  it.each([
    '',
    ' ',
    '.',
    '..',
    '../user/login/access',
    '../../user/login/access',
    'a/../../b.png',
    'a/ .. /b.png',
    './a.png',
    '/a.png',
    '//evil.example/a.png',
    '\\\\evil.example\\a.png',
    'a\\..\\b.png',
    '%2e%2e/a.png',
    'a.png?token=1',
    'a.png#x',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'blob:https://x.example/1',
    'file:///a.png',
    'https:a.png',
    'https://',
    'https:///a.png',
    'https://\\evil.example',
    'https://user@cdn.example.com/a.png',
    'https://user:pass@cdn.example.com/a.png',
    'a\nb.png',
    'a\u0000.png',
    'a<b>.png',
    'a"b.png',
  ])('shows the cover instead of %j', (name) => {
    expect(imageSource(name)).toBeNull()
  })

  it('never leaves the files path, whatever a name holds', () => {
    const pieces = fc.constantFrom('..', '.', '/', '\\', 'a', '%2e', '%2f', ' ', ':', 'javascript:', '@', '?', '#', '\u202e', '\n')
    fc.assert(
      fc.property(fc.oneof(anyText, fc.array(pieces).map((all) => all.join(''))), (name) => {
        const source = imageSource(name)
        if (source === null) return
        const url = new URL(source, 'https://nihol.test')
        expect(url.username + url.password).toBe('')
        expect(/^https?:\/\//i.test(name.trim()) || /^https:\/\/nihol\.test\/api\/files\/./.test(url.origin + url.pathname)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
