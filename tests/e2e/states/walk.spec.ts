import type { Page } from '@playwright/test'
import { noValue, withoutBox } from '../inspector.ts'
import { atRest, inLanguages, isFull, isMatrix } from '../../full.ts'
import { expect, test } from '../journeys/journey.ts'
import { axe, look } from './look.ts'
import { type Person, stands } from './person.ts'
import { pages, reach, type State, table } from './allStates.ts'
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

/** What is wrong with a page at its present width, by kind. */
async function wrongNow(page: Page, language: Language, { served, allRead }: Person) {
  const { sideways, small, distorted, broken, headings, title, lang, words } = await look(page, served)
  await allRead()
  const own = ownWords(words, served)
  return {
    axe: await axe(page),
    'too wide': sideways,
    'in the other language': own.filter((text) => foreignWords(text, language).length > 0),
    'too small to press': small,
    'stretched pictures': distorted,
    'without a box': await withoutBox(page),
    'no value': own.filter((text) => noValue.test(text) || /\bM\d{2}\b/.test(text)),
    'wrong apostrophe': language === 'uz' ? own.filter((text) => /[oOgG]['‘’`´ʼ]|\p{L}['‘’`´]\p{L}/u.test(text)) : [],
    'broken word': broken.map(({ place }) => place),
    'main headings': headings.length === 1 ? [] : [headings.join(' | ')],
    title: /\S · Nihol$/.test(title) ? [] : [title],
    lang: lang === language ? [] : [lang],
  }
}

type Walk = { state: State; language: Language; at: readonly number[] }

/** Everything that is wrong with a page in a state and language. */
async function walk(page: Page, { state, language, at }: Walk): Promise<string[]> {
  const walker = await reach(page, state, language, at[0])

  // Only in Uzbek, whose words are longer.
  const strains = isFull && language === 'uz'
  const found = strains ? await forced(page) : []
  const count: Record<string, number> = {}
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    await stands(page, { waiting: state.unsettled })
    // axe reports links covered by the sticky navigation as too small, although they can be scrolled to.
    if (!state.scrolled) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    for (const [kind, list] of Object.entries(await wrongNow(page, language, walker))) {
      found.push(...list.map((one) => `${width} px, ${kind}: ${one}`))
      count[kind] = (count[kind] ?? 0) + list.length
    }
  }
  if (strains) {
    const narrow = at.filter((width) => !isWide(width))
    found.push(...(await strained(page, narrow)))
  }
  const { axe, 'too wide': sideways, 'in the other language': foreign } = count
  const walked = { state: state.name, language, widths: at.length, axe, sideways, foreign }
  test.info().annotations.push({ type: 'walked', description: JSON.stringify(walked) })
  return found
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
