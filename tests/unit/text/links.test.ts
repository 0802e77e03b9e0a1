// @vitest-environment node
import { expect, it } from 'vitest'
import { chatLinks } from '@/content/contactChannels.ts'
import { schedulerAddress } from '@/features/trial/scheduler/schedulerAddress.ts'
import { meetingNumber, withScheme } from '@/lib/url/meetingLink.ts'
import { withQuery } from '@/lib/url/webLink.ts'
import { googleCalendarUrl, outlookCalendarUrl } from '@/listing/calendar/calendarItem.ts'
import { telegramUrl, whatsappUrl } from '@/listing/share/shareText.ts'

const text = 'Chess & checkers + 1, oʻyin\n50%'
const person = { parentName: text, parentEmail: 'a+b@c.example', parentPhoneNumber: '+1 215', day: null }
const item = { title: text, description: text, page: 'https://nihol.example/', next: { start: 0, end: 60_000 } }

it.each([
  googleCalendarUrl(item),
  outlookCalendarUrl(item),
  telegramUrl(text, 'https://nihol.example/lessons?show=class/1'),
  whatsappUrl(text, ''),
  withQuery('mailto:hello@nihol.example', { subject: text }),
  schedulerAddress('https://s.example/', person, { language: 'en', host: 'h' })!.href,
  ...chatLinks(text).map(({ href }) => href),
])('a query writes a space as %%20 and a plus as %%2B in %s', (href) => {
  expect(href).not.toMatch(/\+| /)
  expect([...new URL(href).searchParams.values()].map((value) => value.trim())).toContainEqual(
    expect.stringContaining(text),
  )
})

it('a query keeps the plus of its address', () => {
  expect(withQuery('https://t.me/+abc?a=1#top', { text: 'x y' })).toBe('https://t.me/+abc?a=1&text=x%20y#top')
})

it.each([
  ['meet.google.com/abc-defg-hij', 'https://meet.google.com/abc-defg-hij'],
  [' zoom.us/j/1?pwd=x ', 'https://zoom.us/j/1?pwd=x'],
  ['us02web.zoom.us', 'https://us02web.zoom.us'],
])('a meeting link without a scheme is completed: %j', (text, url) => expect(withScheme(text)).toBe(url))

it.each(
  [
    ['', 'meet', '1.5', 'a b.com', '127.0.0.1/x', '//a.example', 'a.example:80', 'user@a.example'],
    ['https://a.example/x', 'http://a.example', 'javascript:alert(1)'],
  ].flat(),
)('a meeting link is not made of %j', (text) => expect(withScheme(text)).toBe(text))

it.each([
  ['https://zoom.us/j/812345678', '812 345 678'],
  ['https://us02web.zoom.us/j/8123456789?pwd=abc', '812 345 6789'],
  ['https://us02web.zoom.us/j/81234567890?pwd=abc#success', '812 3456 7890'],
  ['https://app.zoom.us/wc/81234567890/join', '812 3456 7890'],
  ['https://zoom.us/wc/join/81234567890', '812 3456 7890'],
  ['https://meet.google.com/abc-defg-hij?authuser=1', 'abc-defg-hij'],
  ['https://meet.google.com/lookup/abc', null],
  ['https://zoom.us/my/dilnoza', null],
  ['https://zoom.us/j/12345', null],
  ['https://notzoom.us/j/8123456789', null],
  ['https://zoom.us.evil.example/j/8123456789', null],
  ['https://meet.google.com.evil.example/abc-defg-hij', null],
  ['https://meet.example.com/8123456789', null],
])('%s has the number %s', (link, number) => expect(meetingNumber(new URL(link))).toBe(number))
