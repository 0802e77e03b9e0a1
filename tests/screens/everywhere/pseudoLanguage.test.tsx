import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import { cityName, cityZones } from '@/i18n/cities.ts'
import { i18n, startI18n } from '@/i18n/i18n.ts'
import { addresses, emails } from '../../house/addresses.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { seriesTitle } from '../catalog/classesSteps.ts'
import { renderApp } from '../renderApp.tsx'
import { answered, stopClock } from '../trial/trialForm.ts'

type Words = string | { [key: string]: Words }
const bundles = import.meta.glob<Words>('../../../src/i18n/en/*.json', { eager: true, import: 'default' })

const plain = 'aeiouyncszrtldgwhkmpbfvxjq'
const accented = 'áéíóúýñçšžřťľďğŵĥķɱþƀƒṽẋǰʠ'
const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter.toLowerCase())]!)

/** Pseudo-translates a message outside {{values}}, 40 % longer. */
function pseudo(words: Words): Words {
  if (typeof words !== 'string')
    return Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, pseudo(inner)]))
  const strange = words
    .split(/(\{\{.*?\}\})/)
    .map((part) => (part.startsWith('{{') ? part : accent(part)))
    .join('')
  return `${strange}${'é'.repeat(Math.ceil(words.length * 0.4))}`
}

const load = (translate: (words: Words) => Words) => {
  for (const [file, words] of Object.entries(bundles))
    i18n.addResourceBundle('en', file.match(/(\w+)\.json$/)![1]!, translate(words), true, true)
}
beforeAll(async () => {
  await startI18n('en')
  load(pseudo)
})
afterAll(() => load((words) => words))

stopClock()

/** Text that is not translated: figures, dates, zones, and cities of i18n, names, addresses and texts of the contract. */
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const allowed = [
  /https?:\/\/\S+|[\w.+-]+@[\w.-]+\.\w+/g,
  /\$?\d[\d,.:/+%–-]*(?:\s?(?:AM|PM|K))?\+?/g,
  /\band (?=(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b)/g, // weekdays listed by clock.ts
  new RegExp(
    `\\b(?:Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?)(?:day)?\\b|\\b(?:${months}|${months.replace(/([A-Z]\w\w)\w*/g, '$1')}|${months.replace(/([A-Z]\w\w)\w*/g, '$1').toUpperCase()})\\b|\\bSept?\\b`,
    'g',
  ),
  /\b(?:UTC|GMT|[ECMP][SD]T|Nihol|Instagram|Facebook|YouTube|Telegram|WhatsApp|EN|UZ|US|English|Kurs topilmadi)\b|Oʻzbekcha(?: oʻqish)?/g,
  new RegExp(cityZones.map((zone) => cityName(zone, 'en')).join('|'), 'g'),
]
let data: string[] = []
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const stranger = (text: string) => {
  let rest = text
  for (const value of data) rest = rest.replaceAll(value, ' ')
  for (const pattern of allowed) rest = rest.replace(pattern, ' ')
  return /[A-Za-z]{2}/.test(rest)
}

// The dialog library keeps its own hidden buttons.
const unused = '[role=dialog]:not(dialog) [style*="display: none"]'

/** Every visible or announced text and attribute of the page, and its title and description. */
function texts(): string[] {
  const found: string[] = [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement
    if (holder !== null && holder.closest(`script, style, textarea, ${unused}`) === null)
      found.push(walker.currentNode.textContent ?? '')
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(unused) !== null) continue
    for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-roledescription', 'aria-valuetext'])
      found.push(element.getAttribute(name) ?? '')
  }
  return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))]
}

/** Opens an address, and notes which of its texts are data of the backend. */
async function visit(address: string, as: keyof typeof emails | undefined) {
  const app = await renderApp(address, as && { as: emails[as] })
  const { listings, categories } = app.backend.store
  const ofListings = (['class', 'group'] as const)
    .flatMap((type) => [
      ...listings.open(type),
      ...Object.values(emails).flatMap((email) => listings.ownedBy(type, accountId(email))),
    ])
    .flatMap(({ title, description, link }) => [
      title,
      seriesTitle(title),
      description,
      link,
      ...(/Teacher: ([^.]+)\.(?: (.+))?$/.exec(description)?.slice(1) ?? []),
    ])
  const others = [env.contactAddress, 'meet.example.com', 'Nodira Karimova', 'Aziza Karimova']
  data = [...new Set([...ofListings, ...categories.all().map(({ name }) => name), ...others])].filter(isText)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  return app
}
type App = Awaited<ReturnType<typeof visit>>
const t = (key: string) => i18n.t(key as 'common:brand')
const press =
  (...keys: string[]) =>
  async ({ user }: App) => {
    for (const key of keys) await user.click((await screen.findAllByRole('button', { name: t(key) }))[0]!)
  }
const book = (step: number, then: string, says: string, without: object) => async (app: App) => {
  sessionStorage.setItem('draft:trial', JSON.stringify({ ...answered, step, ...without }))
  await press('common:nav.bookTrial')(app)
  await screen.findByRole('dialog')
  await press(`trial:${then}`)(app)
  await screen.findByText(t(`trial:${says}`))
}
const chess = listingId('class', 'chess-first-moves')

const opened: [what: string, address: string, does: (app: App) => Promise<unknown>, as?: keyof typeof emails][] = [
  ['step 1 of the trial with its errors', '/pricing', book(1, 'next', 'fillRequired', { parentName: '' })],
  ['step 2 of the trial with its errors', '/pricing', book(2, 'next', 'fillRequired', { gradeLevel: '' })],
  ['step 3 of the trial with its errors', '/pricing', book(3, 'next', 'fillRequired', { slot: '' })],
  ['step 4 of the trial with its errors', '/pricing', book(4, 'finish', 'completeAll', { who: '' })],
  ['the confirmation of the trial', '/pricing', book(4, 'finish', 'done.next', {})],
  [
    'the contact dialog with its alert',
    '/support',
    async (app) => {
      await press('site:support.callMe', 'contact:dialog.contact.submit')(app)
      await screen.findByRole('dialog', { name: t('contact:form.errorTitle') })
    },
  ],
  ['the errors of log-in', '/login', press('account:login.submit')],
  ['the errors of sign-up', '/signup', press('account:signup.submit')],
  ['the errors of a new class', '/add-class-group', press('teaching:add.submit'), 'teacher'],
  ['the question before deleting', `/edit/${chess}/class`, press('teaching:delete.button'), 'teacher'],
  ['the question before logging out', '/dashboard', press('dashboard:sidebar.logOut'), 'student'],
  ['the question before enrolling', `/classdetails/${chess}/class`, press('classes:enroll.action'), 'student'],
]

describe('with every message pseudo-translated, no other text is left', () => {
  it.each([...addresses, { address: '/no-such-page', as: undefined }, { address: '/courses/none', as: undefined }])(
    'on $address for $as',
    async ({ address, as }) => {
      await visit(address, as)
      expect(document.title).toMatch(/[^\u0000-\u007f]/)
      expect(texts().filter(stranger)).toEqual([])
    },
  )

  it.each(opened)('in %s', async (_, address, does, as) => {
    const app = await visit(address, as)
    await does(app)
    await waitFor(() =>
      expect(document.querySelector('dialog, [role=dialog], [aria-invalid=true], [role=alert]')).not.toBeNull(),
    )
    expect(texts().filter(stranger)).toEqual([])
  })
})
