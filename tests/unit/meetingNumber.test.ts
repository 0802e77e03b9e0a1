// @vitest-environment node
import { expect, it } from 'vitest'
import { meetingNumber } from '@/lib/url/meetingLink.ts'

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
])('reads the number of %s', (link, number) => {
  expect(meetingNumber(new URL(link))).toBe(number)
})
