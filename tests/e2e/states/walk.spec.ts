import type { Page } from '@playwright/test'
import { withoutBox } from '../boxes.ts'
import { atRest, inLanguages, isFull, isMatrix } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { axe, look } from './look.ts'
import { person, readThrough, stands } from './person.ts'
import { pages, type State, table } from './allStates.ts'
import { forced, strained } from './strain.ts'
import type { Language } from '../../messages.ts'
import { foreignWords } from './foreignWords.ts'

// The browser logs failed requests, and the app a session that could not be restored.
test.use({
  contextOptions: atRest,
  allowed: [/Failed to load resource|ERR_|The session could not be restored/],
  mayContact: ['scheduler'],
})
if (isMatrix) test.setTimeout(120_000) // four widths, and in the full run large text and forced colors

const languages = ['en', 'uz'] as const
const widths = isMatrix ? [1280, 768, 360, 320] : [1280, 360]
const isWide = (width: number) => width >= 1024
const widthsOf = ({ screens }: State) =>
  widths.filter((width) => screens === undefined || (screens === 'wide') === isWide(width))

/** The page's texts without the backend's texts (whole or shortened), URLs, and email addresses. */
function ownWords(words: string[], served: Set<string>): string[] {
  // The page shows the sentence about a teacher without the rest of its description.
  const parts = [...served].flatMap((text) => [text, ...text.split(/Teacher: [^.]+\. /).slice(1)])
  const theirs = parts.filter((text) => text.length > 2).sort((one, other) => other.length - one.length)
  return words.map((words) => {
    const text = words.replace(/\S+@\S+|https?:\/\/\S+|\b[\w-]+(\.[\w-]+)+/g, ' ')
    const [start = ''] = text.split('…')
    return start.length > 20 && theirs.some((whole) => whole.startsWith(start))
      ? text.slice(start.length)
      : theirs.reduce((rest, whole) => rest.replaceAll(whole, ' '), text)
  })
}

type Walk = { state: State; language: Language; at: readonly number[] }

/** Everything that is wrong with a page in a state and language. */
async function walk(page: Page, { state, language, at }: Walk) {
  const walker = await person(page, language, state.as)
  await page.setViewportSize({ width: at[0]!, height: 800 })
  await state.before?.(walker)
  await page.goto(state.address)
  await stands(page, { waiting: state.unsettled && !state.steps })
  await state.steps?.(walker)
  if (!state.steps && !state.unsettled) await readThrough(page)

  // Only in Uzbek, whose words are longer.
  const strains = isFull && language === 'uz'
  const found = { axe: [] as string[], sideways: [] as string[], foreign: [] as string[], other: [] as string[] }
  if (strains) found.other.push(...(await forced(page)))
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await stands(page, { waiting: state.unsettled })
    // axe reports links covered by the sticky navigation as too small, although they can be scrolled to.
    if (!state.scrolled) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const seen = await look(page, walker.served)
    await walker.allRead()
    const own = ownWords(seen.words, walker.served)
    const add = (kind: keyof typeof found, what: string, list: string[]) =>
      found[kind].push(...list.map((one) => `${width} px, ${what}: ${one}`))
    add('axe', 'axe', await axe(page))
    add('sideways', 'too wide', seen.sideways)
    add(
      'foreign',
      'in the other language',
      own.filter((text) => foreignWords(text, language).length > 0),
    )
    add('other', 'too small to press', seen.small)
    add('other', 'without a box', await withoutBox(page))
    add(
      'other',
      'no value',
      own.filter((text) => /\bM\d{2}\b|Invalid Date|\bundefined\b|\bNaN\b|\[object/.test(text)),
    )
    if (language === 'uz')
      add(
        'other',
        'wrong apostrophe',
        own.filter((text) => /[oOgG]['‘’`´ʼ]|\p{L}['‘’`´]\p{L}/u.test(text)),
      )
    add(
      'other',
      'broken word',
      seen.broken.map(({ word, place }) => `${word}, in ${place}`),
    )
    if (seen.headings !== 1) add('other', 'main headings', [String(seen.headings)])
    if (!/\S · Nihol$/.test(seen.title)) add('other', 'title', [seen.title])
    if (seen.lang !== language) add('other', 'lang', [seen.lang])
  }
  if (strains)
    found.other.push(
      ...(await strained(
        page,
        at.filter((width) => !isWide(width)),
      )),
    )
  test.info().annotations.push({
    type: 'walked',
    description: JSON.stringify({
      state: state.name,
      language,
      widths: at.length,
      axe: found.axe.length,
      sideways: found.sideways.length,
      foreign: found.foreign.length,
    }),
  })
  return Object.values(found).flat()
}

/** Without the pages that differ from an earlier one only in their content. */
const firstOfEach = (states: readonly State[]) => {
  const kindOf = ({ name }: State) =>
    /^(\/(?:courses|upcoming-course)\/)[^ ]+$/.exec(name)?.[1] ??
    (/^\/(terms|refund|cancellation)$/.test(name) ? '/privacy' : name)
  return states.filter((state, index) => !states.slice(0, index).some((other) => kindOf(other) === kindOf(state)))
}

/** In the gate the pages as they open, one of each kind, in one language and at one width each. */
const walks: readonly Walk[] = isMatrix
  ? table.flatMap((state) => languages.map((language) => ({ state, language, at: widthsOf(state) })))
  : inLanguages(firstOfEach(pages)).map(({ row, language }, index) => {
      const at = widthsOf(row)
      return { state: row, language, at: [at[(index >> 1) % at.length]!] }
    })
for (const { state, language, at } of walks)
  test(`${state.name} (${language})`, { tag: isMatrix ? '@matrix' : [] }, async ({ page }) => {
    expect(await walk(page, { state, language, at })).toEqual([])
  })
