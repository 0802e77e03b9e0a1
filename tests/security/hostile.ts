import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { anyText } from '../unit/text/anyText.ts'
import { fewer } from '../full.ts'
import { noteWalked } from '../walked.ts'

const walked = { table: 0, random: 0 }
afterAll(() => noteWalked(walked))

/** Hostile values: open redirects, script URLs, path traversal, markup. Every check runs over the whole list. */
export const hostileTexts: readonly string[] = [
  // Script and data schemes, in every form a URL parser accepts
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\u200b:alert(1)',
  'javascript://meet.example.com/%0aalert(1)',
  'javascript&colon;alert(1)',
  'jav&#x09;ascript:alert(1)',
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'livescript:x',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://nihol.example/1',
  'filesystem:https://nihol.example/1',
  'file:///etc/passwd',
  'ftp://evil.example',
  'ws://evil.example',
  'about:blank',
  'view-source:https://x.example',
  'intent://evil.example#Intent;end',
  'mailto:a@b.example',
  'tel:+1',
  'chrome://settings',
  // Look-alike and malformed hosts
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\n//evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/ /evil.example',
  '//evil.example/dashboard',
  '//evil.example%2f@nihol.example',
  '/%2f%2fevil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '%2f%2fevil.example',
  '/%09/evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/@evil.example',
  '/.evil.example',
  '@evil.example',
  '//@evil.example',
  ';//evil.example',
  '//0x7f.1',
  '//[::1]',
  '//evil。example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://',
  'https:// evil.example',
  'https://evil.example\u0000.nihol.example',
  'https://[::1',
  'https://:80',
  'https://?',
  'https://#',
  'https://%',
  'https://evil.example:99999',
  'https://user@meet.example.com',
  'https://user:secret@meet.example.com',
  'https://:secret@meet.example.com',
  'https://meet.example.com@evil.example/room',
  'https://meet.example.com%40evil.example',
  'https://meet.example.com\\@evil.example',
  'https://meet.example.com:443@evil.example',
  'http://a:b@c',
  'https://meet.exa\tmple.com',
  'https://meet.example.com/a b',
  'https://meet.example.com/\u0000',
  'https://meet.example.com/\u202egpj.exe ',
  // Path traversal, invalid ids and values
  '..',
  '.',
  '../',
  '../..',
  '../../user/login/access',
  '..\\..\\user',
  'a/../../b',
  'a/ .. /b',
  './a',
  'a/./b',
  '....//',
  '..;/',
  '%2e%2e',
  '%2e%2e/a',
  '..%2f..%2fuser',
  '..%5c..%5c',
  '%252e%252e%252f',
  '..%c0%af',
  '..\u2215',
  '/etc/passwd',
  'C:\\windows',
  'a%2Fb',
  'a%2fb',
  'a%00b',
  'a?b',
  'a#b',
  'a b',
  'a;b',
  'a&b=c',
  'a.b',
  'a\nb',
  'a\u0000b',
  'a\u2028b',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  '__proto__.x',
  'constructor.prototype',
  'Class',
  'GROUP',
  'class/',
  'class ',
  ' class',
  'class\u0000',
  'classgroup',
  'null',
  'undefined',
  'NaN',
  '[object Object]',
  'true',
  '0',
  '-1',
  '1e9',
  '1e+21',
  // Markup, templates and direction marks
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '</title><script>',
  '<!--',
  '{{constructor.constructor("alert(1)")()}}',
  '${7*7}',
  '{{count}}',
  '$t(common:close)',
  '%s%n',
  "'; DROP TABLE users; --",
  '\u202eabc',
  '\u2066abc',
  '\u200b',
  '\ufeff',
  '\u00ad',
  '\ud800',
  '\udc00x',
  '\uffff',
  '🧑🏽‍🏫',
  'Z̷̢͎a̶l̵g̸o̷',
  'ﷺ',
  '\r\nSet-Cookie: a=b',
  'x\r\nAuthorization: Bearer y',
  '',
  ' ',
  '\t',
  '\u00a0',
  'x'.repeat(10_000),
  '/'.repeat(10_000),
  '../'.repeat(3000),
  '😀'.repeat(5000),
]

const pieces = [
  'http',
  'https',
  'javascript',
  'data',
  'blob',
  'file',
  ':',
  '/',
  '//',
  '\\',
  '@',
  '#',
  '?',
  '&',
  '=',
  '.',
  '..',
  ';',
  '[',
  ']',
  '%2f',
  '%5c',
  '%2e',
  '%00',
  '%',
  ' ',
  '\t',
  '\n',
  '\r',
  '\u0000',
  '\u200b',
  '\u202e',
  '\u3002',
  '\uff0f',
  '\ud800',
  'a',
  '1',
  '-',
  '_',
  '*',
  'evil.example',
  'nihol.example',
  'meet.example.com',
  'localhost',
  'user:pass',
  '__proto__',
  'constructor',
  'dashboard',
  'classes',
  'classroom',
  'classdetails',
  'edit',
  'class',
  'group',
  'api',
  'files',
  'quran',
  'png',
  '<script>',
  '"',
  "'",
]

/** Any UTF-16 text at all, hostile pieces put together, and listed values with something before or after. */
export const hostileText = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
  fc
    .tuple(
      fc.constantFrom(...hostileTexts.filter((text) => text.length < 200)),
      fc.constantFrom(...pieces),
      fc.boolean(),
    )
    .map(([text, piece, first]) => (first ? piece + text : text + piece)),
)

/** For a test that walks by itself. */
export function countWalked(table: number, random: number) {
  walked.table += table
  walked.random += random
}

/** A test for each value of a table, counted. */
export function checkEach<Value>(
  name: string,
  values: readonly Value[],
  check: (value: Value) => void | Promise<void>,
) {
  it.each(values.map((value) => ({ value, name: JSON.stringify(value)?.slice(0, 60) })))(
    `${name}: $name`,
    async ({ value }) => {
      walked.table += 1
      await check(value)
    },
  )
}

/** One test that walks a table and every value of it; what fails is named. */
export function checkAll<Value>(name: string, values: readonly Value[], holds: (value: Value) => boolean) {
  it(`${name}: ${values.length} values`, () => {
    const wrong = values.filter((value) => {
      walked.table += 1
      return !holds(value)
    })
    expect(wrong.map((value) => JSON.stringify(value)?.slice(0, 80))).toEqual([])
  })
}

/** One test of random values: 10,000, in the gate 1,000. */
export function checkRandom<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => boolean,
  numRuns = fewer(10_000, 1000),
) {
  it(`${name}: ${numRuns} random values`, () => {
    fc.assert(
      fc.property(values, (value) => {
        walked.random += 1
        return holds(value)
      }),
      { numRuns },
    )
  })
}

/** The list above and random texts against one rule. */
export function checkHostile(name: string, holds: (text: string) => boolean) {
  checkAll(name, hostileTexts, holds)
  checkRandom(name, hostileText, holds)
}
