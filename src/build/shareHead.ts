/**
 * The Open Graph tags of a class in the head of its page. nginx runs this as njs 0.7 and hosts run it in a worker (shareFiles.ts), hence no
 * imports, and no syntax that njs lacks: destructuring, optional chaining, classes.
 */
export type ShareSettings = {
  siteUrl: string
  /** Where the backend and its pictures are found, absolute. */
  apiUrl: string
  filesUrl: string
  words: Record<'en' | 'uz', { months: readonly string[]; firstLesson: string; free: string }>
}
export type Shown = { type: string; id: string; language: 'en' | 'uz'; address: string }

/** The class or group that an address shows; null if it shows none. */
export function shownAt(pathname: string, query: string): Shown | null {
  const language = pathname.startsWith('/uz/') ? 'uz' : 'en'
  const plain = language === 'uz' ? pathname.slice(3) : pathname
  const found =
    plain === '/lessons'
      ? /(?:^|&)show=(class|group)(?:\/|%2[Ff])([A-Za-z0-9_-]+)(?:&|$)/.exec(query)
      : /^\/classdetails\/([A-Za-z0-9_-]+)\/(class|group)$/.exec(plain)
  if (!found) return null
  const type = (plain === '/lessons' ? found[1] : found[2]) as string
  const id = (plain === '/lessons' ? found[2] : found[1]) as string
  return { type, id, language, address: plain === '/lessons' ? pathname + '?show=' + type + '/' + id : pathname }
}

/** Plain text of one line, cut to a length: nothing that turns the direction of text, and no links, which may lead into the meeting. */
function lineOf(value: unknown, length: number): string {
  const text = typeof value === 'string' ? value : ''
  const line = text
    .replace(/[a-z][a-z0-9+.-]*:\/\/\S+|www\.\S+/gi, '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    // eslint-disable-next-line no-control-regex -- they end up in an attribute
    .replace(/[\u0000-\u001f\u007f\s]+/g, ' ')
    .trim()
  if (line.length <= length) return line
  const cut = line.slice(0, length - 1)
  const words = cut.replace(/\s\S*$/, '')
  if (words !== cut) return words + '…'
  const last = cut.charCodeAt(cut.length - 1)
  return (last >= 0xd800 && last < 0xdc00 ? cut.slice(0, -1) : cut) + '…' // no half of a character
}

function dateOf(value: unknown, words: ShareSettings['words']['en'], language: string): string {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  if (isNaN(time)) return ''
  const date = new Date(time)
  const month = words.months[date.getUTCMonth()]
  const day = date.getUTCDate()
  const year = date.getUTCFullYear()
  const written = language === 'uz' ? year + '-yil ' + day + '-' + month : month + ' ' + day + ', ' + year
  return words.firstLesson.replace('{{date}}', written + ', ' + date.toISOString().slice(11, 16) + ' UTC')
}

function priceOf(value: unknown, words: ShareSettings['words']['en']): string {
  if (value === undefined || value === null) return words.free
  const price = typeof value === 'string' ? parseFloat(value) : value
  if (typeof price !== 'number' || !isFinite(price) || price < 0) return ''
  return price === 0 ? words.free : '$' + (price % 1 === 0 ? String(price) : price.toFixed(2))
}

/** As imageSource of api/files.ts: a file name below the files path, and nothing else. */
function pictureOf(value: unknown, filesUrl: string): string {
  const text = typeof value === 'string' ? value.trim().replace(/^\//, '') : ''
  const parts = text.split('/')
  // eslint-disable-next-line no-control-regex -- no file name has them
  if (/[\u0000-\u001f\u007f\\?#<>":]|%[0-9a-f]{2}/i.test(text) || parts.some((part) => /^\.*$/.test(part.trim())))
    return ''
  return filesUrl + '/' + parts.map(encodeURIComponent).join('/')
}

/** A page with the tags of a class, from the body of GET /class/{id} or /group/{id}; the page unchanged if that is no class with a title. */
export function withShareHead(page: string, body: string, shown: Shown, settings: ShareSettings): string {
  let item: Record<string, unknown> | null = null
  try {
    item = JSON.parse(body) as Record<string, unknown> | null
  } catch {
    return page
  }
  const end = page.indexOf('</head>')
  if (typeof item !== 'object' || item === null || item['_id'] !== shown.id || end < 0) return page
  const words = settings.words[shown.language]
  const title = lineOf(item['title'], 90)
  if (title === '') return page
  const facts = [dateOf(item['startDate'], words, shown.language), priceOf(item['price'], words)].filter((one) => one)
  const description = facts
    .concat(lineOf(item['description'], 160))
    .filter((one) => one)
    .join(' · ')
  const picture = pictureOf(item['imageUrl'], settings.filesUrl)
  const tag = (name: string, content: string) =>
    '<meta property="og:' +
    name +
    '" content="' +
    content.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;') +
    '" data-written>'
  const tags = [tag('title', title), tag('description', description), tag('url', settings.siteUrl + shown.address)]
  if (picture !== '') tags.push(tag('image', picture), tag('image:alt', title))
  const replaced =
    picture === ''
      ? /<meta property="og:(title|description|url)"[^>]*>/g
      : /<meta property="og:(title|description|url|image[:a-z]*)"[^>]*>/g
  return page.slice(0, end).replace(replaced, '') + tags.join('') + page.slice(end)
}
