// @vitest-environment node
import { expect, it } from 'vitest'
import { bundle } from '../../words/bundles.ts'
import { readCorrections } from '../../words/corrections.ts'
import { parseCsv, toCsv } from '../../words/csv.ts'
import { readingEase } from '../../words/readingEase.ts'
import { byScreen } from '../../words/screens.ts'
import { sheet } from '../../words/sheet.ts'

const en = bundle('en')
const uz = bundle('uz')
const refusals = (row: Record<string, string>) => readCorrections([row]).refused

it('the sheet of all texts holds every text once, in both languages, and shows markup as text', () => {
  const html = sheet(byScreen(en.keys()), new Map([...en, ['home:hero.title', '<b>bold</b>']]), uz)
  for (const key of en.keys()) expect(html.split(`<small>${key}</small>`)).toHaveLength(2)
  expect(html).toContain('&lt;b&gt;bold')
  expect(html).toContain(uz.get('home:hero.title'))
})

it('the sheet of all texts names the screen of every text', () => {
  const { title, keys } = [...byScreen(en.keys())].map(([screen, keys]) => ({ ...screen, keys })).at(-1)!
  expect(title === 'Other' ? keys : [], 'see tests/words/screens.ts').toEqual([])
})

it('the sheet of all texts survives a spreadsheet', () => {
  const rows = [
    ['key', 'en_new'],
    ['a', 'two\nlines, “quotes” and "quotes"'],
    ['b', ''],
  ]
  expect(parseCsv(toCsv(rows))).toEqual([
    { key: 'a', en_new: 'two\nlines, “quotes” and "quotes"' },
    { key: 'b', en_new: '' },
  ])
})

it('the sheet of all texts scores the English of every public screen 70 or better', () => {
  const low = [...byScreen(en.keys())]
    .filter(([{ isPublic }]) => isPublic)
    .map(([{ title }, keys]) => ({ title, ease: readingEase(keys.map((key) => en.get(key)!)) }))
    .filter(({ ease }) => ease < 70)
  expect(low).toEqual([])
})

it.each([
  ['The cat sat on the mat and slept.', 105, 120],
  ['Pedagogical considerations necessitate individualized educational methodologies.', -300, 0],
])('the sheet of all texts reads “%s” as between %d and %d', (text, least, most) => {
  expect(readingEase([text])).toBeGreaterThan(least)
  expect(readingEase([text])).toBeLessThan(most)
})

it('a correction is taken in both languages if it keeps the rules', () => {
  const { accepted, refused } = readCorrections([
    { key: 'home:hero.lead', en_new: 'From {{price}} a month.', uz_new: 'Oyiga {{price}} dan.' },
    { key: 'home:hero.title', en_new: en.get('home:hero.title')!, uz_new: '' },
  ])
  expect(refused).toEqual([])
  expect(accepted.map(({ language, key, text }) => [language, key, text])).toEqual([
    ['en', 'home:hero.lead', 'From {{price}} a month.'],
    ['uz', 'home:hero.lead', 'Oyiga {{price}} dan.'],
  ])
})

it.each([
  ['an unknown key', { key: 'home:nothing', en_new: 'Hello' }, /no such text/],
  ['a lost placeholder', { key: 'home:hero.lead', en_new: 'From a low price.' }, /needs \{\{price\}\}/],
  ['an avoided English word', { key: 'home:hero.title', en_new: 'Meet your instructor' }, /teacher/],
  ['an avoided Uzbek word', { key: 'home:hero.title', uz_new: 'Yangi akkaunt oching' }, /hisob/],
  ['a wrong Uzbek apostrophe', { key: 'home:hero.title', uz_new: "O'quvchi" }, /U\+02BB/],
  ['no serial comma', { key: 'home:hero.title', en_new: 'Chess, coding and more' }, /serial comma/],
  ['a text of the contract', { key: 'account:login.busy', en_new: 'Logging in…' }, /CONTRACT/],
  ['one plural form alone', { key: 'pricing:lessons_one', en_new: '{{count}} live lesson' }, /lessons_other/],
] as const)('a correction with %s is refused', (_what, row, why) =>
  expect(refusals(row)).toEqual([expect.stringMatching(why)]),
)
