import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { env } from '@/env.ts'
import { cityName, cityZones } from '@/i18n/cities.ts'
import { i18n } from '@/i18n/i18n.ts'
import { addresses, emails } from '../../house/addresses.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { seriesTitle } from '../catalog/classesSteps.ts'
import '../contact/contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { answered, stopClock } from '../trial/trialForm.ts'
import { pseudoTranslate } from './pseudoWords.ts'

stopClock()
pseudoTranslate()

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
const data = new Set<string>()
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
  data.clear()
  for (const type of ['class', 'group'] as const) {
    const all = [
      ...listings.open(type),
      ...Object.values(emails).flatMap((email) => listings.ownedBy(type, accountId(email))),
    ]
    const ofTeacher = (description = '') => /Teacher: ([^.]+)\.(?: (.+))?$/.exec(description)?.slice(1) ?? []
    for (const value of all.flatMap(({ title, description, link }) => [
      title,
      seriesTitle(title),
      description,
      link,
      ...ofTeacher(description),
    ]))
      if (value) data.add(value)
  }
  for (const value of [
    ...categories.all().map(({ name }) => name),
    env.contactAddress,
    'meet.example.com',
    'Nodira Karimova',
    'Aziza Karimova',
  ])
    data.add(value)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
  await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull())
  return app
}
type App = Awaited<ReturnType<typeof visit>>
const t = (key: string) => i18n.t(key as 'common:brand')
const press = async ({ user }: App, key: string) =>
  user.click((await screen.findAllByRole('button', { name: t(key) }))[0]!)
const chess = listingId('class', 'chess-first-moves')

const opened: { what: string; address: string; as?: keyof typeof emails; does: (app: App) => Promise<unknown> }[] = [
  ...([1, 2, 3, 4] as const).map((step) => ({
    what: `step ${step} of the trial with its errors`,
    address: '/pricing',
    does: async (app: App) => {
      sessionStorage.setItem(
        'draft:trial',
        JSON.stringify({ ...answered, step, [['parentName', 'gradeLevel', 'slot', 'who'][step - 1]!]: '' }),
      )
      await app.user.click((await screen.findAllByRole('button', { name: t('common:nav.bookTrial') }))[0]!)
      await screen.findByRole('dialog')
      await press(app, step === 4 ? 'trial:finish' : 'trial:next')
      await screen.findByText(t(step === 4 ? 'trial:completeAll' : 'trial:fillRequired'))
    },
  })),
  {
    what: 'the confirmation of the trial',
    address: '/pricing',
    does: async (app) => {
      sessionStorage.setItem('draft:trial', JSON.stringify(answered))
      await app.user.click((await screen.findAllByRole('button', { name: t('common:nav.bookTrial') }))[0]!)
      await screen.findByRole('dialog')
      await press(app, 'trial:finish')
      await screen.findByText(t('trial:done.next'))
    },
  },
  {
    what: 'the contact dialog with its alert',
    address: '/support',
    does: async (app) => {
      await press(app, 'site:support.callMe')
      await screen.findByRole('dialog')
      await press(app, 'contact:dialog.contact.submit')
      await screen.findByRole('dialog', { name: t('contact:form.errorTitle') })
    },
  },
  { what: 'the errors of log-in', address: '/login', does: (app) => press(app, 'account:login.submit') },
  { what: 'the errors of sign-up', address: '/signup', does: (app) => press(app, 'account:signup.submit') },
  {
    what: 'the errors of a new class',
    address: '/add-class-group',
    as: 'teacher',
    does: (app) => press(app, 'teaching:add.submit'),
  },
  {
    what: 'the question before deleting',
    address: `/edit/${chess}/class`,
    as: 'teacher',
    does: (app) => press(app, 'teaching:delete.button'),
  },
  {
    what: 'the question before logging out',
    address: '/dashboard',
    as: 'student',
    does: (app) => press(app, 'dashboard:sidebar.logOut'),
  },
  {
    what: 'the question before enrolling',
    address: `/classdetails/${chess}/class`,
    as: 'student',
    does: (app) => press(app, 'classes:enroll.action'),
  },
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

  it.each(opened)('in $what', async ({ address, as, does }) => {
    const app = await visit(address, as)
    await does(app)
    await waitFor(() =>
      expect(document.querySelector('dialog, [role=dialog], [aria-invalid=true], [role=alert]')).not.toBeNull(),
    )
    expect(texts().filter(stranger)).toEqual([])
  })
})
