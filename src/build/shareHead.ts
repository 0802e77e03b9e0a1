import { createInstance } from 'i18next'
import { imageSource } from '@/api/files.ts'
import { isId, isListingType, parseRef, type ListingRef } from '@/api/ids.ts'
import { toListing, type Listing } from '@/api/listings.ts'
import { env } from '@/env.ts'
import enClasses from '@/i18n/en/classes.json'
import enWritten from '@/i18n/en/written.json'
import { calendarDate, parseDate } from '@/i18n/format.ts'
import type { Language } from '@/i18n/language.ts'
import uzClasses from '@/i18n/uz/classes.json'
import uzWritten from '@/i18n/uz/written.json'
import { cutAtWord, withoutLinks } from '@/lib/text/plainText.ts'
import { teacherOf } from '@/listing/listingAudience.ts'
import { listingPrice, listingTitle } from '@/listing/listingText.ts'
import { scheduleOf } from '@/listing/schedule/listingSchedule.ts'
import { splitAddress } from '../i18n/languageAddress.ts'
import { paramsOf, paths, pathTo } from '../paths.ts'

// The Open Graph tags of a class in the head of its page, with the app's own readers. Runs in the workers of hosts (shareFiles.ts).

/** The time limit for the backend (afterwards, the page is sent unchanged) and the lifetime of its response, in milliseconds. */
const limit = 800
const kept = 5 * 60_000

const i18n = createInstance()
void i18n.init({
  resources: {
    en: { classes: enClasses, written: enWritten },
    uz: { classes: uzClasses, written: uzWritten },
  },
  initAsync: false,
  interpolation: { escapeValue: false },
})

type Shown = ListingRef & { language: Language; address: string }

const absolute = (url: string) => new URL(url, env.siteUrl).href

/** The class or group that a URL shows; null if there is none. */
function shownAt({ pathname, searchParams }: URL): Shown | null {
  const { prefix, plain } = splitAddress(pathname)
  const language = prefix === '' ? 'en' : 'uz'
  if (plain === paths.lessons) {
    const ref = parseRef(searchParams.get('show') ?? '')
    return ref && { ...ref, language, address: prefix + pathTo.classSheet(ref) }
  }
  const { id, type } = paramsOf(paths.classDetails, plain) ?? {}
  if (!isId(id) || !isListingType(type)) return null
  return { id, type, language, address: prefix + pathTo.classDetails({ id, type }) }
}

/** Text on one line of at most `length` characters, without links, which may open the meeting, and without bidirectional marks. */
function lineOf(text: string, length: number): string {
  // Cut before anything is searched: a description can have any length.
  const plain = text.slice(0, 5000).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
  return cutAtWord(
    withoutLinks(plain.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}]/gu, '')),
    length,
  )
}

/** `First lesson: December 1, 2026, 15:30 UTC`; empty without a date. */
function firstLessonOf({ startDate }: Listing, language: Language): string {
  const date = parseDate(startDate)
  if (date === null) return ''
  const day = calendarDate(date.toISOString(), language)
  return i18n.getFixedT(language, 'written')('firstLesson', {
    date: `${day}, ${date.toISOString().slice(11, 16)} UTC`,
  })
}

const tag = (name: string, content: string) =>
  `<meta property="og:${name}" content="${content
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')}" data-written>`

/** The tags of a class, from the body of GET /class/{id} or /group/{id}; empty if the body is not that class. Throws if it isn't JSON. */
function tagsOf(body: string, { type, id, language, address }: Shown): string {
  const listing = toListing(JSON.parse(body), type)
  if (listing?.id !== id) return ''
  const t = i18n.getFixedT(language, 'classes')
  const title = lineOf(listingTitle(listing, t), 90)
  if (title === '') return ''
  const teacher = teacherOf(listing)
  const facts = [
    firstLessonOf(listing, language),
    listingPrice(listing.price, t),
    teacher && t('schedule.with', { name: teacher.name }),
    lineOf(scheduleOf(listing).text, 160),
  ]
  const picture = imageSource(listing.imageUrl)
  return [
    tag('title', title),
    tag('description', facts.filter(Boolean).join(' · ')),
    tag('url', absolute(address)),
    ...(picture === null ? [] : [tag('image', absolute(picture)), tag('image:alt', title)]),
  ].join('')
}

/** Replaces the tags of a page that have the same names. */
function withTags(page: string, tags: string): string {
  const end = page.indexOf('</head>')
  if (end < 0) return page
  const replaced = tags.includes('"og:image"')
    ? /<meta property="og:(?:title|description|url|image[:a-z]*)"[^>]*>/g
    : /<meta property="og:(?:title|description|url)"[^>]*>/g
  return page.slice(0, end).replace(replaced, '') + tags + page.slice(end)
}

const known = new Map<string, { at: number; body: string }>()

/** The response of the public call; empty if there is none. Throws if the backend can't be reached in time. */
async function bodyOf({ type, id }: ListingRef): Promise<string> {
  const url = `${absolute(env.apiUrl)}/${type}/${id}`
  const before = known.get(url)
  if (before !== undefined && Date.now() - before.at < kept) return before.body
  const answer = await fetch(url, { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(limit) })
  const body = answer.ok ? await answer.text() : ''
  if (known.size > 1000) known.clear()
  if (answer.ok || answer.status === 404 || answer.status === 410) known.set(url, { at: Date.now(), body })
  return body
}

async function tagsFor(shown: Shown): Promise<string> {
  try {
    const body = await bodyOf(shown)
    return body === '' ? '' : tagsOf(body, shown)
  } catch {
    return ''
  }
}

/** The page that `next` returns, with the tags of the class that the URL shows; unchanged after any failure. */
export async function respond(request: Request, next: () => Promise<Response>): Promise<Response> {
  const shown = request.method === 'GET' ? shownAt(new URL(request.url)) : null
  if (shown === null) return next()
  const [page, tags] = await Promise.all([next(), tagsFor(shown)])
  if (tags === '' || page.status !== 200) return page
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  return new Response(withTags(await page.text(), tags), { status: 200, headers })
}
