// @vitest-environment node
import { expect, it } from 'vitest'
import { withScheme } from '@/lib/url/meetingLink.ts'

it.each([
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  [' zoom.us/j/1?pwd=x ', 'https://zoom.us/j/1?pwd=x'],
  ['us02web.zoom.us', 'https://us02web.zoom.us'],
])('completes %j', (text, url) => expect(withScheme(text)).toBe(url))

it.each([
  '',
  'meet',
  'https://a.example/x',
  'http://a.example',
  'javascript:alert(1)',
  'user@a.example',
  'a.example:80',
  '//a.example',
  '1.5',
  'a b.com',
  '127.0.0.1/x',
])('leaves %j alone', (text) => expect(withScheme(text)).toBe(text))
