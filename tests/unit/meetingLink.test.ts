import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSecureMeetingLink, meetingLink } from '@/lib/meetingLink.ts'
import { anyText } from './anyText.ts'

describe('meetingLink', () => {
  it.each([
    ['https://meet.example.com/room', 'https://meet.example.com/room'],
    ['  https://meet.example.com/room?pwd=1#x ', 'https://meet.example.com/room?pwd=1#x'],
    ['HTTPS://Meet.Example.com', 'https://meet.example.com/'],
    ['http://meet.example.com/old', 'http://meet.example.com/old'],
    ['https://meet.example.com/a@b', 'https://meet.example.com/a@b'],
  ])('opens %j', (text, href) => {
    expect(meetingLink(text)?.href).toBe(href)
  })

  it.each([
    '',
    ' ',
    'meet.example.com',
    '/room',
    '//evil.example/room',
    '\\\\evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://meet.example.com/1',
    'file:///etc/passwd',
    'ftp://meet.example.com',
    'mailto:a@b.example',
    'https:meet.example.com',
    'https:/meet.example.com',
    'https:///meet.example.com',
    'https://',
    'https://user@meet.example.com',
    'https://user:secret@meet.example.com',
    'https://meet.example.com@evil.example/room',
    'https://meet.example.com\\@evil.example',
    'https://meet.example.com/a b',
    'https://meet.exa\tmple.com',
    'https://meet.example.com/\u0000',
    'https://[::1',
    '__proto__',
    null,
    undefined,
    42,
    {},
    ['https://meet.example.com'],
  ])('does not open %j', (text) => {
    expect(meetingLink(text)).toBeNull()
  })

  it('never gives anything but an http(s) address without user or password', () => {
    const pieces = fc.constantFrom('http', 'https', 'javascript', ':', '/', '//', '\\', '@', '#', '?', '.', 'a', 'evil.example', ' ', '\n', '\u0000', '%2f', '[', ']')
    fc.assert(
      fc.property(fc.oneof(anyText, fc.array(pieces).map((all) => all.join('')), fc.webUrl()), (text) => {
        const link = meetingLink(text)
        if (link === null) return
        expect(link.href).toMatch(/^https?:\/\/[^/]/)
        expect(link.username + link.password).toBe('')
        expect(link.hostname).not.toBe('')
      }),
      { numRuns: 2000 },
    )
  })

  it('saves only https', () => {
    expect(isSecureMeetingLink('https://meet.example.com')).toBe(true)
    expect(isSecureMeetingLink('http://meet.example.com')).toBe(false)
    expect(isSecureMeetingLink('javascript:alert(1)')).toBe(false)
  })
})
