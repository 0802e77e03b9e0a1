// @vitest-environment node
import { expect, it } from 'vitest'
import { googleCalendarUrl, outlookCalendarUrl } from '@/listing/calendar/calendarItem.ts'
import { chatLinks } from '@/content/contactChannels.ts'
import { schedulerAddress } from '@/features/trial/scheduler/schedulerAddress.ts'
import { telegramUrl, whatsappUrl } from '@/listing/share/shareText.ts'
import { withQuery } from '@/lib/url/webLink.ts'

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
])('writes a space as %%20 and a plus as %%2B in %s', (href) => {
  expect(href).not.toMatch(/\+| /)
  expect([...new URL(href).searchParams.values()].map((value) => value.trim())).toContainEqual(
    expect.stringContaining(text),
  )
})

it('keeps the plus of an address', () => {
  expect(withQuery('https://t.me/+abc?a=1#top', { text: 'x y' })).toBe('https://t.me/+abc?a=1&text=x%20y#top')
})
