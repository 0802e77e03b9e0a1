import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { changeLanguage, i18n } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import type { Backend } from '../../backend/app.ts'
import type { Fault } from '../../backend/faults.ts'
import { listingId } from '../../backend/seed/seed.ts'
import '../contact/contactForms.ts'
import { listen } from '../listen.ts'
import { renderApp } from '../renderApp.tsx'
import { pictureFile } from '../teaching/teachingForm.ts'
import { en, uz } from '../../words.ts'
import { answered, stopClock } from '../trial/trialForm.ts'

const student = 'malika@nihol.test'
const teacher = 'rustam@nihol.test'
const chess = listingId('class', 'chess-first-moves')
const details = `/classdetails/${chess}/class`
const edit = `/edit/${chess}/class`

type Options = Readonly<Record<string, string | number>>
type Reader = ReturnType<typeof readerOf>
type Row = {
  what: string
  address: string
  as?: string
  /** The fault, installed before the first request. */
  fault?: Fault
  before?: (backend: Backend) => void
  /** What the person does; `says` is what is then announced, in a live region or as the name of a dialog. */
  does: (reader: Reader) => Promise<unknown>
  says: readonly [key: string, options?: Options]
  dialog?: true
  /** What no live region contains then: it is shown elsewhere, or outdated. */
  not?: string
}

/** Finds and uses elements by the messages of the language. */
function readerOf({ user, backend }: Awaited<ReturnType<typeof renderApp>>, language: Language) {
  const t = (key: string, options: Options = {}) =>
    i18n.t(key as 'common:brand', { ...options, lng: language }) as string
  const button = (key: string) => screen.findByRole('button', { name: t(key) })
  const inDialog = async (title: string, key: string) =>
    user.click(within(await screen.findByRole('dialog', { name: t(title) })).getByRole('button', { name: t(key) }))
  return {
    t,
    user,
    backend,
    press: async (key: string) => user.click(await button(key)),
    inDialog,
    sure: (key: string) => inDialog('common:areYouSure', key),
    type: async (texts: Readonly<Record<string, string>>, box: HTMLElement = document.body) => {
      for (const [key, text] of Object.entries(texts))
        fireEvent.change(await within(box).findByLabelText(t(key), { selector: 'input, textarea' }), {
          target: { value: text },
        })
    },
    /** Submits the form of this name; focus loads those that load late. */
    send: async (key: string, texts: Readonly<Record<string, string>>) => {
      await screen.findByRole('heading', { level: 1 })
      for (const place of document.querySelectorAll<HTMLElement>('#consultation, main [tabindex="-1"]:has(.skeleton)'))
        place.focus()
      const form = await screen.findByRole('form', { name: t(key) })
      for (const [label, text] of Object.entries(texts))
        fireEvent.change(within(form).getByLabelText(t(label)), { target: { value: text } })
      await user.click(within(form).getByRole('button'))
    },
  }
}

const lead = {
  'contact:fields.name': 'Nodira',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.email': 'nodira@misol.com',
}
const letter = {
  'contact:fields.firstName': 'Nodira',
  'contact:fields.lastName': 'Karimova',
  'contact:fields.email': 'nodira@misol.com',
  'contact:fields.phone': '(555) 123-4567',
  'contact:fields.message': 'Salom',
}
const account = { 'account:email': 'new@nihol.test', 'account:password': 'Nihol-123', 'account:confirm': 'Nihol-123' }
const fail = (path: string, method?: string, fault: Omit<Fault, 'path'> = { status: 500 }): Fault => ({
  path,
  times: 9,
  ...(method && { method }),
  ...fault,
})

const logIn = async ({ type, press }: Reader) => {
  await type({ 'account:email': 'aziza@nihol.test', 'account:password': 'not it' })
  await press('account:login.submit')
}
const signUp = async ({ type, press }: Reader) => {
  await type(account)
  await press('account:signup.submit')
}
const forgot = async ({ type, press }: Reader) => {
  await type({ 'account:email': 'aziza@nihol.test' })
  await press('account:forgot.submit')
}
const contact = async ({ press, inDialog, type }: Reader, texts = lead) => {
  await press('site:support.callMe')
  await type(texts, await screen.findByRole('dialog'))
  await inDialog('contact:dialog.contact.title', 'contact:dialog.contact.submit')
}
const book = async ({ user, t, inDialog }: Reader, draft: object = answered, last = 'trial:finish') => {
  await screen.findByRole('heading', { level: 1 })
  sessionStorage.setItem('draft:trial', JSON.stringify(draft))
  await user.click(within(screen.getByRole('main')).getAllByRole('button', { name: t('common:nav.bookTrial') })[0]!)
  await inDialog('trial:title', last)
}
const enrol = async ({ user, t, sure }: Reader) => {
  await waitFor(() => expect(screen.getByRole('button', { name: t('classes:enrol.action') })).toBeEnabled())
  await user.click(screen.getByRole('button', { name: t('classes:enrol.action') }))
  await sure('classes:enrol.yes')
}
const publish = async ({ type, press, t, user }: Reader) => {
  await type({
    'teaching:field.title': 'Robots',
    'teaching:field.description': 'A first robot.',
    'teaching:field.link': 'https://meet.example.com/robots',
  })
  await user.upload(screen.getByLabelText(t('teaching:field.image')), pictureFile())
  await press('teaching:add.submit')
}
const remove = async ({ press, sure }: Reader) => {
  await press('teaching:delete.button')
  await sure('teaching:delete.yes')
}

const rows: Row[] = [
  { what: 'a log-in that fails', address: '/login', fault: fail('/user/login'), does: logIn, says: ['messages:login'] },
  {
    what: 'a registration that fails',
    address: '/signup',
    fault: fail('/user/register'),
    does: signUp,
    says: ['messages:register'],
  },
  {
    what: 'passwords that differ',
    address: '/signup',
    does: ({ type }) => type({ ...account, 'account:confirm': 'Nihol-12' }),
    says: ['messages:passwordsDontMatch'],
  },
  {
    what: 'passwords that match',
    address: '/signup',
    does: ({ type }) => type(account),
    says: ['account:signup.matching'],
  },
  {
    what: 'a password that is shown',
    address: '/login',
    does: ({ press }) => press('common:password.showPassword'),
    says: ['common:password.isVisible'],
  },
  {
    what: 'an account that is created',
    address: '/signup',
    does: signUp,
    says: ['account:signup.doneTitle'],
    dialog: true,
  },
  { what: 'a reset link that is sent', address: '/forgot-password', does: forgot, says: ['account:forgot.sent'] },
  {
    what: 'a reset link that is refused',
    address: '/forgot-password',
    fault: fail('/user/forgot-password'),
    does: forgot,
    says: ['messages:forgotStatus'],
  },
  {
    what: 'a reset link without an answer',
    address: '/forgot-password',
    fault: fail('/user/forgot-password', 'POST', { dropConnection: true }),
    does: forgot,
    says: ['messages:forgotThrown'],
  },
  {
    what: 'a message that is sent',
    address: '/contact-us',
    does: ({ send }) => send('contact:contactForm.label', letter),
    says: ['contact:contactForm.success'],
  },
  {
    what: 'a message that is not',
    address: '/contact-us',
    fault: fail('/mail'),
    does: ({ send }) => send('contact:contactForm.label', letter),
    says: ['messages:sendStatus'],
  },
  {
    what: 'a consultation that is asked for',
    address: '/courses/chess',
    does: ({ send }) => send('contact:consultation.form', lead),
    says: ['contact:form.successMessage'],
  },
  {
    what: 'a consultation that fails',
    address: '/courses/chess',
    fault: fail('/mail'),
    does: ({ send }) => send('contact:consultation.form', lead),
    says: ['messages:request'],
  },
  {
    what: 'a contact that is left',
    address: '/support',
    does: contact,
    says: ['contact:form.successTitle'],
    dialog: true,
  },
  {
    what: 'a contact that fails',
    address: '/support',
    fault: fail('/mail'),
    does: contact,
    says: ['contact:form.errorTitle'],
    dialog: true,
  },
  {
    what: 'a contact with empty fields',
    address: '/support',
    does: (reader) => contact(reader, { ...lead, 'contact:fields.name': '' }),
    says: ['contact:form.errorTitle'],
    dialog: true,
  },
  { what: 'a trial that is requested', address: '/', does: book, says: ['trial:done.requested'], dialog: true },
  { what: 'a trial that fails', address: '/', fault: fail('/lesson/trial'), does: book, says: ['messages:trial'] },
  {
    what: 'what is missing after a trial that failed',
    address: '/',
    fault: fail('/lesson/trial'),
    says: ['trial:completeAll'],
    not: 'messages:trial',
    does: async (reader) => {
      await book(reader)
      await screen.findByText(reader.t('messages:trial'))
      await reader.user.click(screen.getByRole('radio', { name: reader.t('trial:sources.other') }))
      await reader.press('trial:finish')
    },
  },
  {
    what: 'a step of the trial left empty',
    address: '/',
    does: (reader) => book(reader, {}, 'trial:next'),
    says: ['trial:fillRequired'],
  },
  {
    what: 'the last step of the trial left empty',
    address: '/',
    does: (reader) => book(reader, { ...answered, who: '' }),
    says: ['trial:completeAll'],
  },
  {
    what: 'an enrolment',
    address: details,
    as: student,
    does: enrol,
    says: ['classes:enrol.done'],
    dialog: true,
    not: 'classes:enrol.already',
  },
  {
    what: 'an enrolment that fails',
    address: details,
    as: student,
    fault: fail('/manual-purchase/class', 'POST'),
    does: enrol,
    says: ['messages:enrolTitle'],
    dialog: true,
  },
  {
    what: 'an enrolment that was there',
    address: details,
    as: student,
    fault: fail('/manual-purchase/class', 'POST', { status: 409 }),
    does: enrol,
    says: ['classes:enrol.already'],
  },
  {
    what: 'a list that has loaded',
    address: '/lessons',
    before: ({ store }) =>
      store.listings
        .open('group')
        .slice(1)
        .forEach(({ _id }) => store.listings.remove('group', _id)),
    does: () => screen.findAllByRole('article'),
    says: ['classes:list.count'],
  },
  {
    what: 'a list that fails',
    address: '/lessons',
    fault: fail('/class/public'),
    does: () => screen.findByRole('alert'),
    says: ['messages:loadClasses'],
  },
  {
    what: 'what a filter leaves',
    address: '/lessons',
    does: async ({ user }) => user.type(await screen.findByRole('searchbox'), 'scratch studio'),
    says: ['classes:list.count', { count: 1, shown: 1 }],
  },
  {
    what: 'a class that does not load',
    address: details,
    as: student,
    fault: fail(`/class/${chess}`),
    does: () => screen.findByRole('alert'),
    says: ['messages:loadClassDetails'],
  },
  {
    what: 'an upload that fails',
    address: '/add-class-group',
    as: teacher,
    fault: fail('/files'),
    does: publish,
    says: ['messages:upload'],
  },
  {
    what: 'a class that is created',
    address: '/add-class-group',
    as: teacher,
    does: publish,
    says: ['teaching:add.done'],
    dialog: true,
  },
  {
    what: 'a class that is not created',
    address: '/add-class-group',
    as: teacher,
    fault: fail('/class', 'POST'),
    does: publish,
    says: ['messages:save'],
  },
  {
    what: 'a class that is changed',
    address: edit,
    as: teacher,
    does: ({ press }) => press('teaching:edit.submit'),
    says: ['teaching:edit.done'],
    dialog: true,
  },
  {
    what: 'a class that is not changed',
    address: edit,
    as: teacher,
    fault: fail(`/class/${chess}`, 'PATCH'),
    does: ({ press }) => press('teaching:edit.submit'),
    says: ['messages:save'],
  },
  {
    what: 'a class that is deleted',
    address: edit,
    as: teacher,
    does: remove,
    says: ['teaching:delete.done'],
    dialog: true,
  },
  {
    what: 'a class that is not deleted',
    address: edit,
    as: teacher,
    fault: fail(`/class/${chess}`, 'DELETE'),
    does: remove,
    says: ['messages:deleteTitle'],
    dialog: true,
  },
  {
    what: 'a log-out',
    address: '/dashboard',
    as: student,
    says: ['dashboard:sidebar.loggedOut'],
    dialog: true,
    does: async ({ press, sure }) => {
      await press('dashboard:sidebar.logOut')
      await sure('dashboard:sidebar.logOutYes')
    },
  },
  {
    what: 'a session that ends',
    address: '/dashboard',
    as: student,
    says: ['messages:sessionEnded'],
    does: async ({ backend, t }) => {
      await screen.findByRole('button', { name: t('dashboard:sidebar.logOut') })
      backend.faults.add(fail('/manual-purchase', 'GET', { status: 401 }))
      await act(() => queryClient.invalidateQueries())
      await screen.findByRole('button', { name: t('account:login.submit') })
    },
  },
  {
    what: 'a connection that is lost',
    address: '/pricing',
    says: ['common:offline'],
    does: async () => {
      await screen.findByRole('heading', { level: 1 })
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      act(() => void window.dispatchEvent(new Event('offline')))
    },
  },
]

stopClock()
let stop = () => {}
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe.each(['en', 'uz'] as const)('a screen reader user, in %s, hears once', (language) => {
  it.each(rows)('$what', async ({ address, as, fault, before, does, says: [key, options], dialog, not }) => {
    const ears = listen()
    stop = ears.stop
    const app = await renderApp(address, { language, ...(as && { as }) })
    if (fault) app.backend.faults.add(fault)
    before?.(app.backend)
    await i18n.loadNamespaces(['account', 'classes', 'contact', 'dashboard', 'messages', 'site', 'teaching', 'trial'])
    const reader = readerOf(app, language)
    await does(reader)
    const count =
      key === 'classes:list.count' && options === undefined
        ? app.backend.store.listings.open('class').length + app.backend.store.listings.open('group').length
        : undefined
    const words = () => reader.t(key, options ?? (count === undefined ? {} : { count, shown: count }))

    if (dialog)
      expect(within(await screen.findByRole('dialog', { name: words() })).getAllByText(words())).toHaveLength(1)
    else await waitFor(() => expect(ears.times(words())).toBeGreaterThan(0))
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
    expect(words()).not.toContain('{{')
    expect(ears.times(words()), 'times said').toBe(dialog ? 0 : 1)
    if (not !== undefined) expect(ears.stands(reader.t(not))).toBe(false)
    expect(document.documentElement.lang).toBe(language)
  })
})

describe('a screen reader user', () => {
  it('hears a new page by its heading and title, and a new language by the pressed switch', async () => {
    const { user } = await renderApp('/pricing')
    await user.click(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: en('common:nav.howItWorks') }),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: en('site:howItWorks.hero.title') })).toHaveFocus(),
    )
    expect(document.title).toBe('How it works · Nihol')
    const [button] = screen.getAllByRole('button', { name: 'UZ Oʻzbekcha' })
    await user.click(button!)
    await waitFor(() =>
      expect(document.title).toBe(uz('common:titleSuffix', { title: uz('site:meta.howItWorks.title') })),
    )
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveAttribute('lang', 'uz')
    await changeLanguage('en')
  })
})
