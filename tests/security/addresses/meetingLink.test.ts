// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { meetingLink, tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { webLink } from '@/lib/url/webLink.ts'
import { checkAll, checkHostile, checkRandom } from '../hostile.ts'

const meet = 'https://meet.google.com/abc-defg-hij'
const zoom = 'https://us02web.zoom.us/j/81234567890?pwd=aBcD.1'
const teams = 'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%22Tid%22%3a%22y%22%7d'

const after = (mark: string) => [meet + mark, meet]
it.each([
  ...['\u200b', '\u2060', '\u00ad', '\ufeff', '\u200e', '\u2069', '\u3164', ' ', '%E2%80%8B'].map(after),
  ...[')', '>', ',', '.', '.”', '»'].map(after),
  [`\u200b${meet}`, meet],
  [`<${meet}>`, meet],
  [`(${meet})`, meet],
  ['https://meet.goo\u200bgle.com/abc-defg-hij', meet],
  [`${meet}Passcode: 123456`, meet],
  [`${meet} Parol: 123456`, meet],
  [`${zoom}Passcode:123456`, zoom],
  ['https://zoom.us/j/81234567890Parol:12', 'https://zoom.us/j/81234567890'],
  ['https://zoom.us/j/81234567890pwd123', 'https://zoom.us/j/81234567890'],
  ['https://zoom.us/j/812 3456 7890', 'https://zoom.us/j/81234567890'],
  ['https://zoom.us/j/812 3456 7890?pwd=x', 'https://zoom.us/j/81234567890?pwd=x'],
  ['https://https://zoom.us/j/1', 'https://zoom.us/j/1'],
  ['https://https//zoom.us/j/1', 'https://zoom.us/j/1'],
  ['http://https://zoom.us/j/1', 'https://zoom.us/j/1'],
  [meet + meet, meet],
  [`${zoom}\n123456`, zoom],
  [`Chess: ${meet}`, meet],
  ['meet.google.com/abc-defg-hij.', meet],
  ['Join us02web.zoom.us/j/81234567890, please', 'https://us02web.zoom.us/j/81234567890'],
  [
    `Aziza is inviting you to a scheduled Zoom meeting.\n\nTopic: Chess\nWeekly: https://us02web.zoom.us/meeting/t/ics?icsToken=x\n\nJoin Zoom Meeting\n${zoom}\n\nMeeting ID: 812 3456 7890\nPasscode: 123456\nFind your local number: https://us02web.zoom.us/u/kb`,
    zoom,
  ],
  [
    `Chess\nVideo call link: ${meet}\nOr dial: (US) +1 402-555-0101 PIN: 123 456 789#\nMore phone numbers: https://tel.meet/abc-defg-hij?pin=1`,
    meet,
  ],
  [
    `Microsoft Teams meeting\nClick here to join the meeting<${teams}>\nMeeting ID: 234 567 890\nPasscode: aB3\nLearn More<https://aka.ms/JoinTeamsMeeting>`,
    teams,
  ],
])('%j is taken as the link in it', (text, link) => {
  expect(tidyMeetingLink(text)).toBe(link)
  expect(tidyMeetingLink(link)).toBe(link)
})

it.each([
  'https://meet.example.com/room_(1)',
  'https://whereby.com/nihol?roomKey=a-b_c&embed',
  'https://meet.example.com/go?passcode=1&to=https://a.example/x',
  teams,
])('%j stays as it is', (text) => expect(tidyMeetingLink(text)).toBe(text))

checkAll(
  'a pasted meeting link opens no other address',
  [
    ['javascript:alert(1)', 'javascript:alert(1)//https://evil.example', 'data:text/html,<script>alert(1)</script>'],
    ['https://user:secret@zoom.us/j/1', 'https://zoom.us@evil.example/j/1', 'https://zoom.us\\@evil.example'],
    ['//zoom.us/j/1', 'Chess on Monday'],
  ].flat(),
  (text) => meetingLink(text) === null,
)

checkHostile('a pasted meeting link is tidied once and for all, and then opens as any link does', (text) => {
  const tidy = tidyMeetingLink(text)
  return tidyMeetingLink(tidy) === tidy && meetingLink(text)?.href === webLink(tidy)?.href
})

checkRandom(
  'a pasted link that is clean stays as it is',
  fc.webUrl({ withQueryParameters: true }).filter((text) => /[a-z\d/]$/i.test(text) && !/https?:.*https?:/i.test(text)),
  (text) => tidyMeetingLink(text) === text,
)

it('a pasted text of a million characters is read at once', () => {
  for (const part of ['a.', 'https://', ')', 'zoom.us/j/', ' '])
    expect(tidyMeetingLink(`https://x.example/${part.repeat(1e6 / part.length)}`).length).toBeLessThan(1e6)
})
