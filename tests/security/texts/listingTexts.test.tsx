import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { sentinels, sentinelStudent, sentinelTeacher, type SentinelName } from '../../backend/seed/sentinels.ts'
import { renderApp } from '../../screens/renderApp.tsx'
import { standInView } from '../../screens/view.ts'
import { checkEach } from '../hostile.ts'

const hostile = [
  'markup',
  'rightToLeft',
  'emoji',
  'hugeTitle',
  'longWords',
  'numberTitle',
  'nullTexts',
  'javascriptLink',
  'dataLink',
  'credentialsLink',
  'relativeLink',
  'escapingImage',
  'javascriptImage',
  'extraFields',
  'hugePrice',
] as const satisfies readonly SentinelName[]

/** Every page that shows the texts of a class or group, and who sees it there. */
const pages: [page: string, as: string, address: (name: SentinelName) => string][] = [
  ['class details', sentinelStudent, (name) => `/classdetails/${sentinels[name]._id}/${sentinels[name].type}`],
  ['classroom', sentinelStudent, (name) => `/classroom/${sentinels[name]._id}/${sentinels[name].type}`],
  ['edit form', sentinelTeacher, (name) => `/edit/${sentinels[name]._id}/${sentinels[name].type}`],
]
const lists: [page: string, as: string, address: string][] = [
  ['dashboard of a student', sentinelStudent, '/dashboard'],
  ['dashboard of a teacher', sentinelTeacher, '/dashboard'],
  ['list of classes', sentinelStudent, '/classes?q=sentinel'],
  ['list of classes, sought by markup', sentinelStudent, '/classes?q=%3Cscript%3E'],
]

/** A title without its characters of no width, a joiner within an emoji apart. */
const visible = (title: string) => title.replace(/[\u200b\ufeff]|\u200d(?!\p{Emoji_Presentation})/gu, '').trim()

/** Invariant for all texts: no element, handler, or address from them is in the page or in the tab's title. */
function expectHarmless() {
  expect(document.querySelector('b, script:not([src]), img[onerror], [onload], [onclick], [onerror]')).toBeNull()
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction]')) {
    for (const name of ['href', 'src', 'action', 'formaction']) {
      const address = element.getAttribute(name)
      if (address === null || (name === 'src' && address.startsWith('/api/files/'))) continue
      // A share link may carry a title in its query; what counts is where it leads.
      expect(address.split('?')[0]).not.toMatch(/script:|^data:|evil|\.\./i)
    }
  }
  expect(document.title).not.toMatch(/<\/?title|[\r\n]/)
}

for (const [page, as, address] of pages) {
  checkEach(`hostile texts of a class or group are shown as plain text on the ${page}`, hostile, async (name) => {
    const { backend } = await renderApp(address(name), { as, sentinels: true })
    const { title } = backend.store.listings.byId(sentinels[name].type, sentinels[name]._id)!
    const isText = typeof title === 'string'
    if (page === 'edit form')
      expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe(isText ? title : '')
    else {
      const shown = isText ? visible(title) : 'Untitled'
      await screen.findByRole('heading', { level: 1, name: (_, heading) => heading.textContent === shown })
    }
    expectHarmless()
  })
}

checkEach('hostile texts of a class or group show as text on the', lists, async ([, as, address]) => {
  standInView(() => true)
  await renderApp(address, { as, sentinels: true })
  await waitFor(() =>
    expect(
      within(screen.getByRole('main')).queryAllByRole('article').length +
        within(screen.getByRole('main')).queryAllByRole('listitem').length,
    ).toBeGreaterThan(0),
  )
  expectHarmless()
})
