// @vitest-environment node
import { hostileTexts } from '../hostileTexts.ts'
import { hostileText } from '../hostileText.ts'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { googleCalendarUrl, icsOf, outlookCalendarUrl } from '@/listing/calendar/calendarItem.ts'
import { telegramUrl, whatsappUrl } from '@/listing/share/shareText.ts'
import { schedulerAddress } from '@/features/trial/scheduler/schedulerAddress.ts'
import { checkHostile, countWalked } from '../hostile.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const url = 'https://nihol.example/classdetails/a/class'
const start = Date.parse('2026-11-21T01:30:00Z')
const item = (text: string) => {
  const next = { start, end: start + 3_600_000, index: 0 }
  return { uid: 'class-a@nihol.example', title: text, description: text, page: url, lessons: next, next }
}
/** A text as a query can carry it: half characters become U+FFFD. */
const wellFormed = (text: string) =>
  text.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')

/** Whether a link has this address and the parameters of these names, with the text in one of them. */
const leads = (href: string, address: string, names: string, [name, text]: [name: string, text: string]) => {
  const { origin, pathname, hash, searchParams } = new URL(href)
  return (
    origin + pathname + hash === address &&
    [...searchParams.keys()].join() === names &&
    searchParams.get(name) === wellFormed(text)
  )
}
const google = 'https://calendar.google.com/calendar/render'
checkHostile('share links lead to Google Calendar', (text) =>
  leads(googleCalendarUrl(item(text)), google, 'action,text,dates,details', ['text', text]),
)
const outlook = 'https://outlook.live.com/calendar/0/deeplink/compose'
const fields = 'path,rru,subject,startdt,enddt,body'
checkHostile(
  'share links lead to Outlook',
  (text) =>
    leads(outlookCalendarUrl(item(text)), outlook, fields, ['subject', text]) &&
    leads(outlookCalendarUrl(item(text)), outlook, fields, ['startdt', '2026-11-21T01:30:00.000Z']),
)
checkHostile(
  'share links lead to Telegram and WhatsApp',
  (text) =>
    leads(telegramUrl(text, url), 'https://t.me/share/url', 'url,text', ['text', text]) &&
    leads(telegramUrl(text, url), 'https://t.me/share/url', 'url,text', ['url', url]) &&
    leads(whatsappUrl(text, url), 'https://wa.me/', 'text', ['text', `${text}\n${url}`]),
)
checkHostile('share links write a calendar file of one event, with no property but our own', (text) => {
  const names = icsOf([item(text)], start)
    .replace(/\r\n /g, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.split(':')[0])
  return (
    names.join() ===
    'BEGIN,VERSION,PRODID,CALSCALE,BEGIN,UID,DTSTAMP,SEQUENCE,DTSTART,DTEND,SUMMARY,DESCRIPTION,URL,' +
      'BEGIN,ACTION,DESCRIPTION,TRIGGER,END,BEGIN,ACTION,DESCRIPTION,TRIGGER,END,END,END,'
  )
})

const setting = 'https://scheduler.example/trial?theme=green'
const person = { parentName: 'Nodira', parentEmail: 'n@misol.com', parentPhoneNumber: '1', day: '2026-11-21' }
const page = { language: 'en', host: 'nihol.example' }
checkHostile('the scheduler stays the scheduler of the settings, whatever a person types', (text) => {
  const address = schedulerAddress(
    setting,
    { parentName: text, parentEmail: text, parentPhoneNumber: text, day: text },
    page,
  )
  return (
    address !== null &&
    address.origin === 'https://scheduler.example' &&
    address.pathname === '/trial' &&
    address.hash === '' &&
    address.searchParams.get('theme') === 'green' &&
    address.href.length < 12_000
  )
})
checkHostile('the scheduler is a web address without user or password, or there is none', (text) => {
  const address = schedulerAddress(text, person, page)
  return (
    address === null ||
    (/^https?:$/.test(address.protocol) && address.username + address.password === '' && address.hostname !== '')
  )
})

const names = ['CONSULTATION', 'TELEGRAM', 'WHATSAPP', 'INSTAGRAM', 'YOUTUBE', 'SCHEDULER'] as const
const keys = ['consultationUrl', 'telegramUrl', 'whatsappUrl', 'instagramUrl', 'youtubeUrl', 'schedulerUrl'] as const

/** The app's reading of a text in each of these settings. */
async function set(text: string) {
  for (const name of names) vi.stubEnv(`VITE_${name}_URL`, text)
  vi.resetModules()
  const [{ env }, { chatLinks }] = await Promise.all([import('@/env.ts'), import('@/content/contactChannels.ts')])
  return { links: keys.map((key) => env[key]), chats: chatLinks('Hello & welcome').map(({ href }) => href) }
}
const isSafe = (href: string) => {
  const { protocol, username, password } = new URL(href)
  return protocol === 'https:' && username + password === ''
}

it('configured links are shown only as https URLs without credentials', async () => {
  const sample = [...hostileTexts, ...fc.sample(hostileText, 100)]
  const wrong: string[] = []
  for (const text of sample) {
    const { links, chats } = await set(text)
    if (![...links.filter((link) => link !== ''), ...chats].every(isSafe)) wrong.push(text)
  }
  countWalked(hostileTexts.length, 100)
  expect(wrong).toEqual([])
}, 60_000)

it('configured links are unchanged when valid, and hidden when empty', async () => {
  expect((await set('https://t.me/nihol?start=1')).chats[0]).toBe(
    'https://t.me/nihol?start=1&text=Hello%20%26%20welcome',
  )
  expect((await set('https://t.me/nihol')).links).toEqual(keys.map(() => 'https://t.me/nihol'))
  expect(await set('')).toEqual({ links: keys.map(() => ''), chats: [] })
  expect((await set('http://localhost:4174/')).links).toEqual([
    ...keys.slice(1).map(() => ''),
    'http://localhost:4174/',
  ])
})
