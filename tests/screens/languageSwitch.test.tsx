import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend } from '../backend/msw.ts'
import { password } from '../backend/seed.ts'
import { button, field, page, put } from './accountForms.ts'
import { bodies, errorOf, put as fill } from './contactForms.ts'
import { renderApp } from './renderApp.tsx'
import { answered, openTrial, requested, stopClock, trialWords } from './trialForm.ts'

const student = 'aziza@nihol.test'
const toUzbek = () => act(() => changeLanguage('uz'))
/** Presses the switch, as a reader does. */
async function pressUzbek(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  const [uz] = screen.getAllByRole('button', { name: 'UZ Oʻzbekcha' })
  await user.click(uz!)
  await waitFor(() => expect(document.documentElement.lang).toBe('uz'))
  return uz!
}

stopClock()
beforeEach(() => vi.restoreAllMocks())
afterEach(() => {
  vi.unstubAllGlobals()
  return changeLanguage('en')
})

describe('changing the language', () => {
  it('changes title, html lang and the choice kept on the device, and keeps the address, the switch in focus and what was typed', async () => {
    const { user, address } = await renderApp('/login?next=%2Fclasses')
    await put(user, { Email: student, Password: password })
    await user.click(page().getByRole('checkbox', { name: 'Remember me' }))
    const uz = await pressUzbek(user)
    await waitFor(() => expect(document.title).toBe('Tizimga kirish · Nihol'))
    expect(localStorage.getItem('language')).toBe('uz')
    expect(uz).toHaveFocus()
    expect(address()).toBe('/login?next=%2Fclasses')
    expect([field('Elektron pochta').value, field('Parol').value]).toEqual([student, password])
    expect(page().getByRole('checkbox', { name: 'Meni eslab qolish' })).toBeChecked()
    // What is sent is the same.
    await user.click(button('Kirish'))
    await waitFor(() => expect(address()).toBe('/classes'))
    expect(backend.record.to('POST', '/user/login').map(({ body }) => body)).toEqual([{ email: student, password, password_confirmation: password }])
  })

  it('changes the errors that stand at the fields, and the note of the passwords', async () => {
    const { user } = await renderApp('/signup')
    await put(user, { Email: 'dilshod@', Password: 'Nihol-123', 'Confirm password': 'Nihol-12' })
    expect(page().getByText("Passwords don't match")).toHaveRole('status')
    await pressUzbek(user)
    expect(await page().findByText('Parollar mos kelmadi')).toHaveRole('status')
    await put(user, { 'Parolni tasdiqlang': '3' })
    await user.click(button('Hisob yaratish'))
    await waitFor(() => expect(field('Elektron pochta')).toHaveAccessibleDescription('Elektron pochtani ism@misol.com koʻrinishida kiriting'))
    await act(() => changeLanguage('en'))
    expect(field('Email')).toHaveAccessibleDescription('Enter an email like name@example.com')
    expect(field('Email')).toBeInvalid()
    expect(field('Email')).toHaveFocus()
    expect(field('Email')).toHaveValue('dilshod@')
  })

  it.each([
    ['our own words of a failure follow', { status: 500, body: {} }, 'Registration failed. Please try again.', 'Roʻyxatdan oʻtib boʻlmadi. Iltimos, qaytadan urinib koʻring.'],
    ['the words of the server follow ours', { status: 400, body: { message: 'This email is blocked' } }, /^This email is blocked$/, /^Roʻyxatdan oʻtib boʻlmadi\. Iltimos, qaytadan urinib koʻring\.This email is blocked$/],
    ['the usual words of the server become ours', { status: 409, body: { message: 'This email is taken' } }, /^This email is taken$/, /^Roʻyxatdan .+Bu elektron pochta bilan hisob allaqachon ochilgan\.$/],
  ])('%s', async (_, fault, before, after) => {
    const { user } = await renderApp('/signup')
    backend.faults.add({ path: '/user/register', ...fault })
    await put(user, { Email: 'dilshod@nihol.test', Password: 'Nihol-123', 'Confirm password': 'Nihol-123' })
    await user.click(button('Create Account'))
    expect(await page().findByRole('alert')).toHaveTextContent(before)
    await pressUzbek(user)
    await waitFor(() => expect(page().getByRole('alert')).toHaveTextContent(after))
    expect(page().getAllByRole('alert')).toHaveLength(1)
  })

  it('changes an open question, whose answer still counts', async () => {
    const { user, address } = await renderApp('/dashboard', { as: student })
    await user.click(await screen.findByRole('button', { name: 'Log out' }))
    const question = await screen.findByRole('dialog', { name: 'Are you sure?' })
    await toUzbek()
    await waitFor(() => expect(question).toHaveAccessibleName('Ishonchingiz komilmi?'))
    expect(question).toHaveTextContent('Chiqishni xohlaysizmi?')
    expect(within(question).getByRole('button', { name: 'Bekor qilish' })).toBeVisible()
    expect(within(question).getByRole('button', { name: 'Ha, chiqish' })).toHaveFocus()
    await user.click(within(question).getByRole('button', { name: 'Ha, chiqish' }))
    expect(await screen.findByRole('dialog', { name: 'Tizimdan chiqdingiz' })).toBeInTheDocument()
    expect(address()).toBe('/login')
  })

  it('keeps the contact dialog open with its fields, errors and focus', async () => {
    const { user } = await renderApp('/support')
    await user.click((await screen.findAllByRole('button', { name: 'Ask us to call you' }))[0]!)
    const dialog = await screen.findByRole('dialog', { name: 'Talk to us' })
    const box = within(dialog)
    await fill(user, box, { Name: 'Nodira', Phone: '(555) 123-4567', Email: 'nodira@' })
    await user.click(box.getByRole('button', { name: 'Contact me' }))
    await waitFor(() => expect(errorOf(box, 'textbox', 'Email')).toBe('Enter an email like name@example.com'))
    await toUzbek()
    await waitFor(() => expect(dialog).toHaveAccessibleName('Biz bilan bogʻlaning'))
    expect(errorOf(box, 'textbox', 'Elektron pochta')).toBe('Elektron pochtani ism@misol.com koʻrinishida kiriting')
    expect(box.getByRole('textbox', { name: 'Elektron pochta' })).toHaveFocus()
    await fill(user, box, { 'Elektron pochta': 'nodira@misol.com' })
    await user.click(box.getByRole('button', { name: 'Men bilan bogʻlaning' }))
    await screen.findByRole('dialog', { name: 'Soʻrovingiz muvaffaqiyatli yuborildi!' })
    expect(bodies('/mail')).toEqual([{ name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: 'From Contact Modal' }])
  })

  it('keeps the step of the trial with its answers, errors and focus', async () => {
    const { user, dialog, choose, finish, at } = await openTrial('en', { draft: { ...answered, who: '' } })
    await at('questionnaire')
    const { en, uz } = trialWords
    await finish()
    await dialog.findByText(en.completeAll)
    const focused = document.activeElement
    await toUzbek()
    expect(await dialog.findByText(uz.completeAll)).toBeVisible()
    expect(screen.getByRole('dialog', { name: uz.title })).toBeVisible()
    expect(dialog.getByRole('heading', { level: 3, name: uz.steps.questionnaire.title })).toBeVisible()
    expect(errorOf(dialog, 'radiogroup', uz.fields.who)).toBe('Bittasini tanlang')
    expect(dialog.getByRole('radio', { name: uz.plans.withinMonth })).toBeChecked()
    expect(document.activeElement).toBe(focused)
    await act(() => changeLanguage('en'))
    await choose('I am a parent')
    await toUzbek()
    await user.click(dialog.getByRole('button', { name: uz.finish }))
    await screen.findByRole('dialog', { name: uz.done.requested })
    expect(bodies('/lesson/trial')).toEqual([requested])
  })

  it('keeps the filters of the catalogue, what is found and what is being typed', async () => {
    const { user, address } = await renderApp('/lessons?q=scratch&type=class&category=IT+coding&sort=price')
    const found = await screen.findAllByRole('article')
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), ' ')
    const at = address()
    await toUzbek()
    await waitFor(() => expect(document.title).toBe('Jonli darslar va guruhlar · Nihol'))
    expect(await screen.findByText(`${found.length} ta dars va guruh`)).toHaveRole('status')
    expect(screen.getAllByRole('article')).toHaveLength(found.length)
    expect(screen.getByRole('searchbox', { name: 'Qidiruv' })).toHaveFocus()
    expect(screen.getByRole('searchbox')).toHaveValue('scratch ')
    expect((['Turi', 'Toifa', 'Saralash'] as const).map((name) => screen.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]?.textContent)).toEqual(['Dars', 'Dasturlash (IT)', 'Avval arzonlari'])
    expect(address()).toBe(at)
  })

  it('changes the words of the carousel, and what it says of its place', async () => {
    const Near = class {
      readonly report: (entries: { isIntersecting: boolean }[]) => void
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        this.report = report
      }
      observe() {
        queueMicrotask(() => this.report([{ isIntersecting: true }]))
      }
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Near)
    const { user } = await renderApp('/')
    const carousel = await screen.findByRole('region', { name: 'Reviews from families' })
    await user.click(within(carousel).getByRole('button', { name: 'Next' }))
    await waitFor(() => expect(within(carousel).getByRole('status')).toHaveTextContent('Review 2 of 6'))
    await toUzbek()
    expect(within(carousel).getByRole('status')).toHaveTextContent('Sharh: 2/6')
    expect(carousel).toHaveAccessibleName('Oilalarning sharhlari')
    expect(within(carousel).getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual(['Avtomatik almashinuvni toʻxtatish', 'Oldingi', 'Keyingi'])
    expect(within(carousel).getByRole('button', { name: 'Keyingi' })).toHaveFocus()
    await waitFor(() => expect(within(carousel).getAllByRole('group', { name: /^Sharh: \d\/6$/ }).map((slide) => slide.getAttribute('aria-label'))).toEqual(['Sharh: 2/6']))
  })
})
