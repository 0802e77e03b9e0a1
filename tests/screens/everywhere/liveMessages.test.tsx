import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import type { Backend } from '../../backend/app.ts'
import type { Fault } from '../../backend/faults.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, type Key, type Values } from '../../words.ts'
import { all } from '../catalog/classesSteps.ts'
import '../contact/contactForms.ts'
import { listen } from '../listen.ts'
import { openApp, renderApp } from '../renderApp.tsx'
import { answered, stopClock } from '../trial/trialForm.ts'
import * as does from './liveMessageSteps.ts'

const chess = listingId('class', 'chess-first-moves')
const details = `/classdetails/${chess}/class`
const edit = `/edit/${chess}/class`

const forgotPath = '/user/forgot-password'
const enrollPath = '/manual-purchase/class'

const fail = (path: string, fault: Omit<Fault, 'path'> = { status: 500 }) => ({ fault: { path, times: 9, ...fault } })
const withoutName = (t: does.Reader['t']) => ({ [t('contact:fields.name')]: '' })
const failChange = (method: string) => fail(`/class/${chess}`, { method, status: 500 })
const lost = { dropConnection: true }
/** The announcement is the name of a dialog, and not in a live region. */
const dialog = { dialog: true } as const

type More = {
  /** The fault, installed before the first request. */
  fault?: Fault
  dialog?: true
  /** Text that no live region contains: it is shown elsewhere, or outdated. */
  not?: Key
  values?: (backend: Backend) => Values
}
type Row = [what: string, address: string, act: (reader: does.Reader) => Promise<unknown>, says: Key, more?: More]

const ofVisitors: Row[] = [
  ['a log-in that fails', '/login', does.logIn, 'messages:login', fail('/user/login')],
  ['a registration that fails', '/signup', does.signUp, 'messages:register', fail('/user/register')],
  ['passwords that differ', '/signup', does.typeAccount('Nihol-12'), 'messages:passwordsDontMatch'],
  ['passwords that match', '/signup', does.typeAccount(), 'account:signup.matching'],
  ['a password that is shown', '/login', does.press('common:password.showPassword'), 'common:password.isVisible'],
  ['an account that is created', '/signup', does.signUp, 'account:signup.doneTitle', dialog],
  ['a reset link that is sent', '/forgot-password', does.forgot, 'account:forgot.sent'],
  ['a reset link that is refused', '/forgot-password', does.forgot, 'messages:forgotStatus', fail(forgotPath)],
  ['a reset link without an answer', '/forgot-password', does.forgot, 'messages:forgotThrown', fail(forgotPath, lost)],
  ['a message that is sent', '/contact-us', does.write, 'contact:contactForm.success'],
  ['a message that is not', '/contact-us', does.write, 'messages:sendStatus', fail('/mail')],
  ['a consultation that is asked for', '/courses/chess', does.consult, 'contact:form.successMessage'],
  ['a consultation that fails', '/courses/chess', does.consult, 'messages:request', fail('/mail')],
  ['a contact that is left', '/support', does.contact(), 'contact:form.successTitle', dialog],
  ['a contact that fails', '/support', does.contact(), 'contact:form.errorTitle', { ...fail('/mail'), ...dialog }],
  ['a contact with empty fields', '/support', does.contact(withoutName), 'contact:form.errorTitle', dialog],
  ['a trial that is requested', '/', does.book(), 'trial:done.requested', dialog],
  ['a trial that fails', '/', does.book(), 'messages:trial', fail('/lesson/trial')],
  [
    'what a failed trial lacks',
    '/',
    does.bookTwice,
    'trial:completeAll',
    { ...fail('/lesson/trial'), not: 'messages:trial' },
  ],
  ['a step of the trial left empty', '/', does.book({}, 'trial:next'), 'trial:fillRequired'],
  ['the last step of the trial left empty', '/', does.book({ ...answered, who: '' }), 'trial:completeAll'],
  [
    'a list that has loaded',
    '/lessons',
    does.see('article'),
    'classes:list.count_other',
    { values: (backend) => ({ shown: all(backend) }) },
  ],
  ['a list that fails', '/lessons', does.see('alert'), 'messages:loadClasses', fail('/class/public')],
  ['what a filter leaves', '/lessons', does.filter, 'classes:list.count_one', { values: () => ({ shown: 1 }) }],
  ['a connection that is lost', '/pricing', does.loseConnection, 'common:offline'],
]
const ofStudents: Row[] = [
  ['an enrollment', details, does.enroll, 'classes:enroll.done', { ...dialog, not: 'classes:enroll.already' }],
  ['an enrollment that fails', details, does.enroll, 'messages:enrollTitle', { ...fail(enrollPath), ...dialog }],
  ['an enrollment that was there', details, does.enroll, 'classes:enroll.already', fail(enrollPath, { status: 409 })],
  ['a class that does not load', details, does.see('alert'), 'messages:loadClassDetails', fail(`/class/${chess}`)],
  ['a log-out', '/dashboard', does.logOut, 'dashboard:sidebar.loggedOut', dialog],
  ['a session that ends', '/dashboard', does.endSession, 'messages:sessionEnded'],
]
const ofTeachers: Row[] = [
  ['an upload that fails', '/add-class-group', does.publish, 'messages:upload', fail('/files')],
  ['a class that is created', '/add-class-group', does.publish, 'teaching:add.done', dialog],
  ['a class that is not created', '/add-class-group', does.publish, 'messages:save', fail('/class')],
  ['a class that is changed', edit, does.press('teaching:edit.submit'), 'teaching:edit.done', dialog],
  ['a class that is not changed', edit, does.press('teaching:edit.submit'), 'messages:save', failChange('PATCH')],
  ['a class that is deleted', edit, does.remove, 'teaching:delete.done', dialog],
  ['a class that is not deleted', edit, does.remove, 'messages:deleteTitle', { ...failChange('DELETE'), ...dialog }],
]
const rows = [
  ...ofVisitors.map((row) => [row, {}] as const),
  ...ofStudents.map((row) => [row, { as: 'malika@nihol.test' }] as const),
  ...ofTeachers.map((row) => [row, { as: 'rustam@nihol.test' }] as const),
].map(([[what, address, act, says, more], as]) => ({ what, address, act, says, more, as }))

stopClock()

let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe.each(['en', 'uz'] as const)('a screen reader user, in %s, hears once', (language) => {
  it.each(rows.filter((_, index) => languagesOf(index).includes(language)))(
    '$what',
    async ({ address, act, says, more: { fault, values, not, ...more } = {}, as }) => {
      const ears = listen()
      stop = ears.stop
      const app = await openApp(address, { language, ...as }, ({ faults }) => fault && faults.add(fault))
      const reader = does.readerOf(app, language)
      await act(reader)
      const words = reader.t(says, values?.(app.backend))

      if (more.dialog)
        expect(within(await screen.findByRole('dialog', { name: words })).getAllByText(words)).toHaveLength(1)
      else await waitFor(() => expect(ears.times(words)).toBeGreaterThan(0))
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
      expect(ears.times(words), 'times said').toBe(more.dialog ? 0 : 1)
      if (not !== undefined) expect(ears.contains(reader.t(not))).toBe(false)
      expect(document.documentElement.lang).toBe(language)
    },
  )
})

it('a screen reader user hears a new page by its heading and title, and a new language by the pressed switch', async () => {
  const { user } = await renderApp('/pricing')
  const footer = within(await screen.findByRole('contentinfo'))
  await user.click(footer.getByRole('link', { name: en('common:nav.howItWorks') }))
  const name = en('site:howItWorks.hero.title')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus())
  expect(document.title).toBe('How it works · Nihol')
  const [button] = screen.getAllByRole('button', { name: 'UZ Oʻzbekcha' })
  await user.click(button!)
  const title = uz('common:titleSuffix', { title: uz('site:meta.howItWorks.title') })
  await waitFor(() => expect(document.title).toBe(title))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-pressed', 'true')
  expect(button).toHaveAttribute('lang', 'uz')
  await changeLanguage('en')
})
